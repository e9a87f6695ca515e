import type { Currency } from '@sigorta/contracts/money';
import { type Account, inLira, type Line, shareOf } from './entry.ts';
import type { OrderFacts } from './order-facts.ts';

interface Sale {
  orderId: string;
  /** kuruş: what the buyer was asked for, what a coupon took off, and what is still held for him */
  price: number;
  discount: number;
  held: number;
}

const basis = 10_000;

/** To whom a premium is owed, in its own currency: what is owed is negative. */
function shares({ insurerId, partnerId, sale }: OrderFacts, minor: number, currency: Currency): Line[] {
  const { commission = 0, partner = 0 } = sale?.terms ?? {};
  const ours = shareOf(minor, commission, basis);
  const theirs = shareOf(ours, partner, basis);
  return [
    { account: 'insurer', owner: insurerId, currency, minor: ours - minor },
    { account: 'commission', owner: insurerId, currency, minor: theirs - ours },
    { account: 'partner', owner: partnerId, currency, minor: -theirs },
  ];
}

/** A premium in another currency is owed in it; what stands in lira against it shows what the rate did, once it is paid. */
export function inForceLines(facts: OrderFacts, { orderId, price, discount, held }: Sale): Line[] {
  const lira = price + discount;
  const premium = facts.sale?.premium ?? { minor: lira, currency: 'TRY' as const };
  const { currency } = premium;
  const paid = [
    inLira('buyer', orderId, held),
    inLira('coupon', orderId, discount),
    inLira('goodwill', orderId, price - held),
  ];
  if (currency === 'TRY') return [...paid, ...shares(facts, lira, currency)];
  return [
    ...paid,
    inLira('fx', currency, -lira),
    { account: 'fx', owner: currency, currency, minor: premium.minor },
    ...shares(facts, premium.minor, currency),
  ];
}

const sharing: ReadonlySet<Account> = new Set(['insurer', 'commission', 'partner']);

/** What a policy that ended gives back of the lines it came into force by. @returns `back`: kuruş that are the buyer's or ours */
export function endedLines(
  orderId: string,
  inForce: readonly Line[],
  { part, whole }: { part: number; whole: number },
): { lines: Line[]; back: number } {
  const owed = inForce.filter(({ account }) => sharing.has(account));
  const premium = -owed.reduce((sum, { minor }) => sum + minor, 0);
  const total = shareOf(premium, part, whole);
  const others = owed
    .filter(({ account }) => account !== 'commission')
    .map((line) => ({ ...line, minor: shareOf(-line.minor, part, whole) }));
  /* commission takes what does not divide */
  const rest = total - others.reduce((sum, { minor }) => sum + minor, 0);
  const insurer = owed.find(({ account }) => account !== 'partner');
  const lines: Line[] = insurer ? [...others, { ...insurer, account: 'commission', minor: rest }] : others;
  const pair = inForce
    .filter(({ account }) => account === 'fx')
    .map((line) => ({
      ...line,
      minor: line.currency === 'TRY' ? shareOf(-line.minor, part, whole) : -total,
    }));
  const lira = pair.find(({ currency }) => currency === 'TRY');
  const discount = inForce.find(({ account }) => account === 'coupon')?.minor ?? 0;
  const coupon = shareOf(discount, part, whole);
  return {
    lines: [...lines, ...pair, inLira('coupon', orderId, -coupon)],
    back: (lira?.minor ?? total) - coupon,
  };
}
