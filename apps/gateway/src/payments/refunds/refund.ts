import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { backOff } from '../../platform/timings.ts';
import { moveOrder, moveRefund } from '../../platform/transitions/move.ts';
import type { RefundState } from '../../platform/transitions/states.ts';
import type { PaymentContext } from '../context.ts';
import type { ReturnAnswer } from '../provider/provider.ts';

const hourMs = 3_600_000;

/** Reason of a part that two persons of staff agreed to give back: order and policy stay as they are. */
export const partAgreed = 'agreed-part' satisfies RefundReason;

async function load(context: PaymentContext, refundId: string) {
  return context.db
    .selectFrom('refund')
    .innerJoin('attempt', 'attempt.id', 'refund.attempt_id')
    .selectAll('refund')
    .select([
      'attempt.psp_payment_id',
      'attempt.charged_at',
      'attempt.paid',
      'attempt.surplus',
      'attempt.method',
    ])
    .where('refund.id', '=', refundId)
    .executeTakeFirstOrThrow();
}
type Refund = Awaited<ReturnType<typeof load>>;

/** A mistake of ours must not pay everyone back: beyond the hourly limit a person looks first (decision 58). */
async function isOverLimit(context: PaymentContext): Promise<boolean> {
  const { db, clock } = context;
  const row = await db
    .selectFrom('refund')
    .select((count) => count.fn.countAll().as('done'))
    .where('state', '=', 'DONE')
    .where('updated_at', '>', new Date(clock().getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return Number(row.done) >= context.timings.refundsPerHour;
}

async function finish(
  context: PaymentContext,
  refund: Refund,
  to: 'DONE' | 'MANUAL',
  providerCode: string | null,
): Promise<Outcome> {
  const { db, clock, log } = context;
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await moveRefund(trx, refund, to, now, { provider_code: providerCode });
    await enqueue(trx, 'mail-refund', refund.id, now);
    /* the order has a life, or a payment, of its own */
    if (refund.surplus || refund.reason === partAgreed) return;
    const order = await trx
      .selectFrom('purchase_order')
      .select(['id', 'state', 'version'])
      .where('id', '=', refund.order_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await moveOrder(trx, order, to === 'DONE' ? 'REFUNDED' : 'MANUAL', now);
    await context.afterRefund(trx, refund.order_id, to === 'DONE' ? 'REFUNDED' : 'MANUAL', now);
  });
  failpoint('refund:after-result-commit');
  if (to === 'MANUAL')
    log.error({ event: 'refund-needs-a-person', orderId: refund.order_id, code: providerCode });
  return 'done';
}

async function step(context: PaymentContext, refund: Refund, to: RefundState): Promise<Refund> {
  const { db, clock } = context;
  const now = clock();
  /* what an earlier unknown call was asked about says nothing of this one */
  const counts =
    to === 'UNKNOWN'
      ? { inquiries: 0, not_returned: 0, unknown_since: now }
      : { inquiries: refund.inquiries, not_returned: refund.not_returned, unknown_since: null };
  const moved = await db.transaction().execute((trx) => moveRefund(trx, refund, to, now, counts));
  return { ...refund, ...moved, ...counts };
}

async function answered(
  context: PaymentContext,
  refund: Refund,
  answer: ReturnAnswer,
  refused: (code: string) => Promise<Outcome>,
): Promise<Outcome> {
  if (answer.result === 'done') return finish(context, refund, 'DONE', null);
  if (answer.result === 'refused') return refused(answer.providerCode);
  await step(context, refund, 'UNKNOWN');
  return { againMs: context.timings.firstInquiryMs };
}

async function payBack(context: PaymentContext, refund: Refund, paymentId: string): Promise<Outcome> {
  const moved = await step(context, refund, 'REFUNDING');
  failpoint('refund:after-intent-commit');
  const answer = await context.provider.refund(moved.id, paymentId, moved.amount);
  failpoint('refund:after-call');
  return answered(context, moved, answer, (code) => finish(context, moved, 'MANUAL', code));
}

/** An unknown return is asked for, never repeated: what the provider says was given back decides. */
async function clearUp(context: PaymentContext, refund: Refund): Promise<Outcome> {
  const { db, clock } = context;
  const answer = await context.provider.inquire(refund.attempt_id);
  if (answer.result === 'charged' && answer.returnedMinor >= refund.amount)
    return finish(context, refund, 'DONE', null);
  const { notFoundTimes, notFoundWindowMs, refundUnknownMs } = context.timings;
  const now = clock();
  const unknownMs = now.getTime() - (refund.unknown_since ?? refund.updated_at).getTime();
  if (unknownMs >= refundUnknownMs) return finish(context, refund, 'MANUAL', 'unknown-too-long');
  const asked = refund.inquiries + 1;
  const isAbsent = answer.result === 'charged' && answer.returnedMinor === 0;
  const notReturned = isAbsent ? refund.not_returned + 1 : 0;
  if (notReturned >= notFoundTimes && unknownMs >= notFoundWindowMs) {
    await step(context, refund, 'DUE');
    return { againMs: 0 };
  }
  await db
    .updateTable('refund')
    .set({ inquiries: asked, not_returned: notReturned, version: refund.version + 1, updated_at: now })
    .where('id', '=', refund.id)
    .where('version', '=', refund.version)
    .execute();
  return { againMs: backOff(context.timings.firstInquiryMs, context.timings.longestInquiryMs, asked) };
}

/** Gives money back: a void on the day of the charge, else a refund; never the second before the first is known. */
export async function refund(context: PaymentContext, refundId: string): Promise<Outcome> {
  const row = await load(context, refundId);
  const paymentId = row.psp_payment_id;
  if (paymentId === null) return finish(context, row, 'MANUAL', 'no-payment');
  switch (row.state) {
    case 'DUE': {
      /* no provider can send a transfer back */
      if (row.method === 'transfer') return finish(context, row, 'MANUAL', 'transfer');
      if (await isOverLimit(context)) return finish(context, row, 'MANUAL', 'hourly-limit');
      const { clock } = context;
      const sameDay = row.charged_at !== null && todayInIstanbul(row.charged_at) === todayInIstanbul(clock());
      failpoint('refund:before-intent-commit');
      if (!sameDay || row.amount !== row.paid) return payBack(context, row, paymentId);
      const moved = await step(context, row, 'VOIDING');
      failpoint('refund:after-intent-commit');
      const answer = await context.provider.cancel(moved.id, paymentId);
      failpoint('refund:after-call');
      return answered(context, moved, answer, () => payBack(context, moved, paymentId));
    }
    case 'VOIDING':
    case 'REFUNDING':
      /* an earlier run died on the way */
      await step(context, row, 'UNKNOWN');
      return { againMs: 0 };
    case 'UNKNOWN':
      return clearUp(context, row);
    case 'DONE':
    case 'MANUAL':
      return 'done';
  }
}
