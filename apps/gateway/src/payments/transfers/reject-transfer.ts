import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveOrder } from '../../platform/transitions/move.ts';
import { giveCouponBack } from '../coupons/coupon.ts';
import { lockTransfer } from './lock-transfer.ts';
import { moveTransfer } from './move.ts';

/**
 * Nobody waits for this transfer any more; its buyer is told.
 * @throws Refusal `request-closed` when it does not wait
 */
export async function rejectTransfer(
  trx: Transaction<Database>,
  transferId: string,
  now: Date,
): Promise<{ orderId: string }> {
  const { order, transfer } = await lockTransfer(trx, transferId);
  if (transfer.state !== 'WAITING') throw new Refusal('request-closed');
  await moveTransfer(trx, transfer, 'REJECTED', now);
  await moveOrder(trx, order, 'CONSENTED', now, { reason: 'transfer-expired' });
  await giveCouponBack(trx, order.id);
  await enqueue(trx, 'mail-transfer', transferId, now);
  return { orderId: order.id };
}
