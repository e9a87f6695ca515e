import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveOrder, type Row } from '../../platform/transitions/move.ts';
import type { OrderState } from '../../platform/transitions/states.ts';
import { giveCouponBack } from '../coupons/coupon.ts';
import { moveTransfer } from './move.ts';

/** The one a locked order waits for. */
export const waitingTransfer = (trx: Transaction<Database>, orderId: string) =>
  trx
    .selectFrom('transfer')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();

/**
 * The buyer pays another way: money that comes all the same is a case for staff.
 * @throws Refusal `payment-in-progress` when nothing can be withdrawn
 */
export async function withdrawTransfer(
  trx: Transaction<Database>,
  order: Row<OrderState>,
  now: Date,
): Promise<Row<OrderState>> {
  const transfer = await waitingTransfer(trx, order.id);
  if (!transfer) throw new Refusal('payment-in-progress');
  await moveTransfer(trx, transfer, 'WITHDRAWN', now);
  await giveCouponBack(trx, order.id);
  return moveOrder(trx, order, 'CONSENTED', now);
}
