import { type Entry, entry, inLira } from './entry.ts';

/** Money that came on a bank account under a transfer's reference. */
export interface TransferMoney {
  /** of its row */
  id: string;
  orderId: string;
  transferId: string;
  /** of the account it came to */
  iban: string;
  /** kuruş */
  amount: number;
}

/** It is nobody's until it pays for something or goes back. */
export const arrived = ({ id, orderId, transferId, iban, amount }: TransferMoney): Entry =>
  entry('transfer-arrived', orderId, id, [
    inLira('bank', iban, amount),
    inLira('unmatched', transferId, -amount),
  ]);

export const returned = ({ id, orderId, transferId, iban, amount }: TransferMoney): Entry =>
  entry('transfer-returned', orderId, id, [
    inLira('unmatched', transferId, amount),
    inLira('bank', iban, -amount),
  ]);
