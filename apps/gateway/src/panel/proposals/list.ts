import { pageSize } from '@sigorta/contracts/panel/list';
import type { panelProposals, proposalsToDecide } from '@sigorta/contracts/panel/proposals';
import { sql } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { listPage } from '../paging/list-page.ts';
import { proposalColumns, proposalsFor, shownProposals } from './rows.ts';

/** more are not counted for the badge */
const mostCounted = 100;

/** What waits for one person, up to the most that is counted. */
const waitingFor = async ({ db }: Pick<Context, 'db'>, staff: Staff): Promise<number> => {
  const { count } = await db
    .selectFrom(
      proposalsFor(db, staff)
        .select('asked.id')
        .where('asked.may_decide', '=', true)
        .limit(mostCounted)
        .as('waiting'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const countProposals: Handler<typeof proposalsToDecide> = async (context, _, call) => ({
  count: await waitingFor(context, staffOf(call)),
});

type Filtered = ReturnType<typeof proposalsFor>;

/**
 * Which rows a page by urgency holds. Those that still wait are few and are all weighed; those that are over stand in the order of
 * their decision, and only as many are looked at as may come before the end of the page: no table is sorted.
 */
const placesByUrgency = async (
  { db }: Pick<Context, 'db'>,
  filtered: Filtered,
  { page, ascending }: { page: number; ascending: boolean },
): Promise<string[]> => {
  const direction = ascending ? 'asc' : 'desc';
  const places = filtered.select(['asked.id', 'asked.urgency']);
  const over = places
    .where('asked.state', '<>', 'ASKED')
    .orderBy('asked.decided_at', direction)
    .orderBy('asked.id', direction)
    .limit(page * pageSize);
  const inOrder = sql.raw(direction);
  const { rows } = await sql<{ id: string }>`select id from (
      (${places.where('asked.state', '=', 'ASKED')}) union all (${over})) as few
    order by urgency ${inOrder}, id ${inOrder} limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  return rows.map(({ id }) => id);
};

export const listProposals: Handler<typeof panelProposals> = async (context, request, call) => {
  const staff = staffOf(call);
  const { page, ascending, sort, part, kind, search } = request;
  let filtered = proposalsFor(context.db, staff);
  if (part === 'to-decide') filtered = filtered.where('asked.may_decide', '=', true);
  if (part === 'own') filtered = filtered.where('asked.asked_by', '=', staff.id);
  if (part === 'over') filtered = filtered.where('asked.state', '<>', 'ASKED');
  if (kind) filtered = filtered.where('asked.kind', '=', kind);
  if (search) filtered = filtered.where('asked.subject', '=', search);
  const order = { page, ascending, sort: `asked.${sort}`, key: 'asked.id' };
  const ids = sort === 'urgency' ? await placesByUrgency(context, filtered, order) : null;
  const [{ rows, total, more }, toDecide] = await Promise.all([
    listPage(context, filtered, proposalColumns, { ...order, ...(ids !== null && { ids }) }),
    waitingFor(context, staff),
  ]);
  return {
    rows: await shownProposals(context, staff, call.language, rows),
    total,
    more,
    toDecide,
  };
};
