import { type SqlBool, sql } from 'kysely';
import type { DataKeys } from '../ports.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { recordKey, sealingRecord } from './record-keys.ts';
import { sealPhone } from './sealed-phone.ts';

const clearOnes = async (trx: Trx, ids: readonly string[]) => {
  const rows = await trx
    .selectFrom('application')
    .select(['id', 'phone'])
    .select(recordKey('application.id'))
    .where('id', 'in', ids)
    .where(sql<SqlBool>`not starts_with(phone, 'sealed.v')`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, phone, record_key: key }) => ({ id, phone: String(phone), key }));
};

/** Seals phones of applications that were stored in clear, each under its record's key, and has them found by their hashes. */
export const sealPhones = async (trx: Trx, keys: DataKeys, ids: readonly string[]): Promise<Walked> => {
  if (!keys.sealing().alsoSeals?.includes('application.phone')) return { changed: 0, stuck: 0 };
  return sealHeld(
    trx,
    {
      table: 'application',
      find: (of) => clearOnes(trx, of),
      seal: async ({ id, phone, key }) => {
        const sealed = sealPhone(keys, sealingRecord(keys, id, key), {
          what: 'application.phone',
          id,
          phone,
        });
        await trx.updateTable('application').set(sealed).where('id', '=', id).execute();
      },
    },
    ids,
  );
};
