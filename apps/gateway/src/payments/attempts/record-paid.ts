import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { moveOrder, type Row } from '../../platform/transitions/move.ts';
import type { OrderState } from '../../platform/transitions/states.ts';
import { type DetailsContext, detailsUntil } from '../orders/details-until.ts';
import { markRequestPaid } from '../requests/request-state.ts';

interface UnpaidOrder extends Row<OrderState> {
  kind: 'policy' | 'payment';
  insurer_id: string;
  product: string;
  offer_id: string;
}

/**
 * Money came in, by card or by transfer. The policy's work is asked for in the same transaction, at once or when the time
 * for the product's last questions is over; answers bring it forward (operations/policy-create.ts). A payment that buys
 * no policy gets its receipt.
 */
export async function recordPaid(
  context: DetailsContext,
  trx: Transaction<Database>,
  order: UnpaidOrder,
  now: Date,
): Promise<void> {
  const paid = await moveOrder(trx, order, 'PAID', now, { reason: null });
  if (order.kind === 'payment') {
    await markRequestPaid(trx, order.id, now);
    await enqueue(trx, 'render-receipt', order.id, now);
    return;
  }
  const until = await detailsUntil(context, trx, order, now);
  if (until === null) await moveOrder(trx, paid, 'ISSUING', now);
  await trx
    .insertInto('policy')
    .values({
      order_id: order.id,
      insurer_id: order.insurer_id,
      state: until === null ? 'ISSUING' : 'NONE',
      details_until: until,
      version: 1,
      calls: 0,
      not_found: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await enqueue(trx, 'issue-policy', order.id, now, until ?? now);
}
