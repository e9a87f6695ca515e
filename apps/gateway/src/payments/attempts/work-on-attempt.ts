import { failpoint } from '../../platform/failpoint.ts';
import { fence } from '../../platform/fence.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import type { JobKind } from '../../platform/outbox/job-kinds.ts';
import type { Attempt, Order } from '../../purchase/machine/state.ts';
import { attemptOf } from '../../purchase/machine/step.ts';
import { isStillAsked } from '../../purchase/payment-requests.ts';
import { carryOut, purchaseOf, type Result } from '../../purchase/store/carry-out.ts';
import { lookAfter } from '../../purchase/store/look-after.ts';
import type { PaymentContext } from '../context.ts';
import type { ChargeAnswer } from '../provider/provider.ts';
import { type Heard, heardOfCharge, heardOfInquiry } from './answers.ts';

/** Writes what a call that may have taken money answered. */
export async function writeChargeAnswer(
  context: PaymentContext,
  purchaseId: string,
  { attemptId, orderId }: { attemptId: string; orderId: string },
  answer: ChargeAnswer,
): Promise<Result> {
  const { told, facts } = heardOfCharge(answer);
  const result = await carryOut(context, purchaseId, async (trx) => ({
    command: { do: 'charge-answer', attemptId, answer: told, isWanted: await isStillAsked(trx, orderId) },
    /* used up: a charge is asked for once */
    facts: { attempt: { ...facts, id: attemptId, bank_proof: null } },
  }));
  context.log.info({
    event: 'charge-answer',
    attemptId,
    state: answer.result,
    reason: answer.result === 'unclear' ? answer.why : null,
  });
  return result;
}

/** The provider's word on a payment the bank let through: it takes the money, or tells that the bank took it. */
async function finish({ db, connectors }: PaymentContext, order: Order, attempt: Attempt) {
  const row = await db
    .selectFrom('attempt')
    .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
    .select(['purchase_order.language', 'attempt.installment_count'])
    .select(['attempt.psp', 'attempt.psp_account', 'attempt.bank_proof'])
    .where('attempt.id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  const answer = await connectors.of(row.psp, row.psp_account).finish(
    {
      id: attempt.id,
      orderId: order.id,
      language: row.language === 'tr' ? 'tr' : 'en',
      priceMinor: attempt.price,
      paidMinor: attempt.paid,
      installmentCount: row.installment_count,
    },
    attempt.paymentId ?? '',
    row.bank_proof,
  );
  failpoint('authorise:after-call');
  return answer;
}

/**
 * Takes the money of an attempt the bank authenticated: intent, call, answer. Sent at most once: whoever finds the intent
 * written asks instead of sending again.
 */
async function takeMoney(context: PaymentContext, purchaseId: string, attemptId: string): Promise<void> {
  failpoint('authorise:before-intent-commit');
  const { purchase } = await carryOut(context, purchaseId, { command: { do: 'charge', attemptId } });
  const mayCall = fence();
  failpoint('authorise:after-intent-commit');
  const { order, attempt } = attemptOf({ purchase }, attemptId);
  if (attempt.st !== 'asked' || attempt.paymentId === null || !mayCall()) return;
  const answer = await finish(context, order, attempt);
  await writeChargeAnswer(context, purchaseId, { attemptId, orderId: order.id }, answer);
  failpoint('authorise:after-result-commit');
}

interface Asked {
  attemptId: string;
  orderId: string;
  /** ms */
  askedAt: number;
  /** its insurer is known to hold the policy already */
  isMade?: boolean;
}

/** Writes what a question about an attempt was answered. */
async function writeInquiry(
  context: PaymentContext,
  purchaseId: string,
  { attemptId, orderId, askedAt, isMade = false }: Asked,
  { told, facts }: Heard,
): Promise<void> {
  await carryOut(context, purchaseId, async (trx) => ({
    command: {
      do: 'inquiry',
      attemptId,
      askedAt,
      answer: told,
      isWanted: await isStillAsked(trx, orderId),
      isMade,
    },
    facts: { attempt: { ...facts, id: attemptId } },
  }));
}

/**
 * Where the bank takes the money itself, the provider is asked at once with what the bank gave, the first time. It is a
 * question like any other: it counts, so that one without an answer is asked again.
 */
async function inquireFirst(context: PaymentContext, purchaseId: string, order: Order, attempt: Attempt) {
  const { bank_proof } = await context.db
    .selectFrom('attempt')
    .select('bank_proof')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  if (attempt.takenBy !== 'bank' || bank_proof === null) return inquire(context, purchaseId, attempt);
  const askedAt = context.clock().getTime();
  const answer = await finish(context, order, attempt);
  const asked = { attemptId: attempt.id, orderId: order.id, askedAt };
  const { told, facts } = heardOfCharge(answer);
  context.log.info({ event: 'inquiry', attemptId: attempt.id, state: answer.result });
  await writeInquiry(context, purchaseId, asked, {
    told: told.k === 'unclear' ? { k: 'failed' } : told,
    /* used up: what the bank gave is looked at once */
    facts: { ...facts, bank_proof: null },
  });
}

/**
 * Asks the provider what became of an attempt.
 * @param known `isMade`: its insurer is known to hold the policy already
 */
export async function inquire(
  context: PaymentContext,
  purchaseId: string,
  attempt: Pick<Attempt, 'id'>,
  known: { isMade?: boolean } = {},
) {
  const { order_id, psp, psp_account } = await context.db
    .selectFrom('attempt')
    .select(['order_id', 'psp', 'psp_account'])
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  const askedAt = context.clock().getTime();
  const answer = await context.connectors.of(psp, psp_account).inquire(attempt.id);
  context.log.info({ event: 'inquiry', attemptId: attempt.id, state: answer.result });
  if (answer.result === 'question-failed' && answer.ours)
    context.log.error({ event: 'question-refused', attemptId: attempt.id, reason: answer.why });
  const asked = { attemptId: attempt.id, orderId: order_id, askedAt, isMade: known.isMade ?? false };
  await writeInquiry(context, purchaseId, asked, heardOfInquiry(answer, context.timings.longestRetryMs));
}

/** Looks after an attempt until its end is known, and some times after that: a provider may know later what it did not. */
export async function workOnAttempt(
  context: PaymentContext,
  attemptId: string,
  { kind }: Pick<Job, 'kind'>,
): Promise<Outcome> {
  const purchaseId = await purchaseOf(context.db, 'attempt', attemptId);
  const job = { kind: kind as JobKind, subject: attemptId, purchaseId };
  return lookAfter(context, job, async ({ task, purchase }) => {
    if (task.work === 'charge') await takeMoney(context, purchaseId, attemptId);
    else if (task.work === 'inquire') {
      const { order, attempt } = attemptOf({ purchase }, attemptId);
      await inquireFirst(context, purchaseId, order, attempt);
    } else await carryOut(context, purchaseId, { command: { do: 'lapse', attemptId } });
  });
}
