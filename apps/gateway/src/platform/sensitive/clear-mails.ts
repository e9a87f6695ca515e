import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DataKeys } from '../ports.ts';
import { recordKey, sealingRecord } from './record-keys.ts';
import { DoesNotOpen, isSealed } from './seal.ts';
import { mailKey, sealMail } from './sealed-mail.ts';

type Trx = Transaction<Database>;

const clearOnes = async (trx: Trx, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('application')
    .select(['id', 'email'])
    .select(recordKey('application.id'))
    .where('id', 'in', ids)
    .where('email', 'like', '%@%')
    .orderBy('id')
    .execute();
  return rows.flatMap(({ id, email, record_key: key }) =>
    email !== null && !isSealed(email) ? { id, email, key } : [],
  );
};

/** Seals mail addresses of applications that were stored in clear, each under its record's key, and has them found as a whole. */
export const sealMails = async (
  trx: Trx,
  keys: DataKeys,
  ids: readonly string[],
): Promise<{ changed: number; stuck: number }> => {
  if (!keys.sealing().alsoSeals?.includes('application.email')) return { changed: 0, stuck: 0 };
  const seen = await clearOnes(trx, ids);
  if (seen.length === 0) return { changed: 0, stuck: 0 };
  const { rows: held } = await sql<{ id: string }>`select id from application
    where id in (${sql.join(seen.map(({ id }) => id))}) order by id for update skip locked`.execute(trx);
  const free = held.map(({ id }) => id);
  let [changed, stuck] = [seen.length - held.length, 0];
  for (const { id, email, key } of await clearOnes(trx, free)) {
    try {
      const sealed = sealMail(sealingRecord(keys, id, key), 'application.email', id, email);
      const email_key = mailKey(keys, email);
      await trx.updateTable('application').set({ email: sealed, email_key }).where('id', '=', id).execute();
      changed += 1;
    } catch (error) {
      if (!(error instanceof DoesNotOpen)) throw error;
      stuck += 1;
    }
  }
  return { changed, stuck };
};
