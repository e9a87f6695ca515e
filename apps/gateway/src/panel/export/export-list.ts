import type { AuditAction } from '@sigorta/contracts/panel/audit-actions';
import { type listExport, mostExported } from '@sigorta/contracts/panel/list-export';
import { may } from '@sigorta/contracts/panel/permissions';
import { message } from '@sigorta/i18n/message';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import * as v from 'valibot';
import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { scopeOf, staffOf } from '../../staff/staff-of.ts';
import type { Cell } from './cell.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { exportedLists } from './lists.ts';
import { exportTexts } from './texts/all.ts';
import { xlsxOf } from './xlsx.ts';

type Rows = AsyncIterable<Cell[][]>;

/** As many rows as a file holds, and a last line that says so when there are more. */
async function* held(rows: Rows, cut: string, count: { rows: number }): AsyncGenerator<Cell[][]> {
  for await (const some of rows) {
    const room = mostExported - count.rows;
    count.rows += Math.min(some.length, room);
    yield some.slice(0, room);
    if (some.length > room) {
      yield [[cut]];
      return;
    }
  }
}

async function* csvOf(heads: readonly string[], rows: Rows): AsyncGenerator<Buffer> {
  yield Buffer.from(byteOrderMark + csvLine(heads), 'utf8');
  for await (const some of rows) yield Buffer.from(some.map(csvLine).join(''), 'utf8');
}

/**
 * Filters as the list's own schema reads them. A name it does not know is refused, not left out: who misspells a filter would
 * take more than they meant to.
 * @throws Refusal `invalid-input`
 */
const parsedFilters = (schema: v.GenericSchema, given: Record<string, unknown>): Record<string, unknown> => {
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw new Refusal('invalid-input');
  const filters = parsed.output as Record<string, unknown>;
  if (Object.keys(given).some((name) => !Object.hasOwn(filters, name))) throw new Refusal('invalid-input');
  return filters;
};

/**
 * What stands in the audit log: filters that were given, with their parsed values. What was searched for may name a person:
 * only that something was is written down.
 */
const auditedFilters = (
  filters: Record<string, unknown>,
  given: Record<string, unknown>,
): Record<string, string | boolean> =>
  Object.fromEntries(
    Object.keys(given)
      .filter((name) => filters[name] !== undefined && filters[name] !== '')
      .map((name) => [name, name === 'search' ? true : String(filters[name])]),
  );

/** Written down twice: that the file was asked for, before its first byte; and how many rows left, after the last. */
async function* audited(
  context: Context,
  staff: Staff,
  detail: Record<string, string | boolean>,
  file: AsyncIterable<Buffer>,
  count: { rows: number },
): AsyncGenerator<Buffer> {
  const note = (action: AuditAction, more: Record<string, number>) =>
    context.db.transaction().execute((trx) =>
      audit(context, trx, staff, {
        action,
        subject: { kind: 'list', id: String(detail.list) },
        partnerId: scopeOf(staff),
        detail: { ...detail, ...more },
      }),
    );
  await note('list.export-begun', {});
  try {
    yield* file;
  } finally {
    await note('list.exported', { rows: count.rows });
  }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export const exportList: Handler<typeof listExport> = async (context, request, call) => {
  const staff = staffOf(call);
  const { list, format } = request;
  const { permission, schema, heads, rows } = exportedLists[list];
  if (!may(staff.role, permission)) throw new Refusal('not-allowed');
  const filters = parsedFilters(schema, request.filters);
  const texts = exportTexts[call.language];
  const count = { rows: 0 };
  const cut = message(texts.cut, 'rows', call.language, { count: mostExported });
  const given = held(rows(context, filters, staff, call.language), cut, count);
  const named = heads.map((head) => texts.head[head]);
  const file = format === 'csv' ? csvOf(named, given) : xlsxOf(texts.file[list], named, given);
  return {
    fileName: `${list}-${todayInIstanbul(context.clock())}.${format}`,
    type: types[format],
    body: audited(context, staff, { list, format, ...auditedFilters(filters, request.filters) }, file, count),
  };
};
