import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { namesSomebody } from '../../platform/sensitive/name-of-order.ts';
import { ordersThatAre } from '../../platform/transitions/order-questions.ts';

/** rows a step, so that the one connection of the embedded database is never held for long */
const together = 200;

interface Place {
  /** as the database writes it: a Date would lose its microseconds */
  at: string;
  id: string;
}

/**
 * Walks the rows nobody has decided about, the oldest first. Each is deleted, or marked because it stays for good, or met
 * again by the next walk: what a purchase keeps is met once in its life.
 * @param next rows behind a place; @param decide what was deleted of them
 */
const walk = async (
  next: (after: Place) => Promise<Place[]>,
  decide: (ids: string[]) => Promise<number>,
  until: number,
): Promise<number> => {
  let sum = 0;
  let after: Place = { at: '-infinity', id: '' };
  for (;;) {
    const rows = await next(after);
    if (rows.length > 0) sum += await decide(rows.map(({ id }) => id));
    after = rows.at(-1) ?? after;
    if (rows.length < together || Date.now() >= until) return sum;
  }
};

const undecidedQuotes = async ({ db }: Context, before: Date, { at, id }: Place): Promise<Place[]> =>
  (
    await sql<Place>`select created_at::text as at, id from quote
      where not stays and created_at < ${before} and (created_at, id) > (${at}::timestamptz, ${id})
      order by created_at, id limit ${together}`.execute(db)
  ).rows;

/** With its events and offers. A quote that was bought stays with its purchase, a kept one while its link lives. */
const decideQuotes = async ({ db, clock }: Context, ids: string[]): Promise<number> => {
  const deleted = await db
    .deleteFrom('quote')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchase_order')
            .select('purchase_order.id')
            .whereRef('purchase_order.quote_id', '=', 'quote.id')
            .where(namesSomebody),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_quote')
            .select('saved_quote.id')
            .where((rows) =>
              rows.or([
                rows('saved_quote.quote_id', '=', rows.ref('quote.id')),
                rows('saved_quote.latest_quote_id', '=', rows.ref('quote.id')),
              ]),
            )
            .where('saved_quote.revoked_at', 'is', null)
            .where('saved_quote.expires_at', '>', clock()),
        ),
      ),
    )
    .executeTakeFirst();
  await db
    .updateTable('quote')
    .set({ stays: true })
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('purchase_order')
          .select('purchase_order.id')
          .whereRef('purchase_order.quote_id', '=', 'quote.id')
          .where('purchase_order.state', 'in', ordersThatAre('kept-for-good')),
      ),
    )
    .execute();
  return Number(deleted.numDeletedRows);
};

/** @param until ms of the machine's clock; what is left then is left to the next run */
export const forgetQuotes = (context: Context, before: Date, until: number): Promise<number> =>
  walk(
    (after) => undecidedQuotes(context, before, after),
    (ids) => decideQuotes(context, ids),
    until,
  );

const undecidedSessions = async ({ db, clock }: Context, { at, id }: Place): Promise<Place[]> =>
  (
    await sql<Place>`select expires_at::text as at, id from session
      where not stays and expires_at < ${clock()} and (expires_at, id) > (${at}::timestamptz, ${id})
      order by expires_at, id limit ${together}`.execute(db)
  ).rows;

/** One that asked for a quote stays as long as that does. */
const decideSessions = async ({ db }: Context, ids: string[]): Promise<number> => {
  const deleted = await db
    .deleteFrom('session')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('quote').select('quote.id').whereRef('quote.session_id', '=', 'session.id'))),
    )
    .executeTakeFirst();
  await db
    .updateTable('session')
    .set({ stays: true })
    .where('id', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('quote')
          .select('quote.id')
          .whereRef('quote.session_id', '=', 'session.id')
          .where('quote.stays', '=', true),
      ),
    )
    .execute();
  return Number(deleted.numDeletedRows);
};

/** @param until ms of the machine's clock */
export const forgetSessions = (context: Context, until: number): Promise<number> =>
  walk(
    (after) => undecidedSessions(context, after),
    (ids) => decideSessions(context, ids),
    until,
  );
