import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A column that holds sealed values, and what each is bound to. */
export interface SealedColumn {
  table: string;
  column: string;
  /** text: one value; json: any text in it; bytes: a file */
  kind: 'text' | 'json' | 'bytes';
  /** the column that its rows are walked by */
  id: string;
  /** SQL of the row's name that a value was sealed under */
  row: string;
  /** rows change with their version only (a trigger refuses) */
  hasVersion?: true;
  /** `sha256` beside it is of the bytes as they lie */
  hasSum?: true;
}

const text = (table: string, column: string, more: Partial<SealedColumn> = {}): SealedColumn => ({
  table,
  column,
  kind: 'text',
  id: 'id',
  row: 'id',
  ...more,
});

/** Every column that ever holds a sealed value; `sealing-walk.test.ts` looks for others. */
export const sealedColumns: readonly SealedColumn[] = [
  text('application', 'answers', { kind: 'json' }),
  text('application', 'email'),
  text('application', 'full_name'),
  text('application', 'phone'),
  text('corrected_address', 'address'),
  text('data_request', 'phone'),
  text('document', 'bytes', { kind: 'bytes', hasSum: true }),
  text('document', 'object_key', { kind: 'bytes', row: "id || ' ' || object" }),
  text('kept_answer', 'answer'),
  text('login', 'phone'),
  text('payment_request', 'contact', { hasVersion: true }),
  text('payment_request', 'token', { hasVersion: true }),
  text('picture', 'object_key', { kind: 'bytes', id: 'name', row: "name || ' ' || object" }),
  text('policy', 'details', { kind: 'json', id: 'order_id', row: 'order_id', hasVersion: true }),
  text('purchase_order', 'application', { kind: 'json', row: 'quote_id', hasVersion: true }),
  text('purchase_order', 'billing', { kind: 'json', row: 'quote_id', hasVersion: true }),
  text('purchase_order', 'buyer_name', { row: 'quote_id', hasVersion: true }),
  text('purchase_order', 'phone', { row: 'quote_id', hasVersion: true }),
  text('quote', 'application', { kind: 'json' }),
  text('quote', 'phone'),
  text('quote_mail', 'address'),
  /* keys of records: what lies under them need not be sealed anew */
  text('record_key', 'wrapped', { row: "'record key ' || id" }),
  text('saved_quote', 'token'),
  text('sms_challenge', 'phone'),
  text('staff', 'totp_secret'),
  text('staff_challenge', 'secret'),
];

/** Tables whose rows are found by keyed hashes and may have no sealed value. */
const hashedOnly = [
  'consent_withdrawal',
  'contact',
  'contact_choice',
  'customer_note',
  'staff_recovery_code',
];

/** Whether anything may lie here under a key: of a database that no gateway has worked on nothing has to be opened. */
export const holdsSealed = async (db: Kysely<Database>): Promise<boolean> => {
  const each = [
    ...sealedColumns.map(
      ({ table, column }) =>
        sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} is not null)`,
    ),
    ...hashedOnly.map((table) => sql`exists (select from ${sql.table(table)})`),
  ];
  const { rows } = await sql<{ held: boolean }>`select ${sql.join(each, sql` or `)} as held`.execute(db);
  return rows[0]?.held ?? false;
};
