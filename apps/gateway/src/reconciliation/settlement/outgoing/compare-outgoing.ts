import type { Currency } from '@sigorta/contracts/money';
import { addDays, daysBetween, type IsoDate } from '@sigorta/validators/iso-date';
import type { Difference } from '../../compare/kinds.ts';
import { afterBankingDays } from './banking-days.ts';
import { explainedLines } from './explained-lines.ts';
import type { OutgoingLine, OutgoingSides, PartyPaid } from './sides.ts';

/*
 * What we paid to insurers and partners, by our books, against what left our account, by the bank. Pure: what may still come is only
 * told when its clock has run out, and nothing is concluded from days of the account that were not read.
 */

/** from the day the bank sent it, or from the day our books had it, until a side is missing */
const patienceDays = 5;

/** a line this far from the payment that it names is another one: banks use a reference again in another year */
export const windowDays = 10;

/** Whose books: of each account by itself, because one may be silent while another answers. */
export const bankSource = (currency: Currency): string =>
  currency === 'TRY' ? 'bank' : `bank-${currency.toLowerCase()}`;

/** The end of a day of Istanbul. */
const endOf = (day: IsoDate): Date => new Date(`${day}T21:00:00Z`);

const isOver = (day: IsoDate, today: IsoDate): boolean => afterBankingDays(day, patienceDays) < today;

const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? other : one);

/** Whether every day on which a payment may have left was read. */
function isLookedFor({ daysRead }: OutgoingSides, day: IsoDate): boolean {
  const count = daysBetween(day, afterBankingDays(day, patienceDays)) + 1;
  return Array.from({ length: count }, (_, after) => addDays(day, after)).every((one) => daysRead.has(one));
}

const told = (
  { currency }: OutgoingSides,
  kind: Difference['kind'],
  subject: string,
  day: IsoDate,
  sums: Pick<Difference, 'hereMinor' | 'outsideMinor'>,
): Difference => ({
  kind,
  source: bankSource(currency),
  subject,
  orderId: null,
  currency,
  detail: day,
  at: endOf(day),
  ...sums,
});

/** One payment of ours and the lines that name it. */
function comparePayment(
  sides: OutgoingSides,
  payment: PartyPaid,
  lines: readonly OutgoingLine[],
  today: IsoDate,
): Difference | null {
  const { reference, day, amountMinor: hereMinor } = payment;
  const outsideMinor = lines.reduce((sum, { amountMinor }) => sum - amountMinor, 0);
  const say = (kind: Difference['kind']) => told(sides, kind, reference, day, { hereMinor, outsideMinor });
  if (outsideMinor === hereMinor) return null;
  if (outsideMinor > hereMinor) {
    const whole = lines.filter(({ amountMinor }) => -amountMinor === hereMinor);
    return say(whole.length > 1 ? 'party-paid-twice' : 'party-differs');
  }
  /* the rest may follow, and the line may be named after its payment is known */
  if (!isOver(laterOf(day, payment.enteredOn), today)) return null;
  if (lines.length > 0) return say('party-differs');
  return isLookedFor(sides, day) ? say('party-not-banked') : null;
}

/** Everything in which our payments and the lines that left one of our accounts differ. @param today of Istanbul */
export function compareOutgoing(sides: OutgoingSides, today: IsoDate): Difference[] {
  const byName = Map.groupBy(sides.lines, ({ named }) => named);
  const own = new Set<string>();
  const found: Difference[] = [];
  for (const payment of sides.payments) {
    const lines = (byName.get(payment.reference) ?? []).filter(
      ({ day }) => Math.abs(daysBetween(payment.day, day)) <= windowDays,
    );
    for (const { id } of lines) own.add(id);
    const difference = comparePayment(sides, payment, lines, today);
    if (difference) found.push(difference);
  }
  const left = sides.lines.filter(({ id, amountMinor }) => amountMinor < 0 && !own.has(id));
  const explained = explainedLines(left, sides.sentBack, windowDays);
  for (const { id, day, amountMinor } of left)
    if (!explained.has(id) && isOver(day, today))
      found.push(told(sides, 'outgoing-unknown', id, day, { hereMinor: null, outsideMinor: -amountMinor }));
  return found.filter(({ at }) => at >= endOf(sides.from));
}
