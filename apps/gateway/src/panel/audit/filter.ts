import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { auditList } from '@sigorta/contracts/panel/audit';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { instantsOf } from '../shared/days.ts';

type Request = ParsedRequestOf<typeof auditList>;

/** Entries somebody may see that fit a filter; a search is the number of an entry, or how a subject's id begins. */
export const filteredEntries = ({ db }: Context, request: Request, staff: Staff) => {
  const scope = scopeOf(staff);
  const { person, action, search } = request;
  const { since, before } = instantsOf(request);
  let query = db.selectFrom('audit_entry');
  if (scope !== null) query = query.where('partner_id', '=', scope);
  if (person === 'none') query = query.where('staff_id', 'is', null);
  else if (person) query = query.where('staff_id', '=', person);
  if (action) query = query.where('action', '=', action);
  if (since) query = query.where('at', '>=', since);
  if (before) query = query.where('at', '<', before);
  if (search && /^\d{1,12}$/.test(search)) query = query.where('number', '=', Number(search));
  else if (search) query = query.where('subject_id', 'like', `${search.replace(/[%_\\]/g, '\\$&')}%`);
  return query;
};
