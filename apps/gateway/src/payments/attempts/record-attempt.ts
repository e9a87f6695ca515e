import type { ErrorCode } from '@sigorta/contracts/errors';
import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import type { Timings } from '../../platform/timings.ts';
import { moveAttempt, moveOrder } from '../../platform/transitions/move.ts';
import type { AttemptState } from '../../platform/transitions/states.ts';
import { giveCouponBack } from '../coupons/coupon.ts';
import type { DetailsContext } from '../orders/details-until.ts';
import type { Charged } from '../provider/provider.ts';
import { mailRefundDue } from '../refunds/mail.ts';
import { recordPaid } from './record-paid.ts';

type Trx = Transaction<Database>;

export interface AttemptRow {
  id: string;
  order_id: string;
  state: AttemptState;
  version: number;
  price: number;
  paid: number;
}

/** Always before a row of its attempts is changed: a start locks in this order too, and crosswise both would wait. */
export const lockOrder = (trx: Trx, orderId: string) =>
  trx
    .selectFrom('purchase_order')
    .select(['id', 'kind', 'state', 'version', 'insurer_id', 'product', 'offer_id'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Whether what was taken is what we asked for. */
export const isRightCharge = (attempt: AttemptRow, charge: Charged): boolean =>
  (charge.priceMinor === null || charge.priceMinor === attempt.price) &&
  charge.paidMinor === attempt.paid &&
  (charge.orderId === null || charge.orderId === attempt.order_id);

/** The card was charged: what follows is asked for in the same transaction. */
export async function recordCharged(
  context: DetailsContext,
  trx: Trx,
  attempt: AttemptRow,
  charge: Charged,
  now: Date,
  right = isRightCharge(attempt, charge),
): Promise<'issuing' | 'manual'> {
  const order = await lockOrder(trx, attempt.order_id);
  await moveAttempt(trx, attempt, 'CHARGED', now, {
    psp_payment_id: charge.paymentId,
    transaction_ids: JSON.stringify(charge.transactionIds),
    charged_at: now,
    unknown_since: null,
    bank_proof: null,
  });
  if (!right) {
    await moveOrder(trx, order, 'MANUAL', now, { reason: 'purchase-failed' });
    return 'manual';
  }
  await recordPaid(context, trx, order, now);
  return 'issuing';
}

/** No money moved: the order waits for another try, the coupon is free again. */
export async function recordUnpaid(
  trx: Trx,
  attempt: AttemptRow,
  state: 'DECLINED' | 'EXPIRED',
  why: { error: string; providerCode?: string; mdStatus?: string },
  now: Date,
): Promise<void> {
  const order = await lockOrder(trx, attempt.order_id);
  await moveAttempt(trx, attempt, state, now, {
    error: why.error,
    provider_code: why.providerCode ?? null,
    md_status: why.mdStatus ?? null,
    hop_html: null,
    bank_proof: null,
    unknown_since: null,
  });
  if (order.state === 'PAYING') await moveOrder(trx, order, 'CONSENTED', now, { reason: why.error });
  await giveCouponBack(trx, attempt.order_id);
  if (state === 'EXPIRED') await enqueue(trx, 'late-look', attempt.id, now);
}

/** Nobody can say. Only an inquiry leaves this state. */
export async function recordUnknown(
  trx: Trx,
  attempt: AttemptRow,
  now: Date,
  timings: Timings,
): Promise<void> {
  await moveAttempt(trx, attempt, 'UNKNOWN', now, { unknown_since: now, hop_html: null, bank_proof: null });
  await enqueue(trx, 'watch-attempt', attempt.id, now, new Date(now.getTime() + timings.firstInquiryMs));
}

/** What the order tells its buyer: its own error, or nothing when its policy was cancelled or staff agreed. */
const errorOf: Record<RefundReason, ErrorCode | null> = {
  'policy-failed': 'policy-failed',
  'offer-expired': 'offer-expired',
  'already-paid': 'already-paid',
  'late-charge': null,
  cancelled: null,
  agreed: null,
  'agreed-part': null,
};

/**
 * Gives money back, as a job of its own.
 * @param amount kuruş; all of it when left out
 */
export async function recordRefundDue(
  trx: Trx,
  orderId: string,
  reason: RefundReason,
  now: Date,
  amount?: number,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  const attempt = await trx
    .selectFrom('attempt')
    .select(['id', 'paid'])
    .where('order_id', '=', orderId)
    .where('state', '=', 'CHARGED')
    .where('surplus', '=', false)
    .executeTakeFirstOrThrow();
  await moveOrder(trx, order, 'REFUND_DUE', now, { reason: errorOf[reason] });
  const id = randomId();
  await trx
    .insertInto('refund')
    .values({
      id,
      order_id: orderId,
      attempt_id: attempt.id,
      state: 'DUE',
      version: 1,
      amount: amount ?? attempt.paid,
      reason,
      inquiries: 0,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await enqueue(trx, 'refund', id, now);
  await mailRefundDue(trx, id, now);
}
