import type { DataKeys } from '../ports.ts';
import { sealHeld, type Trx, type Walked } from './held-rows.ts';
import { recordKey, sealingRecord } from './record-keys.ts';
import { isSealed } from './seal.ts';
import { mailKey, sealMail } from './sealed-mail.ts';

const clearOnes = async (trx: Trx, ids: readonly string[]) => {
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
export const sealMails = async (trx: Trx, keys: DataKeys, ids: readonly string[]): Promise<Walked> => {
  if (!keys.sealing().alsoSeals?.includes('application.email')) return { changed: 0, stuck: 0 };
  return sealHeld(
    trx,
    {
      table: 'application',
      find: (of) => clearOnes(trx, of),
      seal: async ({ id, email, key }) => {
        const sealed = sealMail(sealingRecord(keys, id, key), 'application.email', id, email);
        const email_key = mailKey(keys, email);
        await trx.updateTable('application').set({ email: sealed, email_key }).where('id', '=', id).execute();
      },
    },
    ids,
  );
};
