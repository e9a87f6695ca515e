import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import { type OrderState, openAttemptStates } from '../../platform/transitions/states.ts';
import { recordUnpaid } from '../attempts/record-attempt.ts';
import { withdrawTransfer } from '../transfers/withdraw.ts';

type Trx = Transaction<Database>;

/**
 * A quote is bought once: two offers of it would insure the same risk twice. Locks all orders of the quote in one order
 * of ids, so that two tabs queue instead of waiting for each other.
 */
export const lockOrdersOfQuote = (trx: Trx, quoteId: string) =>
  trx
    .selectFrom('purchase_order')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Leaves no other offer of the quote half bought: one that only waits at the bank's page gives way, anything that may
 * be moving money is left alone.
 * @throws Refusal `payment-in-progress`, `already-paid`
 */
export async function giveUpOtherOffer(
  trx: Trx,
  order: { id: string; state: OrderState; version: number },
  now: Date,
): Promise<void> {
  if (orderIs('idle', order.state)) return;
  if (order.state === 'AWAITING_TRANSFER') {
    await withdrawTransfer(trx, { ...order, state: order.state }, now);
    return;
  }
  if (order.state !== 'PAYING') throw new Refusal('already-paid');
  const attempt = await trx
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', openAttemptStates)
    .forUpdate()
    .executeTakeFirst();
  if (attempt?.state !== 'THREEDS_PENDING') throw new Refusal('payment-in-progress');
  await recordUnpaid(trx, attempt, 'EXPIRED', { error: 'replaced' }, now);
}
