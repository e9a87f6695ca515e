import { sql } from 'kysely';
import type { DataKeys } from '../ports.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { namesSomebody, sealNameOfOrder } from './name-of-order.ts';
import { recordKey, sealingRecord } from './record-keys.ts';
import { sealName } from './sealed-name.ts';

const clearOnes = async (trx: Trx, ids: readonly string[]) => {
  const rows = await trx
    .selectFrom('application')
    .select(['id', 'full_name'])
    .select(recordKey('application.id'))
    .where('id', 'in', ids)
    .where(sql<boolean>`not starts_with(full_name, 'sealed.v')`)
    .orderBy('id')
    .execute();
  return rows.map(({ id, full_name, record_key: key }) => ({ id, name: String(full_name), key }));
};

/** Seals names of applications that were stored in clear, each under its record's key, and has them found by their beginnings. */
export const sealNames = async (trx: Trx, keys: DataKeys, ids: readonly string[]): Promise<Walked> => {
  if (!keys.sealing().alsoSeals?.includes('application.full_name')) return { changed: 0, stuck: 0 };
  return sealHeld(
    trx,
    {
      table: 'application',
      find: (of) => clearOnes(trx, of),
      seal: async ({ id, name, key }) => {
        const sealed = sealName(keys, sealingRecord(keys, id, key), { id, name });
        await trx.updateTable('application').set(sealed).where('id', '=', id).execute();
      },
    },
    ids,
  );
};

/** An order that was wiped names nobody, and has no name to seal. */
const clearOrders = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('purchase_order')
    .select(['id', 'kind', 'quote_id', 'application', 'buyer_name'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', 'in', ids)
    .where(namesSomebody)
    .where(sql<boolean>`not starts_with(buyer_name, 'sealed.v')`)
    .orderBy('id')
    .execute();

/** The same of buyers, each found with the names in its order's form. */
export const sealNamesOfOrders = async (
  trx: Trx,
  keys: DataKeys,
  ids: readonly string[],
): Promise<Walked> => {
  if (!keys.sealing().alsoSeals?.includes('purchase_order.buyer_name')) return { changed: 0, stuck: 0 };
  return sealHeld(
    trx,
    {
      table: 'purchase_order',
      find: (of) => clearOrders(trx, of),
      seal: async (order) => {
        const sealed = sealNameOfOrder(keys, order, String(order.buyer_name));
        await trx
          .updateTable('purchase_order')
          .set((to) => ({ ...sealed, version: to('version', '+', 1) }))
          .where('id', '=', order.id)
          .execute();
      },
    },
    ids,
  );
};
