import type { FeeTerms, InstallmentFee } from '../../platform/config.ts';

/** One movement that a payout holds, as its provider lists it. Amounts in kuruş. */
export interface PayoutRow {
  kind: 'charge' | 'return' | 'chargeback';
  /** the row among those of its payout, the same at every reading */
  id: string;
  /** the reference we sent with it, or that of the charge where the provider keeps no other; null: none */
  reference: string | null;
  paymentId: string | null;
  installmentCount: number;
  /** what was charged, went back or was taken back; never negative */
  grossMinor: number;
  /** what the provider keeps of it */
  feeMinor: number;
  /** what it adds to the payout; negative where it takes from it */
  netMinor: number;
  at: Date;
}

/** Money that left the provider for our bank account. */
export interface Payout {
  /** the provider's, never used twice; the bank's line names it */
  reference: string;
  /** of Istanbul, on which it left */
  day: string;
  rows: readonly PayoutRow[];
}

export type PayoutsAnswer =
  | { result: 'payouts'; payouts: readonly Payout[] }
  /** no file, a file that is none, or whose sum is not that of its rows: nothing follows from it */
  | { result: 'question-failed'; why: string };

/** What a provider pays out. Its file is not signed: it is believed as far as it adds up, and compared. */
export interface Settlement {
  fee: FeeTerms;
  /** of a number that it does not name nobody can say what is kept */
  installmentFees: readonly InstallmentFee[];
  /** from a charge until it is paid out, by contract */
  days: number;
  /** what lines of the bank call the sender */
  bankWord: string;
  /** whether each return is listed under its own reference, or only under that of its charge */
  returnsBy: 'reference' | 'charge';
  /** Payouts of one day of Istanbul; a day without a file has none. @param day ISO date */
  payouts: (day: string) => Promise<PayoutsAnswer>;
}

/** The newest terms that were in force on a day. */
const agreedTerms = (
  { fee, installmentFees }: Pick<Settlement, 'fee' | 'installmentFees'>,
  installmentCount: number,
  day: string,
): FeeTerms | null => {
  if (installmentCount === 1) return fee;
  const [newest] = installmentFees
    .filter(({ count, since }) => count === installmentCount && (since ?? '') <= day)
    .toSorted((one, other) => ((one.since ?? '') < (other.since ?? '') ? 1 : -1));
  return newest ?? null;
};

/**
 * Kuruş that a provider keeps of a charge by contract; null where the contract names no fee for its installments.
 * @param day of Istanbul, on which it was charged
 */
export function agreedFee(
  terms: Pick<Settlement, 'fee' | 'installmentFees'>,
  { grossMinor, installmentCount, day }: { grossMinor: number; installmentCount: number; day: string },
): number | null {
  const agreed = agreedTerms(terms, installmentCount, day);
  return agreed && feeOf(agreed, grossMinor);
}

/** Kuruş that a provider keeps of a charge. */
export const feeOf = ({ basisPoints, fixedMinor }: FeeTerms, grossMinor: number): number =>
  Math.round((grossMinor * basisPoints) / 10_000) + fixedMinor;

export const unread = (why: string): PayoutsAnswer => ({ result: 'question-failed', why });

/** Rows by their payouts, or null when they do not come to what the file says they do. */
export function payoutsOf(
  rows: readonly { payout: string; day: string; row: Omit<PayoutRow, 'id'>; key: string }[],
  totalMinor: number,
): readonly Payout[] | null {
  if (rows.reduce((sum, { row }) => sum + row.netMinor, 0) !== totalMinor) return null;
  const payouts = new Map<string, { reference: string; day: string; rows: PayoutRow[] }>();
  for (const { payout: reference, day, row, key } of rows) {
    const payout = payouts.get(reference) ?? { reference, day, rows: [] };
    payouts.set(reference, payout);
    if (payout.day !== day) return null;
    /* the same movement may stand in a file twice, which is for somebody to see */
    const again = payout.rows.filter(({ id }) => id.startsWith(`${key}#`)).length;
    payout.rows.push({ ...row, id: `${key}#${again + 1}` });
  }
  return [...payouts.values()];
}
