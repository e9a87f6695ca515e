import { failpoint } from '../../platform/failpoint.ts';
import { fence } from '../../platform/fence.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import type { ReturnAnswer as Told } from '../../purchase/machine/command.ts';
import { isNotSent } from '../../purchase/machine/refund.ts';
import { type Rules, rulesOf } from '../../purchase/machine/rules.ts';
import type { Order, Refund } from '../../purchase/machine/state.ts';
import { attemptOf, refundOf } from '../../purchase/machine/step.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { lookAfter } from '../../purchase/store/look-after.ts';
import { readPurchase } from '../../purchase/store/read-purchases.ts';
import { questionFailed } from '../attempts/answers.ts';
import type { PaymentContext } from '../context.ts';
import { findReturn, type Others, type ReturnFound } from '../provider/given-back.ts';
import type { InquiryAnswer, ReturnAnswer } from '../provider/provider.ts';

const hourMs = 3_600_000;

/** A mistake of ours must not pay everyone back: beyond the hourly limit two persons release them (decision 58). */
async function isOverLimit({ db, clock, timings }: PaymentContext): Promise<boolean> {
  const row = await db
    .selectFrom('refund')
    .select((count) => count.fn.countAll().as('sent'))
    .where('phase', 'in', ['sent', 'unknown', 'done'])
    .where('is_released', '=', false)
    .where('how', '<>', 'hand')
    .where('asked_at', '>', new Date(clock().getTime() - hourMs))
    .executeTakeFirstOrThrow();
  return Number(row.sent) >= timings.refundsPerHour;
}

/** a refund before the bank's day end is tried again after this */
const notSettledMs = hourMs;

const told = (context: PaymentContext, answer: ReturnAnswer): Told => {
  switch (answer.result) {
    case 'done':
      return { k: 'done' };
    case 'refused':
      return { k: 'refused' };
    case 'not-voidable':
      return { k: 'not-voidable' };
    case 'later':
      return { k: 'later', ms: Math.min(answer.retryAfterMs, context.timings.longestRetryMs) };
    case 'not-settled':
      return { k: 'later', ms: Math.min(notSettledMs, context.timings.longestRetryMs) };
    case 'unclear':
      return { k: 'unclear' };
  }
};

const attemptRow = (context: PaymentContext, attemptId: string) =>
  context.db
    .selectFrom('attempt')
    .select(['psp', 'psp_account', 'transaction_ids'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();

/** Gives money back: intent, call, answer; a void while the bank's day is open, else a refund. */
async function send(context: PaymentContext, purchaseId: string, order: Order, { id, attemptId }: Refund) {
  const charge = attemptOf({ purchase: { id: purchaseId, orders: [order] } }, attemptId).attempt;
  const { psp, psp_account, transaction_ids } = await attemptRow(context, attemptId);
  const provider = context.connectors.of(psp, psp_account);
  const sameDay = charge.chargedAt !== null && provider.mayVoid(new Date(charge.chargedAt), context.clock());
  const isCeilingReached = await isOverLimit(context);
  failpoint('refund:before-intent-commit');
  const { purchase } = await carryOut(context, purchaseId, {
    command: { do: 'send-refund', refundId: id, sameDay, isCeilingReached },
  });
  const mayCall = fence();
  failpoint('refund:after-intent-commit');
  const { refund } = refundOf({ purchase }, id);
  if (refund.st === 'held')
    context.log.error({ event: 'refund-needs-a-person', refundId: id, reason: refund.held });
  if (refund.st !== 'sent' || charge.paymentId === null || !mayCall()) return;
  const taken = {
    attemptId,
    orderId: order.id,
    paymentId: charge.paymentId,
    transactionIds: transaction_ids,
    priceMinor: charge.price,
    paidMinor: charge.paid,
  };
  const answer =
    refund.how === 'void' ? await provider.void(taken, id) : await provider.refund(taken, id, refund.amount);
  failpoint('refund:after-call');
  await carryOut(context, purchaseId, {
    command: { do: 'refund-answer', refundId: id, try: refund.tries, answer: told(context, answer) },
    facts: { refund: { id, provider_code: answer.result === 'refused' ? answer.providerCode : null } },
  });
  failpoint('refund:after-result-commit');
}

function heardOf(answer: InquiryAnswer, found: ReturnFound, longestMs: number): Told {
  if (answer.result === 'question-failed') return questionFailed(answer, longestMs);
  return { k: found === 'made' ? 'done' : found === 'absent' ? 'absent' : 'failed' };
}

/** Other payments back of the same charge: those that went, and those of which nobody can tell it yet. */
function othersOf(order: Order, refund: Refund, rules: Rules): Others {
  /* what a person sent by hand is in no list of the provider */
  const others = order.refunds.filter(
    ({ id, attemptId, how }) => id !== refund.id && attemptId === refund.attemptId && how !== 'hand',
  );
  const mayHaveGone = (one: Refund): boolean =>
    one.st === 'sent' ||
    one.st === 'unknown' ||
    (one.st === 'held' && one.isDoubtful && !isNotSent(order, one, rules));
  const sentAt = (one: Refund): number => one.askedAt ?? 0;
  return {
    doneMinor: others.filter(({ st }) => st === 'done').map(({ amount }) => amount),
    open: others.filter(mayHaveGone).map((one) => ({
      amountMinor: one.amount,
      isBefore: sentAt(one) < sentAt(refund) || (sentAt(one) === sentAt(refund) && one.id < refund.id),
    })),
  };
}

/** Asks whether it went: only its own row at the provider, or its proven absence, decides. */
async function inquire(context: PaymentContext, purchaseId: string, order: Order, refund: Refund) {
  const { psp, psp_account } = await attemptRow(context, refund.attemptId);
  const askedAt = context.clock().getTime();
  const answer = await context.connectors.of(psp, psp_account).inquire(refund.attemptId);
  const found =
    answer.result === 'charged'
      ? findReturn(
          answer,
          { reference: refund.id, amountMinor: refund.amount },
          othersOf(order, refund, rulesOf(context.timings)),
        )
      : 'unclear';
  const heard = heardOf(answer, found, context.timings.longestRetryMs);
  await carryOut(context, purchaseId, {
    command: { do: 'refund-inquiry', refundId: refund.id, try: refund.tries, askedAt, answer: heard },
  });
}

/** Asks about a payment back now, whatever it waits for. */
export async function askAboutRefund(context: PaymentContext, refundId: string): Promise<void> {
  const purchaseId = await purchaseOf(context.db, 'refund', refundId);
  const purchase = await readPurchase(context, purchaseId);
  const { order, refund: known } = refundOf({ purchase }, refundId);
  await inquire(context, purchaseId, order, known);
}

/** Looks after a payment back until it is known to have gone. */
export async function refund(context: PaymentContext, refundId: string): Promise<Outcome> {
  const purchaseId = await purchaseOf(context.db, 'refund', refundId);
  const job = { kind: 'refund', subject: refundId, purchaseId } as const;
  return lookAfter(context, job, async ({ task, purchase }) => {
    const known = refundOf({ purchase }, refundId);
    const work = task.work === 'inquire-refund' ? inquire : send;
    await work(context, purchaseId, known.order, known.refund);
  });
}
