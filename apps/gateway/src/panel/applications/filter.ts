import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { applicationList } from '@sigorta/contracts/panel/applications';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { instantsOf } from '../shared/days.ts';
import { isFoundBy } from '../shared/found-by.ts';
import { searchQuery } from '../shared/search-query.ts';

type Request = ParsedRequestOf<typeof applicationList>;

/** The applications somebody may see that fit a filter; the sort by day leaves out those without one. */
export const filteredApplications = ({ db, dataKeys }: Context, request: Request, staff: Staff) => {
  const { kind, state, product, partner, assignee, sort, search } = request;
  const scope = scopeOf(staff);
  const { since, before } = instantsOf(request);
  const words = searchQuery(search);
  let query = db.selectFrom('application').leftJoin('staff', 'staff.id', 'application.assignee_id');
  if (scope !== null) query = query.where('application.partner_id', '=', scope);
  if (partner) query = query.where('application.partner_id', '=', partner);
  if (kind) query = query.where('application.kind', '=', kind);
  if (state) query = query.where('application.state', '=', state);
  if (product) query = query.where('application.product', '=', product);
  if (assignee === 'none') query = query.where('application.assignee_id', 'is', null);
  else if (assignee)
    query = query.where('application.assignee_id', '=', assignee === 'mine' ? staff.id : assignee);
  if (since) query = query.where('application.created_at', '>=', since);
  if (before) query = query.where('application.created_at', '<', before);
  if (search && words) query = query.where(isFoundBy('application', dataKeys, search, words));
  if (sort === 'due') query = query.where('application.due_on', 'is not', null);
  return query;
};
