import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { LeftBecause } from '../platform/database/tables/payment-tables.ts';
import { failpoint } from '../platform/failpoint.ts';
import type { Job, Outcome } from '../platform/outbox/claim.ts';
import { enqueue } from '../platform/outbox/enqueue.ts';
import { type Asked, askAgain } from './ask-again.ts';
import type { RenewalContext } from './context.ts';
import { policyToRenew } from './policy-to-renew.ts';
import { type Reminder, reminderOf, subjectOf } from './reminder-job.ts';
import { renewable, whyLeft } from './why-left.ts';

/** When no insurer answers, it is tried again this often before the buyer is sent to the form. */
const mostTries = 4;

type Became = Exclude<Asked, { state: 'nothing' }> | { state: 'left'; why: LeftBecause };

/** Writes what became of a reminder, once: whoever comes second finds it. The mail is asked for in the same transaction. */
async function write(
  trx: Transaction<Database>,
  reminder: Reminder,
  became: Became,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('renewal_reminder')
    .values({
      order_id: reminder.orderId,
      days_before: reminder.daysBefore,
      state: became.state,
      created_at: now,
      ...(became.state === 'left' && { why: became.why }),
      ...(became.state === 'form' && { missing: JSON.stringify(became.missing) }),
      ...(became.state === 'prices' && { quote_id: became.quoteId, saved_quote_id: became.savedId }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n && became.state !== 'left')
    await enqueue(trx, 'mail-renewal', subjectOf(reminder), now);
}

const isWritten = async ({ db }: RenewalContext, { orderId, daysBefore }: Reminder): Promise<boolean> =>
  (await db
    .selectFrom('renewal_reminder')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('days_before', '=', daysBefore)
    .executeTakeFirst()) !== undefined;

/**
 * Asks for prices again on one day before the end of a policy and keeps them behind a link, or writes why not. What was begun by
 * a process that died is begun anew; prices that nobody was told of are forgotten with other quotes.
 * @param subject `<order id>.<days before the last day>`
 */
export async function askRenewal(context: RenewalContext, subject: string, job: Job): Promise<Outcome> {
  const { db, clock } = context;
  const reminder = reminderOf(subject);
  if (await isWritten(context, reminder)) return 'done';
  const policy = await policyToRenew(db, reminder.orderId);
  if (!policy) return 'done';
  const why = await whyLeft(context, policy, reminder.daysBefore);
  const found = renewable(context, policy);
  const asked = why || !found ? null : await askAgain(context, policy, found);
  if (asked?.state === 'nothing' && job.attempts + 1 < mostTries) throw new Error('no insurer made a price');
  const became: Became =
    asked === null
      ? { state: 'left', why: why ?? 'retired' }
      : asked.state === 'nothing'
        ? { state: 'form', missing: [] }
        : asked;
  failpoint('renewal:before-commit');
  await db.transaction().execute((trx) => write(trx, reminder, became, clock()));
  failpoint('renewal:after-commit');
  context.wake();
  return 'done';
}
