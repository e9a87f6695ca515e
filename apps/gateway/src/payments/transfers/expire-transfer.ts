import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { moveOrder } from '../../platform/transitions/move.ts';
import type { PaymentContext } from '../context.ts';
import { giveCouponBack } from '../coupons/coupon.ts';
import { lockTransfer } from './lock-transfer.ts';
import { moveTransfer } from './move.ts';

/** The time is over and nothing came: the order may be paid another way, the buyer is told. */
export async function expireTransfer(context: PaymentContext, transferId: string): Promise<Outcome> {
  const { db, clock } = context;
  const now = clock();
  const left = await db.transaction().execute(async (trx) => {
    const { order, transfer } = await lockTransfer(trx, transferId);
    if (transfer.state !== 'WAITING') return 0;
    const wait = transfer.expires_at.getTime() - now.getTime();
    if (wait > 0) return wait;
    await moveTransfer(trx, transfer, 'EXPIRED', now);
    await moveOrder(trx, order, 'CONSENTED', now, { reason: 'transfer-expired' });
    await giveCouponBack(trx, order.id);
    await enqueue(trx, 'mail-transfer', transferId, now);
    return 0;
  });
  context.wake();
  return left > 0 ? { againMs: left } : 'done';
}
