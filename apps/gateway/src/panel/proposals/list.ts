import type { panelProposals, proposalsToDecide } from '@sigorta/contracts/panel/proposals';
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

export const listProposals: Handler<typeof panelProposals> = async (context, request, call) => {
  const staff = staffOf(call);
  const { page, ascending, sort, part, kind, search } = request;
  let filtered = proposalsFor(context.db, staff);
  if (part === 'to-decide') filtered = filtered.where('asked.may_decide', '=', true);
  if (part === 'own') filtered = filtered.where('asked.asked_by', '=', staff.id);
  if (part === 'over') filtered = filtered.where('asked.state', '<>', 'ASKED');
  if (kind) filtered = filtered.where('asked.kind', '=', kind);
  if (search) filtered = filtered.where('asked.subject', '=', search);
  const [{ rows, total, more }, toDecide] = await Promise.all([
    listPage(context, filtered, proposalColumns, { page, ascending, sort: `asked.${sort}`, key: 'asked.id' }),
    waitingFor(context, staff),
  ]);
  return {
    rows: await shownProposals(context, staff, call.language, rows),
    total,
    more,
    toDecide,
  };
};
