import type { panelProposals } from '@sigorta/contracts/panel/proposals';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { listPage } from '../paging/list-page.ts';
import { proposalColumns, proposalsFor, shownProposals } from './rows.ts';

/** more are not counted for the badge */
const mostCounted = 100;

export const listProposals: Handler<typeof panelProposals> = async (context, request, call) => {
  const staff = staffOf(call);
  const { page, ascending, sort, part, kind, search } = request;
  let filtered = proposalsFor(context.db, staff);
  if (part === 'to-decide') filtered = filtered.where('asked.may_decide', '=', true);
  if (part === 'own') filtered = filtered.where('asked.asked_by', '=', staff.id);
  if (part === 'over') filtered = filtered.where('asked.state', '<>', 'ASKED');
  if (kind) filtered = filtered.where('asked.kind', '=', kind);
  if (search) filtered = filtered.where('asked.subject', '=', search);
  const [{ rows, total, more }, counted] = await Promise.all([
    listPage(context, filtered, proposalColumns, { page, ascending, sort: `asked.${sort}`, key: 'asked.id' }),
    context.db
      .selectFrom(
        proposalsFor(context.db, staff)
          .select('asked.id')
          .where('asked.may_decide', '=', true)
          .limit(mostCounted)
          .as('waiting'),
      )
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: await shownProposals(context, staff, call.language, rows),
    total,
    more,
    toDecide: Number(counted.count),
  };
};
