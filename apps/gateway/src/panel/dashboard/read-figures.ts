import { startOfDay } from '@sigorta/validators/istanbul';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DailyFigureTable } from '../../platform/database/tables/staff-tables.ts';
import { figuresBetween } from './figures-between.ts';
import { summedUntil } from './sum-figures.ts';

const later = (a: Date | null, b: Date): Date => (a !== null && a > b ? a : b);

/**
 * Sums of the days from `from` on, by day, product and insurer: those kept, and what happened since they were made.
 * @param scope partner whose rows count; null for all
 */
export const readFigures = async (
  { db, clock }: Context,
  from: string,
  scope: string | null,
): Promise<Omit<DailyFigureTable, 'partner_id'>[]> => {
  const end = new Date(clock().getTime() + 1000);
  const young = figuresBetween(later(await summedUntil(db), startOfDay(from)), end);
  const narrowed: RawBuilder<unknown> = scope === null ? sql`true` : sql`partner_id = ${scope}`;
  const { rows } = await sql<Omit<DailyFigureTable, 'partner_id'>>`
    select day, product, insurer_id, sum(quotes)::int as quotes, sum(offers)::int as offers,
      sum(declined)::int as declined, sum(failed)::int as failed, sum(orders)::int as orders,
      sum(paid)::int as paid, sum(issued)::int as issued, sum(premium)::bigint as premium,
      sum(given_back)::bigint as given_back
    from (
      select day, partner_id, product, insurer_id, quotes, offers, declined, failed, orders, paid, issued, premium, given_back
        from daily_figure where day >= ${from}
      union all ${young}
    ) as figures where ${narrowed} group by 1, 2, 3`.execute(db);
  return rows;
};
