import type { paymentList } from '@sigorta/contracts/panel/payments';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { searchPage } from '../paging/search-page.ts';
import { filteredPayments } from './filter.ts';
import { paymentColumns, paymentRows } from './rows.ts';

export const paymentSorts = {
  created: 'purchase_order.created_at',
  updated: 'purchase_order.updated_at',
} as const;

export const listPayments: Handler<typeof paymentList> = async (context, request, call) => {
  const { page, ascending, sort, search } = request;
  const staff = staffOf(call);
  const filtered = (search: string | undefined) => filteredPayments(context, { ...request, search }, staff);
  const { rows, ...counted } = await searchPage(context, filtered, paymentColumns, {
    search,
    page,
    ascending,
    sort: paymentSorts[sort],
    key: 'purchase_order.id',
  });
  return { rows: await paymentRows(context, rows, call.language), ...counted };
};
