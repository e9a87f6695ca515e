import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Deal } from './records.ts';
import { within } from './sound-ledger.ts';
import type { MoneyWorld } from './world.ts';

/** Jobs about any of the purchases, their attempts, refunds, transfers, notices and mails that are due by then. */
const jobsOf = async (db: Kysely<Database>, ids: readonly string[], aheadMs: number): Promise<number> => {
  const { rows } = await sql<{ jobs: number }>`
    with about as (
      select unnest(${ids}::text[]) as id
      union all select id from attempt where order_id = any(${ids})
      union all select id from refund where order_id = any(${ids})
      union all select id from transfer where order_id = any(${ids})
      union all select id from cancellation where order_id = any(${ids})
      union all select id from delivery where order_id = any(${ids}))
    select count(*)::int as jobs from outbox
    where state = 'waiting' and run_at <= clock_timestamp() + make_interval(secs => ${aheadMs / 1000})
      and exists (select 1 from about where position(about.id in outbox.subject) > 0)`.execute(db);
  return rows[0]?.jobs ?? 0;
};

/**
 * Whether anything about a deal is still to come: a call that stands at the line, or a job that is under way or due within
 * `aheadMs`. Every state of a purchase that is no end has a job, so where none is left nothing moves any more.
 */
export async function isToCome(world: MoneyWorld, { purchases }: Deal, aheadMs: number): Promise<boolean> {
  if (purchases.some(({ id }) => world.line.isBusy(id))) return true;
  const ids = purchases.map(({ id }) => id);
  if (ids.length === 0) return false;
  const context = world.replicas[0]?.context;
  const jobs = await (context
    ? jobsOf(context.db, ids, aheadMs)
    : within(world, (db) => jobsOf(db, ids, aheadMs)));
  return jobs > 0;
}
