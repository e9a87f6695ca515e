import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { DayRow, InquiryAnswer, PaymentProvider } from '../payments/provider/provider.ts';
import { readDay } from '../payments/provider/read-day.ts';
import type { OutsideCharge } from './compare/sides.ts';
import type { Period } from './our-records.ts';

const dayMs = 24 * 3_600_000;

/** Days of Istanbul that a period touches. */
function daysOf({ from, until }: Period): string[] {
  const days = new Set<string>();
  for (let at = from.getTime(); at < until.getTime(); at += dayMs) days.add(todayInIstanbul(new Date(at)));
  days.add(todayInIstanbul(new Date(until.getTime() - 1)));
  return [...days];
}

/** What a provider lists of one payment: of its charge, and of what went back in these days. */
export interface Listed {
  paymentId: string;
  /** null: charged on another day */
  charge: OutsideCharge | null;
  returns: readonly DayRow[];
}

const listedOf = (provider: string, paymentId: string, rows: readonly DayRow[]): Listed => {
  const charge = rows.find(({ kind }) => kind === 'charge');
  const returns = rows.filter(({ kind }) => kind !== 'charge');
  return {
    paymentId,
    returns,
    charge: charge
      ? {
          provider,
          attemptId: charge.reference === '' ? null : charge.reference,
          /* the list of a day does not hold it */
          orderId: null,
          paymentId,
          paidMinor: charge.amountMinor,
          currency: charge.currency,
          installmentCount: charge.installmentCount,
          at: charge.at,
          returns: returns.map(({ reference, amountMinor, at, providerId }) => ({
            reference,
            amountMinor,
            at,
            providerId,
          })),
          returnsBy: returns.every(({ reference }) => reference !== null) ? 'reference' : 'amount',
        }
      : null,
  };
};

/** Everything a provider lists of a period; null where it has no list, `unanswered` when one of its days cannot be read. */
export async function readListed(
  provider: PaymentProvider,
  period: Period,
): Promise<Listed[] | null | 'unanswered'> {
  const rows: DayRow[] = [];
  for (const day of daysOf(period)) {
    const answer = await readDay(provider, day);
    if (answer.result === 'no-list') return null;
    if (answer.result === 'question-failed') return 'unanswered';
    rows.push(...answer.rows);
  }
  return [...Map.groupBy(rows, ({ paymentId }) => paymentId)].map(([paymentId, ofPayment]) =>
    listedOf(provider.name, paymentId, ofPayment),
  );
}

/**
 * A charge by the provider's answer about one attempt, which it signs or which is its own book of the order; null: proven
 * that no money was taken; `unanswered`: nobody can tell.
 * @param listed the same payment in the list of its day, which tells more of it
 */
export function chargeIn(
  provider: string,
  answer: InquiryAnswer,
  listed: OutsideCharge | null,
  at: Date,
): OutsideCharge | null | 'unanswered' {
  switch (answer.result) {
    case 'question-failed':
      return 'unanswered';
    case 'declined':
    case 'pending':
    case 'absent':
      return null;
    case 'charged': {
      const returns = answer.returns.map(({ reference, amountMinor, at: when, providerId }) => ({
        reference,
        amountMinor,
        at: when,
        providerId,
      }));
      return {
        provider,
        attemptId: answer.attemptId,
        orderId: answer.orderId,
        paymentId: answer.paymentId,
        paidMinor: answer.paidMinor,
        /* an answer in another currency is never read as a charge */
        currency: 'TRY',
        installmentCount: listed?.installmentCount ?? null,
        at: listed?.at ?? at,
        returns: answer.returnsBy === 'nothing' ? null : returns,
        returnsBy: answer.returnsBy === 'reference' ? 'reference' : 'amount',
      };
    }
  }
}
