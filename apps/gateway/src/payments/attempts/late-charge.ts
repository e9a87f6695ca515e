import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AttemptTable, PurchaseOrderTable } from '../../platform/database/tables/purchase-tables.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { moveAttempt, moveOrder } from '../../platform/transitions/move.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import { openAttemptStates } from '../../platform/transitions/states.ts';
import { takeCoupon } from '../coupons/coupon.ts';
import type { DetailsContext } from '../orders/details-until.ts';
import { giveUpOtherOffer, lockOrdersOfQuote } from '../orders/one-order-per-quote.ts';
import { givenBackMinor } from '../provider/given-back.ts';
import type { FoundCharge } from '../provider/provider.ts';
import { mailRefundDue } from '../refunds/mail.ts';
import { isStillAsked } from '../requests/request-state.ts';
import { isRightCharge, recordCharged, recordRefundDue, recordUnpaid } from './record-attempt.ts';

type Trx = Transaction<Database>;
type Attempt = Selectable<AttemptTable>;
type Order = Selectable<PurchaseOrderTable>;
export type Found = FoundCharge;

/** `wait`: nothing was written, another attempt has to end first. */
export type LateEnd = 'issuing' | 'refunding' | 'manual' | 'wait';

/** Money the order has no use for: recorded beside it and given back; order and policy stay as they are. */
async function recordSurplus(trx: Trx, attempt: Attempt, charge: Found, now: Date): Promise<LateEnd> {
  await moveAttempt(trx, attempt, 'CHARGED', now, {
    psp_payment_id: charge.paymentId,
    transaction_ids: JSON.stringify(charge.transactionIds),
    charged_at: now,
    surplus: true,
  });
  /* an amount we did not ask for, or partly back already: a person looks */
  const right = isRightCharge(attempt, charge) && givenBackMinor(charge) === 0;
  const id = randomId();
  await trx
    .insertInto('refund')
    .values({
      id,
      order_id: attempt.order_id,
      attempt_id: attempt.id,
      state: right ? 'DUE' : 'MANUAL',
      version: 1,
      amount: attempt.paid,
      reason: 'late-charge',
      inquiries: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  if (!right) return 'manual';
  await enqueue(trx, 'refund', id, now);
  await mailRefundDue(trx, id, now);
  return 'refunding';
}

async function isOfferValid(trx: Trx, order: Order, now: Date): Promise<boolean> {
  if (order.kind === 'payment') return isStillAsked(trx, order.id);
  const offer = await trx
    .selectFrom('offer')
    .select('valid_until')
    .where('id', '=', order.offer_id)
    .executeTakeFirst();
  return offer !== undefined && offer.valid_until > now;
}

/** Other offers of the quote that only wait at the bank give way; false when one of them may be moving money. */
async function clearOthers(trx: Trx, others: Order[], now: Date): Promise<boolean> {
  try {
    for (const other of others) await giveUpOtherOffer(trx, other, now);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'payment-in-progress') return false;
    throw error;
  }
}

/** The price was promised with the coupon: a use that meanwhile went to somebody else does not change it. */
async function takeCouponAgain(trx: Trx, attempt: Attempt, now: Date): Promise<void> {
  try {
    await takeCoupon(trx, attempt.coupon, attempt.order_id, now);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Money found for an attempt that was closed without: the policy is made if the order still waits to be paid, the quote
 * was not bought otherwise and its offer is valid; else the money goes back. One payment is kept per quote at most.
 */
export async function recordLateCharge(
  context: DetailsContext,
  trx: Trx,
  attempt: Attempt,
  charge: Found,
  now: Date,
): Promise<LateEnd> {
  const { quote_id } = await trx
    .selectFrom('purchase_order')
    .select('quote_id')
    .where('id', '=', attempt.order_id)
    .executeTakeFirstOrThrow();
  /* the same locks as a start: no attempt can begin beside this */
  const orders = await lockOrdersOfQuote(trx, quote_id);
  const order = orders.find(({ id }) => id === attempt.order_id);
  if (!order) throw new Error('an order left its quote');
  const others = orders.filter(({ id }) => id !== order.id);
  if (!orderIs('open-to-card', order.state)) return recordSurplus(trx, attempt, charge, now);

  const open = await trx
    .selectFrom('attempt')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('state', 'in', openAttemptStates)
    .executeTakeFirst();
  if (open && open.state !== 'THREEDS_PENDING') return 'wait';
  const isBought = others.some(({ state }) => !orderIs('unpaid', state));
  const useless = isBought || !(await isOfferValid(trx, order, now));
  if (!useless && !(await clearOthers(trx, others, now))) return 'wait';

  /* at the bank's page nothing is charged until we ask for it */
  if (open) await recordUnpaid(trx, open, 'EXPIRED', { error: 'replaced' }, now);
  const current = await trx
    .selectFrom('purchase_order')
    .select(['id', 'state', 'version'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const paying =
    current.state === 'PAYING' ? current : await moveOrder(trx, current, 'PAYING', now, { reason: null });
  const right = isRightCharge(attempt, charge) && givenBackMinor(charge) === 0;
  if (!useless || !right) {
    const end = await recordCharged(context, trx, attempt, charge, now, right);
    if (end === 'issuing') await takeCouponAgain(trx, attempt, now);
    return end;
  }
  await moveAttempt(trx, attempt, 'CHARGED', now, {
    psp_payment_id: charge.paymentId,
    transaction_ids: JSON.stringify(charge.transactionIds),
    charged_at: now,
  });
  await moveOrder(trx, paying, 'PAID', now);
  await recordRefundDue(trx, order.id, isBought ? 'already-paid' : 'offer-expired', now);
  return 'refunding';
}
