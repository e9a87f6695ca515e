import { sql } from 'kysely';
import type { StoredPhone } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import type { SealedText } from './also-sealed.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { sealingRecord } from './record-keys.ts';
import { type PhoneTable, sealPhone } from './sealed-phone.ts';

/** A column of phones. Its rows are walked by `id`. */
export interface PhoneColumn {
  table: PhoneTable;
  what: SealedText;
  /** the column of the record that it is sealed with */
  record: 'id' | 'quote_id';
  /** rows change with their version only (a trigger refuses) */
  hasVersion?: true;
}

export const phoneColumns: readonly PhoneColumn[] = [
  { table: 'application', what: 'application.phone', record: 'id' },
  { table: 'purchase_order', what: 'purchase_order.phone', record: 'quote_id', hasVersion: true },
  { table: 'quote', what: 'quote.phone', record: 'id' },
];

interface ClearRow {
  id: string;
  record: string;
  phone: string;
  key: string | null;
}

const clearOnes = async (
  trx: Trx,
  { table, record }: PhoneColumn,
  ids: readonly string[],
): Promise<ClearRow[]> => {
  const of = sql.ref(`${table}.${record}`);
  const { rows } = await sql<ClearRow>`select id, ${of} as record, phone,
      (select wrapped from record_key where record_key.id = ${of}) as key
    from ${sql.table(table)} where id in (${sql.join(ids)}) and not starts_with(phone, 'sealed.v') order by id`.execute(
    trx,
  );
  return rows;
};

const write = async (
  trx: Trx,
  { table, hasVersion }: PhoneColumn,
  id: string,
  sealed: { phone: StoredPhone; phone_key: string; phone_end_key: string },
): Promise<void> => {
  await sql`update ${sql.table(table)} set phone = ${sealed.phone}, phone_key = ${sealed.phone_key},
      phone_end_key = ${sealed.phone_end_key}${hasVersion ? sql`, version = version + 1` : sql``} where id = ${id}`.execute(
    trx,
  );
};

/** Seals phones that were stored in clear, each under its record's key, and has them found by their hashes. */
export const sealPhones = async (
  trx: Trx,
  keys: DataKeys,
  of: PhoneColumn,
  ids: readonly string[],
): Promise<Walked> => {
  if (!keys.sealing().alsoSeals?.includes(of.what)) return { changed: 0, stuck: 0 };
  return sealHeld(
    trx,
    {
      table: of.table,
      find: (some) => clearOnes(trx, of, some),
      seal: async ({ id, record, phone, key }) => {
        const own = sealingRecord(keys, record, key);
        await write(trx, of, id, sealPhone(keys, own, { what: of.what, id: record, phone }));
      },
    },
    ids,
  );
};
