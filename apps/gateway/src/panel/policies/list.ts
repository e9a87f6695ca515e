import type { policyList } from '@sigorta/contracts/panel/policies';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { searchPage } from '../paging/search-page.ts';
import { filteredPolicies } from './filter.ts';
import { policyColumns, policyRows } from './rows.ts';

export const policySorts = { issued: 'policy.issued_at', ends: 'policy.ends_at' } as const;

export const listPolicies: Handler<typeof policyList> = async (context, request, call) => {
  const { page, ascending, sort, search } = request;
  const staff = staffOf(call);
  const filtered = (search: string | undefined) => filteredPolicies(context, { ...request, search }, staff);
  const { rows, ...counted } = await searchPage(context, filtered, policyColumns, {
    search,
    page,
    ascending,
    sort: policySorts[sort],
    key: 'policy.order_id',
    isRange: sort === 'ends' && request.endsWithin !== undefined,
  });
  return { rows: await policyRows(context, rows, call.language), ...counted };
};
