import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TransferVerdict } from '../../platform/database/tables/payment-tables.ts';
import { randomId } from '../../platform/random-id.ts';
import { moveOrder } from '../../platform/transitions/move.ts';
import type { PaymentContext } from '../context.ts';
import { type LockedTransfer, lockTransfer } from './lock-transfer.ts';
import { moveTransfer } from './move.ts';
import { takeMoney } from './take-money.ts';

export interface Arrival {
  transferId: string;
  /** kuruş, as the bank's statement says */
  amountMinor: number;
  /** ISO date of the statement */
  arrivedOn: string;
  note: string | null;
  staffId: string;
}

const verdictOn = ({ transfer }: LockedTransfer, amountMinor: number, now: Date): TransferVerdict => {
  if (transfer.state === 'CONFIRMED' || transfer.state === 'STUCK') return 'surplus';
  if (transfer.state !== 'WAITING' || transfer.expires_at <= now) return 'late';
  return amountMinor === transfer.amount ? 'right' : 'wrong-amount';
};

/**
 * Money that came under a reference. The awaited amount in time pays for the order; another amount stops it for a person
 * to decide; what comes late or a second time changes nothing and is a case of its own.
 */
export async function enterMoney(
  context: PaymentContext,
  trx: Transaction<Database>,
  arrival: Arrival,
  now: Date,
): Promise<{ verdict: TransferVerdict; orderId: string; moneyId: string }> {
  const locked = await lockTransfer(trx, arrival.transferId);
  const { order, transfer } = locked;
  const verdict = verdictOn(locked, arrival.amountMinor, now);
  const moneyId = randomId();
  await trx
    .insertInto('transfer_money')
    .values({
      id: moneyId,
      transfer_id: transfer.id,
      state: verdict === 'right' ? 'TAKEN' : 'OPEN',
      version: 1,
      amount: arrival.amountMinor,
      arrived_on: arrival.arrivedOn,
      verdict,
      note: arrival.note,
      entered_by: arrival.staffId,
      settled_by: verdict === 'right' ? arrival.staffId : null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (verdict === 'right') await takeMoney(context, trx, locked, now);
  if (verdict === 'wrong-amount') {
    await moveTransfer(trx, transfer, 'STUCK', now);
    await moveOrder(trx, order, 'MANUAL', now, { reason: 'purchase-failed' });
  }
  return { verdict, orderId: order.id, moneyId };
}
