import { type SqlBool, sql } from 'kysely';
import type { DataKeys } from '../ports.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { recordKey } from './record-keys.ts';
import { openBilling, sealBilling } from './sealed-billing.ts';

/** An order that was wiped names no address, and has none to seal. */
const clearOnes = (trx: Trx, ids: readonly string[]) =>
  trx
    .selectFrom('purchase_order')
    .select(['id', 'kind', 'quote_id', 'billing'])
    .select(recordKey('purchase_order.quote_id'))
    .where('id', 'in', ids)
    .where(sql<SqlBool>`billing ->> 'email' <> ''`)
    .orderBy('id')
    .execute();

/** Seals billing addresses of orders that were stored in clear, and has each found by its mail address as a whole. */
export const sealBillings = async (trx: Trx, keys: DataKeys, ids: readonly string[]): Promise<Walked> => {
  if (!keys.sealing().alsoSeals?.includes('purchase_order.billing')) return { changed: 0, stuck: 0 };
  return sealHeld(
    trx,
    {
      table: 'purchase_order',
      find: (of) => clearOnes(trx, of),
      seal: async (order) => {
        const sealed = sealBilling(keys, order, openBilling(keys, order));
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
