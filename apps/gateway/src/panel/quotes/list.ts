import type { quoteList } from '@sigorta/contracts/panel/quotes';
import type { Handler } from '../../operations/handler.ts';
import { listPage } from '../../staff/list-page.ts';
import { searchPage } from '../../staff/search-page.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { filteredQuotes } from './filter.ts';
import { quoteColumns, quoteRows } from './rows.ts';

export const listQuotes: Handler<typeof quoteList> = async (context, request, call) => {
  const { page, ascending } = request;
  const pageOf = request.search ? searchPage : listPage;
  const filtered = filteredQuotes(context, request, staffOf(call));
  const { rows, total, more } = await pageOf(context, filtered, quoteColumns, {
    page,
    ascending,
    sort: 'quote.created_at',
    key: 'quote.id',
  });
  return { rows: await quoteRows(context, rows, call.language), total, more };
};
