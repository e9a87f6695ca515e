import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveOrder } from '../../platform/transitions/move.ts';
import type { PaymentContext } from '../context.ts';
import { giveCouponBack } from '../coupons/coupon.ts';
import { isHeld } from './is-held.ts';
import { type LockedTransfer, lockTransfer } from './lock-transfer.ts';
import { moveMoney, moveTransfer } from './move.ts';
import { takeMoney } from './take-money.ts';

type Trx = Transaction<Database>;

export interface Settlement {
  transferId: string;
  /** `take`: it pays for the order after all; `return`: it went back to the account it came from */
  how: 'take' | 'return';
  note: string;
  staffId: string;
}

const openMoney = (trx: Trx, transferId: string) =>
  trx
    .selectFrom('transfer_money')
    .selectAll()
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'OPEN')
    .forUpdate()
    .execute();

/** A stopped order goes back to its buyer: it may be paid another way. */
async function letGo(trx: Trx, { order, transfer }: LockedTransfer, now: Date): Promise<void> {
  if (transfer.state !== 'STUCK') return;
  await moveTransfer(trx, transfer, 'REJECTED', now);
  const waiting = await moveOrder(trx, order, 'AWAITING_TRANSFER', now);
  await moveOrder(trx, waiting, 'CONSENTED', now, { reason: 'transfer-expired' });
  await giveCouponBack(trx, order.id);
  await enqueue(trx, 'mail-transfer', transfer.id, now);
}

/**
 * What a person decided about money that was wrong, late or too much.
 * @throws Refusal `not-found` when nothing is open; `request-closed` when it cannot pay for the order any more
 */
export async function settleMoney(
  context: PaymentContext,
  trx: Trx,
  settlement: Settlement,
  now: Date,
): Promise<{ orderId: string; amountMinor: number }> {
  const locked = await lockTransfer(trx, settlement.transferId);
  const { order, transfer } = locked;
  const money = await openMoney(trx, transfer.id);
  const sum = money.reduce((total, { amount }) => total + amount, 0);
  if (money.length === 0) throw new Refusal('not-found');
  if (settlement.how === 'take') {
    const mayPay =
      (transfer.state === 'STUCK' && order.state === 'MANUAL') ||
      (transfer.state === 'EXPIRED' && order.state === 'CONSENTED');
    if (!mayPay || sum < transfer.amount || !(await isHeld(trx, order, now)))
      throw new Refusal('request-closed');
    await takeMoney(context, trx, locked, now);
  } else {
    await letGo(trx, locked, now);
  }
  for (const row of money) {
    await moveMoney(trx, row, settlement.how === 'take' ? 'TAKEN' : 'RETURNED', now, {
      note: settlement.note,
      settled_by: settlement.staffId,
    });
  }
  return { orderId: order.id, amountMinor: sum };
}
