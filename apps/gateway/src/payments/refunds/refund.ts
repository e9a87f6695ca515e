import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { backOff } from '../../platform/timings.ts';
import { moveOrder, moveRefund } from '../../platform/transitions/move.ts';
import type { RefundState } from '../../platform/transitions/states.ts';
import type { PaymentContext } from '../context.ts';
import { findReturn, type ReturnFound } from '../provider/given-back.ts';
import type { FoundCharge, PaymentProvider, ReturnAnswer, TakenCharge } from '../provider/provider.ts';

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
      'attempt.psp',
      'attempt.psp_account',
      'attempt.price',
      'attempt.paid',
      'attempt.transaction_ids',
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

const providerOf = (context: PaymentContext, refund: Refund): PaymentProvider =>
  context.connectors.of(refund.psp, refund.psp_account);

const chargeOf = (refund: Refund, paymentId: string): TakenCharge => ({
  attemptId: refund.attempt_id,
  orderId: refund.order_id,
  paymentId,
  transactionIds: refund.transaction_ids,
  priceMinor: refund.price,
  paidMinor: refund.paid,
});

/** Certainly not done: the same is sent again after the wait. */
async function sendLater(context: PaymentContext, refund: Refund, waitMs: number): Promise<Outcome> {
  await step(context, await step(context, refund, 'UNKNOWN'), 'DUE');
  return { againMs: Math.min(waitMs, context.timings.longestRetryMs) };
}

async function answered(
  context: PaymentContext,
  refund: Refund,
  answer: ReturnAnswer,
  notVoidable: () => Promise<Outcome>,
): Promise<Outcome> {
  switch (answer.result) {
    case 'done':
      return finish(context, refund, 'DONE', null);
    case 'refused':
      return finish(context, refund, 'MANUAL', answer.providerCode);
    case 'not-voidable':
      return notVoidable();
    case 'later':
      return sendLater(context, refund, answer.retryAfterMs);
    case 'not-settled':
      return sendLater(context, refund, hourMs);
    case 'unclear':
      context.log.info({ event: 'return-unclear', orderId: refund.order_id, reason: answer.why });
      await step(context, refund, 'UNKNOWN');
      return { againMs: context.timings.firstInquiryMs };
  }
}

async function payBack(context: PaymentContext, refund: Refund, paymentId: string): Promise<Outcome> {
  const moved = await step(context, refund, 'REFUNDING');
  failpoint('refund:after-intent-commit');
  const answer = await providerOf(context, moved).refund(chargeOf(moved, paymentId), moved.id, moved.amount);
  failpoint('refund:after-call');
  return answered(context, moved, answer, () => finish(context, moved, 'MANUAL', 'not-voidable'));
}

/** Whether the provider lists this very refund. */
async function isListed(context: PaymentContext, refund: Refund, found: FoundCharge): Promise<ReturnFound> {
  const done = await context.db
    .selectFrom('refund')
    .select('amount')
    .where('attempt_id', '=', refund.attempt_id)
    .where('state', '=', 'DONE')
    /* what a person sent by hand is in no list of the provider */
    .where('sent_on', 'is', null)
    .execute();
  return findReturn(
    found,
    { reference: refund.id, amountMinor: refund.amount },
    done.map(({ amount }) => amount),
  );
}

/**
 * Whether "not among those given back" may be believed. A whole amount sent twice is stopped by the provider's own sum; a
 * part would go twice, so its absence counts only when the provider's list can no longer lag.
 */
function isAbsenceProof(context: PaymentContext, refund: Refund, notReturned: number, unknownMs: number) {
  const { notFoundTimes, notFoundWindowMs } = context.timings;
  const { listLagMs } = providerOf(context, refund).limits;
  const windowMs =
    refund.amount === refund.paid
      ? notFoundWindowMs
      : Math.max(notFoundWindowMs, listLagMs ?? Number.POSITIVE_INFINITY);
  return notReturned >= notFoundTimes && unknownMs >= windowMs;
}

/** An unknown return is asked for, never repeated: only its own row at the provider, or its proven absence, decides. */
async function clearUp(context: PaymentContext, refund: Refund): Promise<Outcome> {
  const { db, clock } = context;
  const answer = await providerOf(context, refund).inquire(refund.attempt_id);
  const listed = answer.result === 'charged' ? await isListed(context, refund, answer) : 'unclear';
  if (listed === 'made') return finish(context, refund, 'DONE', null);
  const now = clock();
  const unknownMs = now.getTime() - (refund.unknown_since ?? refund.updated_at).getTime();
  if (unknownMs >= context.timings.refundUnknownMs)
    return finish(context, refund, 'MANUAL', 'unknown-too-long');
  const asked = refund.inquiries + 1;
  const notReturned = listed === 'absent' ? refund.not_returned + 1 : 0;
  if (isAbsenceProof(context, refund, notReturned, unknownMs)) {
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
      const provider = providerOf(context, row);
      const mayVoid = row.charged_at !== null && provider.mayVoid(row.charged_at, context.clock());
      failpoint('refund:before-intent-commit');
      if (!mayVoid || row.amount !== row.paid) return payBack(context, row, paymentId);
      const moved = await step(context, row, 'VOIDING');
      failpoint('refund:after-intent-commit');
      const answer = await provider.void(chargeOf(moved, paymentId), moved.id);
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
