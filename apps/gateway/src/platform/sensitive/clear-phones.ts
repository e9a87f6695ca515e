import { sql } from 'kysely';
import type { StoredPhone } from '../database/tables/core-tables.ts';
import type { DataKeys } from '../ports.ts';
import type { SealedText } from './also-sealed.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { sealingRecord } from './record-keys.ts';
import { sealPhone } from './sealed-phone.ts';

/** A column of phones. Its rows are walked by `id`. */
export interface PhoneColumn {
  table: 'application' | 'quote';
  what: SealedText;
}

export const phoneColumns: readonly PhoneColumn[] = [
  { table: 'application', what: 'application.phone' },
  { table: 'quote', what: 'quote.phone' },
];

interface ClearRow {
  id: string;
  phone: string;
  key: string | null;
}

const clearOnes = async (trx: Trx, { table }: PhoneColumn, ids: readonly string[]): Promise<ClearRow[]> => {
  const { rows } = await sql<ClearRow>`select id, phone,
      (select wrapped from record_key where record_key.id = ${sql.ref(`${table}.id`)}) as key
    from ${sql.table(table)} where id in (${sql.join(ids)}) and not starts_with(phone, 'sealed.v') order by id`.execute(
    trx,
  );
  return rows;
};

const write = async (
  trx: Trx,
  { table }: PhoneColumn,
  id: string,
  sealed: { phone: StoredPhone; phone_key: string; phone_end_key: string },
): Promise<void> => {
  await sql`update ${sql.table(table)} set phone = ${sealed.phone}, phone_key = ${sealed.phone_key},
      phone_end_key = ${sealed.phone_end_key} where id = ${id}`.execute(trx);
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
      seal: async ({ id, phone, key }) => {
        const own = sealingRecord(keys, id, key);
        await write(trx, of, id, sealPhone(keys, own, { what: of.what, id, phone }));
      },
    },
    ids,
  );
};
