import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { paymentList } from '@sigorta/contracts/panel/payments';
import { sql } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { instantsOf } from '../shared/days.ts';
import { isFoundBy } from '../shared/found-by.ts';
import { isName, ordersFound } from '../shared/orders-found.ts';
import { isWholeId, searchQuery } from '../shared/search-query.ts';

type Request = ParsedRequestOf<typeof paymentList>;

/**
 * Orders that nobody paid, by how the last try at it ended: for whoever calls their buyers. Asked as a try after which none came, so
 * that the database may begin at the tries where few ended so, and at the newest orders where many did.
 */
const lastTryIs = (tried: NonNullable<Request['tried']>) =>
  sql<boolean>`purchase_order.state = 'CONSENTED' and exists (
    select 1 from attempt where attempt.order_id = purchase_order.id and attempt.state = ${tried}
      and not exists (select 1 from attempt later
        where later.order_id = attempt.order_id and later.created_at > attempt.created_at))`;

/** The purchases somebody may see that fit a filter. */
export const filteredPayments = (context: Context, request: Request, staff: Staff) => {
  const { state, tried, product, partner, insurer, search } = request;
  const scope = scopeOf(staff);
  const { since, before } = instantsOf(request);
  let query = context.db.selectFrom('purchase_order');
  if (scope !== null) query = query.where('purchase_order.partner_id', '=', scope);
  if (partner) query = query.where('purchase_order.partner_id', '=', partner);
  if (tried) query = query.where(lastTryIs(tried));
  if (state) query = query.where('purchase_order.state', '=', state);
  if (product) query = query.where('purchase_order.product', '=', product);
  if (insurer) query = query.where('purchase_order.insurer_id', '=', insurer);
  if (since) query = query.where('purchase_order.created_at', '>=', since);
  if (before) query = query.where('purchase_order.created_at', '<', before);
  if (isWholeId(search)) return query.where('purchase_order.id', '=', search);
  const words = searchQuery(search);
  if (!search || words === null) return query;
  if (isName(search)) return query.where(isFoundBy('purchase_order', context.dataKeys, search, words));
  return query.where(sql<boolean>`purchase_order.id in ${ordersFound(search, scope, context.dataKeys)}`);
};
