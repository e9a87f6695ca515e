import type { Selectable } from 'kysely';
import type { AttemptTable } from '../../platform/database/tables/purchase-tables.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import type { PaymentContext } from '../context.ts';
import { givenBackMinor } from '../provider/given-back.ts';
import { type Found, recordLateCharge } from './late-charge.ts';

type Attempt = Selectable<AttemptTable>;

async function takeIn(context: PaymentContext, attempt: Attempt, charge: Found): Promise<Outcome> {
  const { db, clock, log } = context;
  const end = await db
    .transaction()
    .execute((trx) => recordLateCharge(context, trx, attempt, charge, clock()));
  log.error({ event: 'late-charge', attemptId: attempt.id, orderId: attempt.order_id, state: end });
  /* another attempt of the buyer may be moving money: what becomes of this one depends on that one */
  if (end === 'wait') return { againMs: context.timings.longestInquiryMs };
  context.wake();
  return 'done';
}

/**
 * Asks again about an attempt that was closed without money, some times over a day: a provider may know later what it
 * did not know before. The row's last change is its closing. Asked for once more, by a notice of the provider, it looks at
 * once.
 */
export async function recheckExpired(
  context: PaymentContext,
  attemptId: string,
  job: Pick<Job, 'asked'>,
): Promise<Outcome> {
  const { db, clock } = context;
  const { lateLooksMs, longestInquiryMs } = context.timings;
  const attempt = await db.selectFrom('attempt').selectAll().where('id', '=', attemptId).executeTakeFirst();
  if (attempt?.state !== 'EXPIRED') return 'done';
  const age = clock().getTime() - attempt.updated_at.getTime();
  const first = Math.min(...lateLooksMs);
  if (age < first && job.asked === 1) return { againMs: first - age };
  const answer = await context.connectors.of(attempt.psp, attempt.psp_account).inquire(attempt.id);
  if (answer.result === 'question-failed') return { againMs: longestInquiryMs };
  if (answer.result === 'charged') {
    const backMinor = givenBackMinor(answer);
    /* money that may be back already must not become a policy */
    if (backMinor === null) return { againMs: longestInquiryMs };
    if (backMinor < answer.paidMinor) return takeIn(context, attempt, answer);
  }
  const next = lateLooksMs.filter((look) => look > age);
  return next.length === 0 ? 'done' : { againMs: Math.min(...next) - age };
}
