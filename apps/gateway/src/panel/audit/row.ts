import type { AuditEntryRow } from '@sigorta/contracts/panel/audit';
import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { AuditEntryTable } from '../../platform/database/tables/staff-tables.ts';
import type { Named } from '../shared/names.ts';

type Entry = Selectable<AuditEntryTable>;

export const entryColumns = (query: SelectQueryBuilder<Database, 'audit_entry', object>) => query.selectAll();

/** Details are flat and masked when they are written; anything else in there is not shown. */
const shownDetail = (detail: Record<string, unknown>): AuditEntryRow['detail'] =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) =>
      value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? [[name, value]]
        : [],
    ),
  );

export const entryRow = (row: Entry, names: { partner: (id: string) => Named }): AuditEntryRow => ({
  number: row.number,
  at: row.at.toISOString(),
  by: row.staff_id === null ? null : { id: row.staff_id, name: row.staff_name },
  action: row.action,
  subject: { kind: row.subject_kind, id: row.subject_id },
  partner: row.partner_id === null ? null : names.partner(row.partner_id),
  reason: row.reason,
  detail: shownDetail(row.detail),
  hash: row.hash,
});
