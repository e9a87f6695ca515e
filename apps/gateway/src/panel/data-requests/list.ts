import type { DataRequestRow, dataRequestList } from '@sigorta/contracts/panel/data-requests';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { phoneKeys } from '../../buyers/login/phone-key.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { unseal } from '../../platform/sensitive/seal.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import { maskedPhone } from '../masking/masked.ts';
import { listPage } from '../paging/list-page.ts';
import { namesFor } from '../shared/names.ts';

/** Phones lie as keyed hashes: only a whole number finds one. */
const keysOf = ({ dataKeys }: Context, search: string): string[] =>
  phoneKeys(dataKeys, parsePhoneNumberFromString(search, 'TR')?.number ?? '');

export const listDataRequests: Handler<typeof dataRequestList> = async (context, request, call) => {
  const { db, clock, dataKeys } = context;
  const scope = scopeOf(staffOf(call));
  const { page, ascending, sort, search, state } = request;
  const filtered = db
    .selectFrom('data_request')
    .$if(scope !== null, (query) => query.where('data_request.partner_id', '=', scope ?? ''))
    .$if(state !== undefined, (query) => query.where('data_request.state', '=', state ?? 'open'))
    .$if(Boolean(search), (query) =>
      query.where('data_request.phone_key', 'in', keysOf(context, search ?? '')),
    );
  const [names, found] = await Promise.all([
    namesFor(context, call.language),
    listPage(context, filtered, (query) => query.selectAll('data_request'), {
      page,
      ascending,
      sort: `data_request.${sort}`,
      key: 'data_request.id',
    }),
  ]);
  const now = clock();
  return {
    ...found,
    rows: found.rows.map(
      (row): DataRequestRow => ({
        id: row.id,
        kind: row.kind,
        state: row.state,
        phone: maskedPhone(String(unseal(dataKeys, row.id, row.phone))),
        partner: names.partner(row.partner_id),
        language: row.language,
        kept: row.kept,
        askedAt: row.asked_at.toISOString(),
        dueAt: row.due_at.toISOString(),
        isOverdue: row.state === 'open' && row.due_at <= now,
        doneAt: row.done_at?.toISOString() ?? null,
        doneBy: row.done_by,
      }),
    ),
  };
};
