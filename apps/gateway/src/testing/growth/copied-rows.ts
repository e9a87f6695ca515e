import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface Column {
  name: string;
  type: string;
  isIdentity: boolean;
  /** alone makes a row unique */
  isUnique: boolean;
  /** table and column that it names */
  of: string | null;
}

export interface CopiedTable {
  name: string;
  columns: readonly Column[];
  key: readonly string[];
}

/** A row as text, column by column; the same text read back is the same value. */
export type Row = Readonly<Record<string, string | null>>;

/* The house itself: what no purchase adds, or what is counted, limited or kept for an hour. */
const ofTheHouse = new Set([
  ...['kysely_migration', 'kysely_migration_lock', 'schema_shape', 'secret', 'write_probe', 'key_filling'],
  ...['insurer', 'partner', 'staff', 'staff_session', 'staff_challenge', 'category', 'lookup', 'coupon'],
  ...['rate', 'rate_source', 'rate_hold', 'rate_limit', 'kept_answer', 'codes_sent', 'daily_figure'],
  ...['figures_until', 'money_reading', 'alarm', 'audit_doubt', 'sending', 'restoration', 'policy_proof'],
  ...['reconciliation', 'reconciliation_source', 'reconciliation_turn', 'bank_day', 'loose_object'],
  'open_case',
  ...[
    'release_turn',
    'release_choice',
    'release_share',
    'release_load',
    'release_visit',
    'release_withdrawal',
    'site_turn',
  ],
  ...['commission_terms', 'partner_terms', 'login', 'sms_challenge'],
]);

/** Every table that a buyer or a member of staff may add rows to, with what its columns are. */
export const copiedTables = async (db: Kysely<Database>): Promise<CopiedTable[]> => {
  const { rows } = await sql<Column & { table: string; inKey: boolean }>`
    select class.relname as table, attribute.attname as name,
      format_type(attribute.atttypid, attribute.atttypmod) as type,
      attribute.attidentity <> '' as "isIdentity",
      exists (select 1 from pg_index where indrelid = class.oid and indisunique and indkey::text = attribute.attnum::text) as "isUnique",
      coalesce((select attribute.attnum = any (conkey) from pg_constraint where conrelid = class.oid and contype = 'p'), false) as "inKey",
      (select target.relname || '.' || named.attname from pg_constraint
        join pg_class target on target.oid = confrelid
        join pg_attribute named on named.attrelid = confrelid and named.attnum = confkey[1]
        where conrelid = class.oid and contype = 'f' and conkey = array[attribute.attnum] limit 1) as of
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
    where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
      and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
    order by class.relname, attribute.attnum`.execute(db);
  return [...Map.groupBy(rows, ({ table }) => table)]
    .filter(([name]) => !ofTheHouse.has(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map(({ table: _, inKey: __, ...column }) => column),
      key: columns.filter(({ inKey }) => inKey).map((column) => column.name),
    }));
};

const keyOf = ({ key }: CopiedTable, row: Row): string => JSON.stringify(key.map((name) => row[name]));

/** All rows of the tables, as text. */
export const rowsOf = async (
  db: Kysely<Database>,
  tables: readonly CopiedTable[],
): Promise<Map<string, Row[]>> => {
  const found = new Map<string, Row[]>();
  for (const { name, columns } of tables) {
    const asText = columns.map((column) => sql`${sql.ref(column.name)}::text as ${sql.ref(column.name)}`);
    const { rows } = await sql<Row>`select ${sql.join(asText)} from ${sql.table(name)}`.execute(db);
    found.set(name, rows);
  }
  return found;
};

/** What came since. */
export const newRows = (
  tables: readonly CopiedTable[],
  before: ReadonlyMap<string, readonly Row[]>,
  after: ReadonlyMap<string, readonly Row[]>,
): Map<string, Row[]> => {
  const came = new Map<string, Row[]>();
  for (const table of tables) {
    const known = new Set((before.get(table.name) ?? []).map((row) => keyOf(table, row)));
    const rows = (after.get(table.name) ?? []).filter((row) => !known.has(keyOf(table, row)));
    if (rows.length > 0) came.set(table.name, rows);
  }
  return came;
};
