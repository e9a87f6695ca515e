import type { applicationList } from '@sigorta/contracts/panel/applications';
import type { Handler } from '../../platform/handler.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { searchPage } from '../paging/search-page.ts';
import { namesFor } from '../shared/names.ts';
import { filteredApplications } from './filter.ts';
import { applicationColumns, applicationRow } from './row.ts';

const columns = { created: 'application.created_at', due: 'application.due_on' } as const;

export const listApplications: Handler<typeof applicationList> = async (context, request, call) => {
  const staff = staffOf(call);
  const filtered = (search: string | undefined) =>
    filteredApplications(context, { ...request, search }, staff);
  const [{ rows, ...counted }, names] = await Promise.all([
    searchPage(context, filtered, applicationColumns, {
      search: request.search,
      page: request.page,
      ascending: request.ascending,
      sort: columns[request.sort],
      key: 'application.id',
    }),
    namesFor(context, call.language),
  ]);
  return { rows: rows.map((row) => applicationRow(context, row, names)), ...counted };
};
