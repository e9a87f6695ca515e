import type { Transaction } from 'kysely';
import { lockOrder } from '../../payments/attempts/record-attempt.ts';
import { partAgreed } from '../../payments/refunds/refund.ts';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveCancellation, moveOrder, moveRefund } from '../../platform/transitions/move.ts';

export interface SentByHand {
  /** ISO date */
  sentOn: string;
  reference: string;
  note: string | null;
  /** id of a person of staff */
  closedBy: string;
}

/**
 * A refund no machine could make was made by a person at the bank or the provider. What waited for it goes on: the order,
 * and the notice that ended its policy.
 * @throws Refusal `request-closed` when it does not wait for a person
 */
export const returnedByHand = async (
  trx: Transaction<Database>,
  refundId: string,
  { sentOn, reference, note, closedBy }: SentByHand,
  now: Date,
): Promise<{ amount: number }> => {
  const { order_id } = await trx
    .selectFrom('refund')
    .select('order_id')
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow();
  const order = await lockOrder(trx, order_id);
  const refund = await trx
    .selectFrom('refund')
    .innerJoin('attempt', 'attempt.id', 'refund.attempt_id')
    .select(['refund.id', 'refund.state', 'refund.version', 'refund.amount', 'refund.reason'])
    .select('attempt.surplus')
    .where('refund.id', '=', refundId)
    .executeTakeFirstOrThrow();
  const { amount } = refund;
  if (refund.state !== 'MANUAL') throw new Refusal('request-closed');
  await moveRefund(trx, refund, 'DONE', now, { sent_on: sentOn, reference, note, closed_by: closedBy });
  await enqueue(trx, 'mail-refund', refundId, now);
  if (refund.surplus || order.state !== 'MANUAL' || refund.reason === partAgreed) return { amount };
  await moveOrder(trx, order, 'REFUNDED', now);
  const cancellation = await trx
    .selectFrom('cancellation')
    .select(['id', 'state', 'version'])
    .where('order_id', '=', order_id)
    .where('state', '=', 'MANUAL')
    .where('refund', 'is not', null)
    .executeTakeFirst();
  if (cancellation)
    await moveCancellation(trx, cancellation, 'REFUNDED', now, { settled_at: now, due_at: null });
  return { amount };
};
