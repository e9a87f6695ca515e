import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { policyList } from '@sigorta/contracts/panel/policies';
import { sql } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { instantsOf } from '../shared/days.ts';
import { isFoundBy } from '../shared/found-by.ts';
import { isName, ordersFound } from '../shared/orders-found.ts';
import { searchQuery } from '../shared/search-query.ts';

type Request = ParsedRequestOf<typeof policyList>;

const dayMs = 86_400_000;

/** The policies somebody may see that fit a filter. */
export const filteredPolicies = (context: Context, request: Request, staff: Staff) => {
  const { product, partner, insurer, state, endsWithin, sort, search } = request;
  const scope = scopeOf(staff);
  const { since, before } = instantsOf(request);
  const now = context.clock();
  let query = context.db
    .selectFrom('policy')
    .innerJoin('purchase_order', 'purchase_order.id', 'policy.order_id')
    .where('policy.policy_no', 'is not', null);
  if (scope !== null) query = query.where('purchase_order.partner_id', '=', scope);
  if (partner) query = query.where('purchase_order.partner_id', '=', partner);
  if (product) query = query.where('purchase_order.product', '=', product);
  if (insurer) query = query.where('policy.insurer_id', '=', insurer);
  if (state) query = query.where('policy.state', '=', state);
  if (since) query = query.where('policy.issued_at', '>=', since);
  if (before) query = query.where('policy.issued_at', '<', before);
  if (sort === 'ends') query = query.where('policy.ends_at', 'is not', null);
  else query = query.where('policy.issued_at', 'is not', null);
  if (endsWithin) {
    query = query
      .where('policy.ends_at', '>=', now)
      .where('policy.ends_at', '<', new Date(now.getTime() + endsWithin * dayMs));
  }
  if (!search) return query;
  const words = searchQuery(search);
  if (words && isName(search))
    return query.where(isFoundBy('purchase_order', context.dataKeys, search, words));
  return query.where(sql<boolean>`policy.order_id in ${ordersFound(search, scope, context.dataKeys)}`);
};
