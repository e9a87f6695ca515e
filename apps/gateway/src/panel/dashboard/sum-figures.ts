import { addDays } from '@sigorta/validators/iso-date';
import { startOfDay, todayInIstanbul } from '@sigorta/validators/istanbul';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { figuresBetween } from './figures-between.ts';

/** Rows are stamped before they are stored: what is younger than this may still be on its way. */
const settledAfterMs = 10 * 60_000;

/** Everything before this instant is in `daily_figure`; null when nothing was summed yet. */
export const summedUntil = async (db: Kysely<Database>): Promise<Date | null> =>
  (await db.selectFrom('figures_until').select('until').executeTakeFirst())?.until ?? null;

const firstEvent = async (db: Kysely<Database>): Promise<Date | null> => {
  const { rows } = await sql<{ first: Date | null }>`select least(
    (select min(created_at) from quote), (select min(created_at) from purchase_order)) as first`.execute(db);
  return rows[0]?.first ?? null;
};

/** One transaction adds at most a day, so that the embedded database's one connection is not held for long. */
const sumOneStep = async ({ db }: Context, end: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table figures_until in exclusive mode`.execute(trx);
    const from = (await summedUntil(trx)) ?? (await firstEvent(trx)) ?? end;
    if (from >= end) return false;
    const nextMidnight = startOfDay(addDays(todayInIstanbul(from), 1));
    const to = nextMidnight < end ? nextMidnight : end;
    await sql`insert into daily_figure (day, partner_id, product, insurer_id,
        quotes, offers, declined, failed, orders, paid, issued, premium, given_back)
      ${figuresBetween(from, to)}
      on conflict (day, partner_id, product, insurer_id) do update set
        quotes = daily_figure.quotes + excluded.quotes, offers = daily_figure.offers + excluded.offers,
        declined = daily_figure.declined + excluded.declined, failed = daily_figure.failed + excluded.failed,
        orders = daily_figure.orders + excluded.orders, paid = daily_figure.paid + excluded.paid,
        issued = daily_figure.issued + excluded.issued, premium = daily_figure.premium + excluded.premium,
        given_back = daily_figure.given_back + excluded.given_back`.execute(trx);
    await trx
      .insertInto('figures_until')
      .values({ only_row: true, until: to })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ until: to }))
      .execute();
    return to < end;
  });

/**
 * Adds what has settled since the last time to the daily sums (decision 165). Sums outlive the quotes they count, which
 * retention deletes. Any replica may run it at any time.
 */
export const sumFigures = async (context: Context): Promise<void> => {
  const end = new Date(context.clock().getTime() - settledAfterMs);
  while (await sumOneStep(context, end));
};
