import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { quoteList } from '@sigorta/contracts/panel/quotes';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { instantsOf } from '../shared/days.ts';
import { isFoundBy } from '../shared/found-by.ts';
import { isWholeId, searchQuery } from '../shared/search-query.ts';

type Request = ParsedRequestOf<typeof quoteList>;

/** The quotes somebody may see that fit a filter. */
export const filteredQuotes = ({ db, dataKeys }: Context, request: Request, staff: Staff) => {
  const { product, partner, assignee, search } = request;
  const scope = scopeOf(staff);
  const { since, before } = instantsOf(request);
  let query = db.selectFrom('quote').leftJoin('staff', 'staff.id', 'quote.assignee_id');
  if (scope !== null) query = query.where('quote.partner_id', '=', scope);
  if (partner) query = query.where('quote.partner_id', '=', partner);
  if (product) query = query.where('quote.product', '=', product);
  if (assignee === 'none') query = query.where('quote.assignee_id', 'is', null);
  else if (assignee) query = query.where('quote.assignee_id', '=', assignee === 'mine' ? staff.id : assignee);
  if (since) query = query.where('quote.created_at', '>=', since);
  if (before) query = query.where('quote.created_at', '<', before);
  if (isWholeId(search)) return query.where('quote.id', '=', search);
  const words = searchQuery(search);
  return search && words ? query.where(isFoundBy('quote', dataKeys, search, words)) : query;
};
