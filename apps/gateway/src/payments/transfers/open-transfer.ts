import { randomInt } from 'node:crypto';
import { makeTransferReference, referenceAlphabet } from '@sigorta/validators/transfer-reference';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveOrder, type Row } from '../../platform/transitions/move.ts';
import { type OrderState, openAttemptStates } from '../../platform/transitions/states.ts';
import { recordUnpaid } from '../attempts/record-attempt.ts';
import { takeCoupon } from '../coupons/coupon.ts';
import { detailsOf, openOrder, type WantedOrder } from '../orders/open-order.ts';
import type { TransferAccount } from './transfer-account.ts';
import { waitingTransfer } from './withdraw.ts';

type Trx = Transaction<Database>;

export interface WantedTransfer extends WantedOrder {
  account: TransferAccount;
  amountMinor: number;
  coupon: { code: string; minor: number } | null;
  until: Date;
}

/** An attempt that only waits at the bank's page gives way, as it does for another card. */
async function leaveTheBank(trx: Trx, order: Row<OrderState>, now: Date): Promise<Row<OrderState>> {
  const open = await trx
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', openAttemptStates)
    .forUpdate()
    .executeTakeFirst();
  if (open?.state !== 'THREEDS_PENDING') throw new Refusal('payment-in-progress');
  await recordUnpaid(trx, open, 'EXPIRED', { error: 'replaced' }, now);
  return { id: order.id, state: 'CONSENTED', version: order.version + 1 };
}

const newReference = (): string =>
  makeTransferReference(Array.from({ length: 7 }, () => randomInt(referenceAlphabet.length)));

/**
 * Lets an order wait for a bank transfer. Asked for again with the same amount it is the same transfer.
 * @returns the order's id
 * @throws Refusal `already-paid`, `payment-in-progress`, `coupon-not-valid`
 */
export async function openTransfer(trx: Trx, wanted: WantedTransfer, now: Date): Promise<string> {
  const found = await openOrder(trx, wanted, now);
  if (found.state === 'AWAITING_TRANSFER') {
    const waiting = await waitingTransfer(trx, found.id);
    if (waiting?.amount !== wanted.amountMinor) throw new Refusal('payment-in-progress');
    return found.id;
  }
  const order = found.state === 'PAYING' ? await leaveTheBank(trx, found, now) : found;
  await takeCoupon(trx, wanted.coupon?.code ?? null, order.id, now);
  await moveOrder(trx, order, 'AWAITING_TRANSFER', now, detailsOf(wanted));
  const id = randomId();
  await trx
    .insertInto('transfer')
    .values({
      ...wanted.account,
      id,
      order_id: order.id,
      state: 'WAITING',
      version: 1,
      reference: newReference(),
      amount: wanted.amountMinor,
      coupon: wanted.coupon?.code ?? null,
      discount: wanted.coupon?.minor ?? 0,
      expires_at: wanted.until,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await enqueue(trx, 'mail-transfer', id, now);
  await enqueue(trx, 'expire-transfer', id, now, wanted.until);
  return order.id;
}
