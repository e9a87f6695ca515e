import { type Entry, entry, inLira, type Line } from './entry.ts';

/** A movement that a provider paid out; kuruş. */
export interface PaidOut {
  holder: string;
  payout: string;
  id: string;
  kind: 'charge' | 'return' | 'chargeback';
  /** null: none of ours */
  orderId: string | null;
  feeMinor: number;
  netMinor: number;
}

/** One name for a row of a payout, never used twice. */
const payoutSubject = ({ holder, payout, id }: Pick<PaidOut, 'holder' | 'payout' | 'id'>): string =>
  [holder, payout, id].join(' ');

/** What the money that moved was until now. */
function sourceOf({ holder, kind, orderId, feeMinor, netMinor }: PaidOut): Line {
  const minor = -(netMinor + feeMinor);
  if (orderId === null) return inLira('unclaimed', holder, minor);
  return kind === 'chargeback' ? inLira('chargeback', orderId, minor) : inLira('clearing', holder, minor);
}

/** Money left the provider for our bank, and its fee stayed there; what went back is taken from a payout. */
export const paidOut = (row: PaidOut): Entry =>
  entry('paid-out', row.orderId, payoutSubject(row), [
    inLira('payout', `${row.holder} ${row.payout}`, row.netMinor),
    inLira('fee', row.holder, row.feeMinor),
    sourceOf(row),
  ]);

/** A payout came to our account. */
export const banked = (
  line: { id: string; account: string; holder: string; amountMinor: number },
  payout: string,
): Entry =>
  entry('banked', null, line.id, [
    inLira('bank', line.account, line.amountMinor),
    inLira('payout', `${line.holder} ${payout}`, -line.amountMinor),
  ]);
