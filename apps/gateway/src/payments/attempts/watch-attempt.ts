import type { Selectable } from 'kysely';
import type { AttemptTable } from '../../platform/database/tables/purchase-tables.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { backOff } from '../../platform/timings.ts';
import { openAttemptStates } from '../../platform/transitions/states.ts';
import type { PaymentContext } from '../context.ts';
import type { InquiryAnswer, QuestionFailed } from '../provider/provider.ts';
import { recordCharged, recordUnknown, recordUnpaid } from './record-attempt.ts';

type Attempt = Selectable<AttemptTable>;

async function count(
  context: PaymentContext,
  attempt: Attempt,
  found: boolean,
  waitMs = 0,
): Promise<Outcome> {
  const { db, clock } = context;
  await db
    .updateTable('attempt')
    .set({
      inquiries: attempt.inquiries + 1,
      not_found: found ? 0 : attempt.not_found + 1,
      version: attempt.version + 1,
      updated_at: clock(),
    })
    .where('id', '=', attempt.id)
    .where('version', '=', attempt.version)
    .execute();
  const { firstInquiryMs, longestInquiryMs } = context.timings;
  const pauseMs = backOff(firstInquiryMs, longestInquiryMs, attempt.inquiries + 1);
  return { againMs: Math.max(pauseMs, Math.min(waitMs, longestInquiryMs)) };
}

/** The question failed, which says nothing about the payment. */
function askAgain(context: PaymentContext, attempt: Attempt, failed: QuestionFailed): Promise<Outcome> {
  if (failed.ours)
    context.log.error({ event: 'question-refused', attemptId: attempt.id, reason: failed.why });
  return count(context, attempt, true, failed.retryAfterMs ?? 0);
}

/** "Not found" is believed when it was said often enough, over a window longer than the provider's slowest answer. */
function isGone(context: PaymentContext, attempt: Attempt, now: Date): boolean {
  const since = attempt.unknown_since ?? attempt.created_at;
  const { notFoundTimes, notFoundWindowMs } = context.timings;
  return attempt.not_found + 1 >= notFoundTimes && now.getTime() - since.getTime() >= notFoundWindowMs;
}

async function settleUnknown(
  context: PaymentContext,
  attempt: Attempt,
  answer: InquiryAnswer,
): Promise<Outcome> {
  const { db, clock, log } = context;
  const now = clock();
  log.info({ event: 'inquiry', attemptId: attempt.id, state: answer.result, count: attempt.inquiries + 1 });
  switch (answer.result) {
    case 'charged':
      await db.transaction().execute((trx) => recordCharged(context, trx, attempt, answer, now));
      context.wake();
      return 'done';
    case 'declined':
      await db
        .transaction()
        .execute((trx) =>
          recordUnpaid(
            trx,
            attempt,
            'DECLINED',
            { error: answer.code, providerCode: answer.providerCode },
            now,
          ),
        );
      return 'done';
    case 'absent':
    case 'pending': {
      if (!isGone(context, attempt, now)) return count(context, attempt, false);
      await db
        .transaction()
        .execute((trx) => recordUnpaid(trx, attempt, 'EXPIRED', { error: 'bank-not-approved' }, now));
      return 'done';
    }
    case 'question-failed':
      return askAgain(context, attempt, answer);
  }
}

/**
 * Looks after an open attempt until it is closed: a start whose answer never came, a buyer who never came back from
 * the bank, and every unknown outcome.
 */
export async function watchAttempt(context: PaymentContext, attemptId: string): Promise<Outcome> {
  const { db, clock } = context;
  const { timings } = context;
  const attempt = await db
    .selectFrom('attempt')
    .selectAll()
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
  if (!(openAttemptStates as readonly string[]).includes(attempt.state)) return 'done';
  const provider = context.connectors.of(attempt.psp, attempt.psp_account);
  const now = clock();
  const age = now.getTime() - attempt.created_at.getTime();
  switch (attempt.state) {
    case 'CREATED':
      if (age < timings.startGraceMs) return { againMs: timings.startGraceMs - age };
      if (attempt.three_d_secure) {
        /* opening a 3-D Secure payment takes no money, and without its page the bank can never send the buyer back */
        await db
          .transaction()
          .execute((trx) => recordUnpaid(trx, attempt, 'EXPIRED', { error: 'service-unavailable' }, now));
        return 'done';
      }
      await db.transaction().execute((trx) => recordUnknown(trx, attempt, now, timings));
      return { againMs: 0 };
    case 'THREEDS_PENDING': {
      if (age < timings.challengeMs) return { againMs: timings.challengeMs - age };
      const answer = await provider.inquire(attempt.id);
      if (answer.result === 'question-failed') return askAgain(context, attempt, answer);
      if (answer.result === 'charged') {
        await db.transaction().execute((trx) => recordUnknown(trx, attempt, now, timings));
        return { againMs: 0 };
      }
      await db
        .transaction()
        .execute((trx) => recordUnpaid(trx, attempt, 'EXPIRED', { error: 'bank-not-approved' }, now));
      return 'done';
    }
    case 'CALLBACK_OK':
    case 'AUTHORISING':
      /* the authorise job has it; should that be lost, this one comes back */
      return { againMs: timings.leaseMs };
    case 'UNKNOWN':
      return settleUnknown(context, attempt, await provider.inquire(attempt.id));
    default:
      return 'done';
  }
}
