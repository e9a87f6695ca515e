import type { Context } from '../../platform/context.ts';
import { namesSomebody, noNames } from '../../platform/sensitive/name-of-order.ts';
import { noPhone } from '../../platform/sensitive/sealed-phone.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';
import { openAttemptStates } from '../../platform/transitions/states.ts';
import { forgetQuotes, forgetSessions } from './forget-undecided.ts';

/** rows a step, so that the one connection of the embedded database is never held for long */
const together = 200;
const dayMs = 24 * 3600_000;
/** runs come every hour: eight kinds end before the next begins */
const longestMs = 5 * 60_000;

/** What was removed, by kind. */
export interface Forgotten {
  orders: number;
  quotes: number;
  jobs: number;
  sessions: number;
  applications: number;
  requests: number;
  notes: number;
  contacts: number;
}

/** What an order without a purchase keeps of who wanted it. */
export const nobody = {
  application: '{}',
  billing: JSON.stringify({ provinceId: 0, districtId: 0, address: '', email: '' }),
  ...noNames,
  ...noPhone,
};

/** An order no money was ever taken for keeps its states and amounts; who wanted it is wiped. */
const wipeUnpaidOrders = async ({ db, clock }: Context, before: Date): Promise<number> => {
  const rows = await db
    .updateTable('purchase_order')
    .set((to) => ({
      ...nobody,
      version: to('version', '+', 1),
      updated_at: clock(),
    }))
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('purchase_order')
        .select('id')
        .where('state', 'in', ordersThatAre('not-bought'))
        .where(namesSomebody)
        .where('updated_at', '<', before)
        .orderBy('updated_at')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('attempt')
                .select('attempt.id')
                .whereRef('attempt.order_id', '=', 'purchase_order.id')
                .where('attempt.state', 'in', ['CHARGED', ...openAttemptStates]),
            ),
          ),
        )
        .limit(together),
    )
    .executeTakeFirst();
  return Number(rows.numUpdatedRows);
};

const forgetJobs = async ({ db }: Context, before: Date): Promise<number> => {
  const rows = await db
    .deleteFrom('outbox')
    .where('key', 'in', (jobs) =>
      jobs
        .selectFrom('outbox')
        .select('key')
        .where('state', '=', 'done')
        .where('run_at', '<', before)
        .orderBy('run_at')
        .limit(together),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

/** Short applications, requests and messages: the table whole, with its answers and consents. */
const forgetApplications = async ({ db }: Context, before: Date): Promise<number> => {
  const rows = await db
    .deleteFrom('application')
    .where('id', 'in', (applications) =>
      applications.selectFrom('application').select('id').where('created_at', '<', before).limit(together),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

/** Payment links nobody paid with, long after they ended. */
const forgetRequests = async ({ db }: Context, before: Date): Promise<number> => {
  const rows = await db
    .deleteFrom('payment_request')
    .where('id', 'in', (requests) =>
      requests
        .selectFrom('payment_request')
        .select('id')
        .where('expires_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('payment')
                .select('payment.order_id')
                .whereRef('payment.request_id', '=', 'payment_request.id'),
            ),
          ),
        )
        .limit(together),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

/** What staff wrote about customers: it is about nobody's record, so it has an age of its own. */
const forgetNotes = async ({ db }: Context, before: Date): Promise<number> => {
  const rows = await db
    .deleteFrom('customer_note')
    .where('id', 'in', (notes) =>
      notes.selectFrom('customer_note').select('id').where('created_at', '<', before).limit(together),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

/** What was sent and who called: staff and buyers see it as long as an application. Messages of a purchase stay with it. */
const forgetContacts = async ({ db }: Context, before: Date): Promise<number> => {
  const rows = await db
    .deleteFrom('contact')
    .where('id', 'in', (contacts) =>
      contacts.selectFrom('contact').select('id').where('at', '<', before).limit(together),
    )
    .executeTakeFirst();
  return Number(rows.numDeletedRows);
};

/** Step by step until a step finds less than it may take, or time is up. */
const all = async (step: () => Promise<number>, until: number): Promise<number> => {
  let sum = 0;
  for (;;) {
    const count = await step();
    sum += count;
    if (count < together || Date.now() >= until) return sum;
  }
};

/**
 * Forgets persons who bought nothing (KVKK: quote data is kept short): quotes, unpaid orders and finished
 * jobs older than the setting QUOTE_RETENTION_DAYS, sessions past their end, and applications older than
 * APPLICATION_RETENTION_DAYS: staff read them in their mail. Any replica may run it at any time.
 * @param mostMs of each kind; the next run goes on with what is left
 */
export const forget = async (context: Context, mostMs = longestMs): Promise<Forgotten> => {
  const { applicationRetentionDays, quoteRetentionDays } = context.config;
  const daysAgo = (days: number) => new Date(context.clock().getTime() - days * dayMs);
  const before = daysAgo(quoteRetentionDays);
  const longAgo = daysAgo(applicationRetentionDays);
  const until = () => Date.now() + mostMs;
  const forgotten: Forgotten = {
    orders: await all(() => wipeUnpaidOrders(context, before), until()),
    quotes: await forgetQuotes(context, before, until()),
    jobs: await all(() => forgetJobs(context, before), until()),
    sessions: await forgetSessions(context, until()),
    applications: await all(() => forgetApplications(context, longAgo), until()),
    requests: await all(() => forgetRequests(context, longAgo), until()),
    notes: await all(() => forgetNotes(context, longAgo), until()),
    contacts: await all(() => forgetContacts(context, longAgo), until()),
  };
  for (const [kind, count] of Object.entries(forgotten)) {
    if (count > 0) context.log.info({ event: 'forgotten', kind, count });
  }
  return forgotten;
};
