import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import { auditList } from '@sigorta/contracts/panel/audit';
import { type ExportedList, most } from '../export/exported-list.ts';
import { allRows } from '../shared/all-rows.ts';
import { namesFor } from '../shared/names.ts';
import { filteredEntries } from './filter.ts';
import { entryColumns, entryRow } from './row.ts';

const words = (detail: Record<string, unknown>): string =>
  Object.entries(detail)
    .map(([name, value]) => `${name}: ${String(value ?? '')}`)
    .join('; ');

/** The log as a file: codes as they were written, so that it can be compared with the database. */
export const exportedAudit: ExportedList = {
  permission: 'audit:view',
  schema: auditList.request,
  heads: [
    'number',
    'date',
    'person',
    'action',
    'subject',
    'subjectNumber',
    'partner',
    'reason',
    'detail',
    'hash',
  ],
  async *rows(context, filters, staff, language) {
    const request = filters as ParsedRequestOf<typeof auditList>;
    const names = await namesFor(context, language);
    const order = { ascending: request.ascending, sort: 'number', key: 'number', most };
    for await (const rows of allRows(filteredEntries(context, request, staff), entryColumns, order)) {
      yield rows.map((row) => {
        const shown = entryRow(row, names);
        return [
          shown.number,
          row.at,
          shown.by?.name ?? null,
          shown.action,
          shown.subject.kind,
          shown.subject.id,
          shown.partner?.name ?? null,
          shown.reason,
          words(shown.detail),
          shown.hash,
        ];
      });
    }
  },
};
