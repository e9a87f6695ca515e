import type { applicationList } from '@sigorta/contracts/panel/applications';
import type { Handler } from '../../operations/handler.ts';
import { listPage } from '../../staff/list-page.ts';
import { searchPage } from '../../staff/search-page.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { namesFor } from '../parts/names.ts';
import { filteredApplications } from './filter.ts';
import { applicationColumns, applicationRow } from './row.ts';

const columns = { created: 'application.created_at', due: 'application.due_on' } as const;

export const listApplications: Handler<typeof applicationList> = async (context, request, call) => {
  const pageOf = request.search ? searchPage : listPage;
  const filtered = filteredApplications(context, request, staffOf(call));
  const [{ rows, total, more }, names] = await Promise.all([
    pageOf(context, filtered, applicationColumns, {
      page: request.page,
      ascending: request.ascending,
      sort: columns[request.sort],
      key: 'application.id',
    }),
    namesFor(context, call.language),
  ]);
  return { rows: rows.map((row) => applicationRow(row, names)), total, more };
};
