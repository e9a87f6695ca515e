import type { policyList } from '@sigorta/contracts/panel/policies';
import type { Handler } from '../../operations/handler.ts';
import { listPage } from '../../staff/list-page.ts';
import { searchPage } from '../../staff/search-page.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { filteredPolicies } from './filter.ts';
import { policyColumns, policyRows } from './rows.ts';

export const policySorts = { issued: 'policy.issued_at', ends: 'policy.ends_at' } as const;

export const listPolicies: Handler<typeof policyList> = async (context, request, call) => {
  const { page, ascending, sort } = request;
  const pageOf = request.search ? searchPage : listPage;
  const filtered = filteredPolicies(context, request, staffOf(call));
  const { rows, total, more } = await pageOf(context, filtered, policyColumns, {
    page,
    ascending,
    sort: policySorts[sort],
    key: 'policy.order_id',
  });
  return { rows: await policyRows(context, rows, call.language), total, more };
};
