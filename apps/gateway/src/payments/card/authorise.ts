import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { moveAttempt } from '../../platform/transitions/move.ts';
import { type AttemptRow, recordCharged, recordUnknown, recordUnpaid } from '../attempts/record-attempt.ts';
import type { PaymentContext } from '../context.ts';
import type { ChargeAnswer } from '../provider/provider.ts';

/** Writes what a call that may have taken money answered. */
export async function writeChargeAnswer(
  context: PaymentContext,
  attempt: AttemptRow,
  answer: ChargeAnswer,
): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  await db.transaction().execute(async (trx) => {
    if (answer.result === 'charged') await recordCharged(context, trx, attempt, answer, now);
    else if (answer.result === 'declined')
      await recordUnpaid(
        trx,
        attempt,
        'DECLINED',
        { error: answer.code, providerCode: answer.providerCode },
        now,
      );
    else await recordUnknown(trx, attempt, now, context.timings);
  });
  log.info({
    event: 'charge-answer',
    attemptId: attempt.id,
    state: answer.result,
    reason: answer.result === 'unclear' ? answer.why : null,
  });
  context.wake();
}

/**
 * Takes the money of an attempt the bank authenticated. Sent at most once: a run that finds its own intent written
 * died on the way, and asks instead of sending again.
 */
export async function authorise(context: PaymentContext, attemptId: string): Promise<Outcome> {
  const { db, clock } = context;
  const attempt = await db
    .selectFrom('attempt')
    .innerJoin('purchase_order', 'purchase_order.id', 'attempt.order_id')
    .selectAll('attempt')
    .select('purchase_order.language')
    .where('attempt.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (attempt.state === 'AUTHORISING') {
    await db.transaction().execute((trx) => recordUnknown(trx, attempt, clock(), context.timings));
    context.wake();
    return 'done';
  }
  if (attempt.state !== 'CALLBACK_OK' || attempt.psp_payment_id === null) return 'done';
  failpoint('authorise:before-intent-commit');
  const moved = await db.transaction().execute((trx) => moveAttempt(trx, attempt, 'AUTHORISING', clock()));
  failpoint('authorise:after-intent-commit');
  const answer = await context.connectors.of(attempt.psp, attempt.psp_account).finish(
    {
      id: attempt.id,
      orderId: attempt.order_id,
      language: attempt.language === 'tr' ? 'tr' : 'en',
      priceMinor: attempt.price,
      paidMinor: attempt.paid,
      installmentCount: attempt.installment_count,
    },
    attempt.psp_payment_id,
    attempt.bank_proof,
  );
  failpoint('authorise:after-call');
  await writeChargeAnswer(context, { ...attempt, ...moved, state: 'AUTHORISING' }, answer);
  failpoint('authorise:after-result-commit');
  return 'done';
}
