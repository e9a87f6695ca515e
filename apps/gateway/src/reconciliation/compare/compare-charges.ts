import { compareReturns } from './compare-returns.ts';
import type { Difference, DifferenceKind } from './kinds.ts';
import type { OurCharge, OutsideCharge } from './sides.ts';

/** An attempt that may still take money: the machine asks about it by itself. */
const isUnderWay = ({ st }: OurCharge): boolean => st === 'open' || st === 'authed' || st === 'asked';

/** What is still with the provider of a charge, in the smallest unit; what nobody can tell counts as nothing returned. */
const heldMinor = ({ paidMinor, returns }: OutsideCharge): number =>
  paidMinor - (returns ?? []).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** What differs of a charge that both books hold; null when nothing does. */
function whatDiffers(ours: OurCharge, outside: OutsideCharge): string | null {
  if (ours.paidMinor !== outside.paidMinor) return 'amount';
  if (ours.currency !== outside.currency) return 'currency';
  const { installmentCount } = outside;
  if (installmentCount !== null && installmentCount !== ours.installmentCount) return 'installments';
  if (ours.paymentId !== null && ours.paymentId !== outside.paymentId) return 'payment';
  if (outside.orderId !== null && outside.orderId !== ours.orderId) return 'order';
  return null;
}

interface Sides {
  ours: OurCharge | null;
  outside: OutsideCharge | null;
}

function difference(kind: DifferenceKind, { ours, outside }: Sides, detail: string | null): Difference {
  return {
    kind,
    source: outside?.provider ?? ours?.provider ?? '',
    subject: ours?.attemptId ?? outside?.attemptId ?? outside?.paymentId ?? '',
    orderId: ours?.orderId ?? outside?.orderId ?? null,
    hereMinor: ours?.st === 'charged' ? ours.paidMinor : null,
    outsideMinor: outside?.paidMinor ?? null,
    currency: outside?.currency ?? ours?.currency ?? 'TRY',
    detail: detail ?? outside?.paymentId ?? ours?.paymentId ?? null,
    at: outside?.at ?? ours?.at ?? new Date(0),
  };
}

/**
 * One charge in both books. `null` says that the book holds none, which for the outside has to be proven by a question of its own.
 * @param isPaid whether an order of ours is paid already: money of another attempt for it is a second payment
 */
export function compareCharge(sides: Sides, isPaid: (orderId: string) => boolean): Difference[] {
  const { ours, outside } = sides;
  if (ours === null) {
    /* all of it went back: nobody's money is missing */
    if (outside === null || heldMinor(outside) <= 0) return [];
    const isSecond = outside.orderId !== null && isPaid(outside.orderId);
    return [difference(isSecond ? 'charged-twice' : 'charge-unknown', sides, null)];
  }
  if (isUnderWay(ours)) return [];
  if (outside === null) return ours.st === 'charged' ? [difference('charge-absent', sides, null)] : [];
  if (ours.st === 'none') return heldMinor(outside) > 0 ? [difference('charge-not-here', sides, null)] : [];
  const what = whatDiffers(ours, outside);
  return [
    ...(what === null ? [] : [difference('charge-differs', sides, what)]),
    ...compareReturns(ours, outside),
  ];
}

const promisedMinor = ({ returns }: OurCharge): number =>
  returns.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/**
 * A quote is paid once. Charges of ours that are not promised back whole, beside another one of the same quote.
 * @param charges of ours that took money
 */
export function compareQuotes(charges: readonly OurCharge[]): Difference[] {
  const kept = charges.filter(
    (one) => one.st === 'charged' && promisedMinor(one) < one.paidMinor && one.currency === 'TRY',
  );
  const byQuote = Map.groupBy(kept, ({ quoteId }) => quoteId);
  return [...byQuote.values()].flatMap((same) => {
    const [, ...others] = same.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    return others.map((ours) => difference('charged-twice', { ours, outside: null }, null));
  });
}
