import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { paymentList } from '@sigorta/contracts/panel/payments';
import { sql } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { instantsOf } from '../shared/days.ts';
import { isWholeId, searchQuery } from '../shared/search-query.ts';

type Request = ParsedRequestOf<typeof paymentList>;

/** The purchases somebody may see that fit a filter. */
export const filteredPayments = ({ db }: Context, request: Request, staff: Staff) => {
  const { state, product, partner, insurer, search } = request;
  const scope = scopeOf(staff);
  const { since, before } = instantsOf(request);
  let query = db.selectFrom('purchase_order');
  if (scope !== null) query = query.where('purchase_order.partner_id', '=', scope);
  if (partner) query = query.where('purchase_order.partner_id', '=', partner);
  if (state) query = query.where('purchase_order.state', '=', state);
  if (product) query = query.where('purchase_order.product', '=', product);
  if (insurer) query = query.where('purchase_order.insurer_id', '=', insurer);
  if (since) query = query.where('purchase_order.created_at', '>=', since);
  if (before) query = query.where('purchase_order.created_at', '<', before);
  if (isWholeId(search)) return query.where('purchase_order.id', '=', search);
  const words = searchQuery(search);
  return words ? query.where(sql<boolean>`purchase_order.search @@ ${words}::tsquery`) : query;
};
