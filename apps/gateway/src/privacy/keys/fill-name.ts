import { sql, type Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { nameHashes } from '../../platform/sensitive/name-beginnings.ts';
import { type NamedOrder, nameOfOrder, orderNameHashes } from '../../platform/sensitive/name-of-order.ts';
import type { StoredApplication } from '../../platform/sensitive/sealed-application.ts';
import { type NamedRecord, openName } from '../../platform/sensitive/sealed-name.ts';
import { opened } from './opened.ts';

interface Named extends NamedRecord {
  name_keys: readonly number[];
}

/** What finds an application by its name. Those of before stay where it does not open; one that was changed meanwhile has its own. */
export const fillName = async (context: Context, trx: Transaction<Database>, row: Named): Promise<void> => {
  const name = opened(context, 'application', () => openName(context.dataKeys, row));
  if (name === null) return;
  const name_keys = nameHashes(context.dataKeys, 'application', row.id, name);
  if (name_keys.join() === row.name_keys.join()) return;
  await trx
    .updateTable('application')
    .set({ name_keys })
    .where('id', '=', row.id)
    .where('full_name', '=', row.full_name)
    .where('name_keys', '=', sql.val([...row.name_keys]))
    .execute();
};

interface OrderOfNames extends NamedOrder {
  id: string;
  application: StoredApplication['application'];
  name_keys: readonly number[];
}

/** The same of a purchase, by its buyer's name and those in its form; one that was wiped names nobody. */
export const fillNamesOfOrder = async (
  context: Context,
  trx: Transaction<Database>,
  order: OrderOfNames,
): Promise<void> => {
  const name = opened(context, 'purchase_order', () => nameOfOrder(context.dataKeys, order));
  if (!name) return;
  const name_keys = orderNameHashes(context.dataKeys, order, name);
  if (name_keys.join() === order.name_keys.join()) return;
  await trx
    .updateTable('purchase_order')
    .set((to) => ({ name_keys, version: to('version', '+', 1) }))
    .where('id', '=', order.id)
    .where('buyer_name', '=', order.buyer_name)
    .where('name_keys', '=', sql.val([...order.name_keys]))
    .execute();
};
