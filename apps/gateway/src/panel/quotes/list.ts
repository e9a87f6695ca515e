import type { quoteList } from '@sigorta/contracts/panel/quotes';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { searchPage } from '../paging/search-page.ts';
import { filteredQuotes } from './filter.ts';
import { quoteColumns, quoteRows } from './rows.ts';

export const listQuotes: Handler<typeof quoteList> = async (context, request, call) => {
  const { page, ascending, search } = request;
  const staff = staffOf(call);
  const filtered = (search: string | undefined) => filteredQuotes(context, { ...request, search }, staff);
  const { rows, ...counted } = await searchPage(context, filtered, quoteColumns, {
    search,
    page,
    ascending,
    sort: 'quote.created_at',
    key: 'quote.id',
  });
  return { rows: await quoteRows(context, rows, call.language), ...counted };
};
