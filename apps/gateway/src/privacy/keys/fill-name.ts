import { sql, type Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { nameHashes } from '../../platform/sensitive/name-beginnings.ts';
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
