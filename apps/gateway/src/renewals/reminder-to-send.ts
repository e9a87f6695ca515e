import type { Offer } from '@sigorta/contracts/offer';
import type { Context } from '../platform/context.ts';
import { type PolicyToRenew, policyToRenew } from './policy-to-renew.ts';
import type { Reminder } from './reminder-job.ts';
import { whyLeft } from './why-left.ts';

const rowOf = ({ db }: Context, { orderId, daysBefore }: Reminder) =>
  db
    .selectFrom('renewal_reminder')
    .leftJoin('saved_quote', 'saved_quote.id', 'renewal_reminder.saved_quote_id')
    .select([
      'renewal_reminder.state',
      'renewal_reminder.missing',
      'renewal_reminder.sent_at',
      'renewal_reminder.quote_id',
      'saved_quote.id as savedId',
      'saved_quote.token',
    ])
    .where('order_id', '=', orderId)
    .where('days_before', '=', daysBefore)
    .executeTakeFirst();

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>;

export interface ToSend {
  policy: PolicyToRenew;
  row: Row;
}

const leave = (
  { db }: Context,
  { orderId, daysBefore }: Reminder,
  why: Awaited<ReturnType<typeof whyLeft>>,
) =>
  db
    .updateTable('renewal_reminder')
    .set({ state: 'left', why })
    .where('order_id', '=', orderId)
    .where('days_before', '=', daysBefore)
    .execute();

/** A reminder that is still wanted, looked at a last time before it leaves; what was meanwhile ended or switched off is left. */
export async function reminderToSend(context: Context, reminder: Reminder): Promise<ToSend | null> {
  const row = await rowOf(context, reminder);
  const policy = await policyToRenew(context.db, reminder.orderId);
  if (!row || !policy || row.state === 'left') return null;
  const why = await whyLeft(context, policy, reminder.daysBefore);
  if (why === null) return { policy, row };
  /* what was sent by mail stays sent, though no short message follows it */
  if (row.sent_at === null) await leave(context, reminder, why);
  return null;
}

export const noteSent = ({ db, clock }: Context, { orderId, daysBefore }: Reminder) =>
  db
    .updateTable('renewal_reminder')
    .set({ sent_at: clock() })
    .where('order_id', '=', orderId)
    .where('days_before', '=', daysBefore)
    .where('sent_at', 'is', null)
    .execute();

/** The cheapest first. */
export const offersOfReminder = async ({ db }: Context, { quote_id }: Row): Promise<Offer[]> =>
  quote_id === null
    ? []
    : (
        await db
          .selectFrom('offer')
          .select('body')
          .where('quote_id', '=', quote_id)
          .orderBy('price')
          .execute()
      ).map(({ body }) => body);
