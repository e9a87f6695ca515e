import { sql, type Transaction } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type CalledRecord,
  openPhone,
  type PhoneTable,
  phoneHashes,
} from '../../platform/sensitive/sealed-phone.ts';
import { opened } from './opened.ts';

interface Called extends CalledRecord {
  phone_key: string | null;
  phone_end_key: string | null;
}

/**
 * What finds a record by its phone. Those of before stay where it does not open; one that was changed meanwhile has its own.
 * @param id of the row; the record it is sealed with may be another's
 */
export const fillPhone = async (
  context: Context,
  trx: Transaction<Database>,
  { table, id, hasVersion }: { table: PhoneTable; id: string; hasVersion?: true },
  row: Called,
): Promise<void> => {
  const phone = opened(context, table, () => openPhone(context.dataKeys, row));
  if (phone === null) return;
  const { phone_key, phone_end_key } = phoneHashes(context.dataKeys, phone);
  if (phone_key === row.phone_key && phone_end_key === row.phone_end_key) return;
  await sql`update ${sql.table(table)} set phone_key = ${phone_key},
      phone_end_key = ${phone_end_key}${hasVersion ? sql`, version = version + 1` : sql``}
    where id = ${id} and phone = ${row.phone} and phone_key is not distinct from ${row.phone_key}`.execute(
    trx,
  );
};
