import type { paymentList } from '@sigorta/contracts/panel/payments';
import type { Handler } from '../../operations/handler.ts';
import { listPage } from '../../staff/list-page.ts';
import { searchPage } from '../../staff/search-page.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { filteredPayments } from './filter.ts';
import { paymentColumns, paymentRows } from './rows.ts';

export const paymentSorts = {
  created: 'purchase_order.created_at',
  updated: 'purchase_order.updated_at',
} as const;

export const listPayments: Handler<typeof paymentList> = async (context, request, call) => {
  const { page, ascending, sort } = request;
  const pageOf = request.search ? searchPage : listPage;
  const filtered = filteredPayments(context, request, staffOf(call));
  const { rows, total, more } = await pageOf(context, filtered, paymentColumns, {
    page,
    ascending,
    sort: paymentSorts[sort],
    key: 'purchase_order.id',
  });
  return { rows: await paymentRows(context, rows, call.language), total, more };
};
