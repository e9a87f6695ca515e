import type { auditList } from '@sigorta/contracts/panel/audit';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { listPage } from '../paging/list-page.ts';
import { namesFor } from '../shared/names.ts';
import { filteredEntries } from './filter.ts';
import { entryColumns, entryRow } from './row.ts';

/** Every action once, jumping along its index from one to the next: a log of millions is not read for it. */
const actionsIn = async ({ db }: Context): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`with recursive found (action) as (
      select min(action) from audit_entry
      union all
      select (select min(action) from audit_entry where action > found.action) from found where action is not null
    ) select action from found where action is not null`.execute(db);
  return rows.map(({ action }) => action);
};

export const listAudit: Handler<typeof auditList> = async (context, request, call) => {
  const staff = staffOf(call);
  const scope = scopeOf(staff);
  const [page, names, people, actions] = await Promise.all([
    listPage(context, filteredEntries(context, request, staff), entryColumns, { ...request, key: 'number' }),
    namesFor(context, call.language),
    context.db
      .selectFrom('staff')
      .select(['id', 'name'])
      .$if(scope !== null, (query) => query.where('partner_id', '=', scope))
      .orderBy('name')
      .orderBy('id')
      .execute(),
    actionsIn(context),
  ]);
  return { ...page, rows: page.rows.map((row) => entryRow(row, names)), people, actions };
};
