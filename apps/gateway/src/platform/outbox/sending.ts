import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database.ts';

/** The newest word counts; a database that was never restored has none. */
export const sendingIsOff = sql<boolean>`coalesce(
  (select s.state = 'off' from sending s order by s.number desc limit 1), false)`;

/**
 * Whether money may move and insurers be called. Off after a restore until staff have compared the books: what a backup
 * holds as due may have been sent since (decision 0292).
 */
export const isSendingOn = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ off: boolean }>`select ${sendingIsOff} as off`.execute(db);
  return rows[0]?.off !== true;
};

/** Says from now on whether anything is sent. Who may say so is the caller's to check. */
export const switchSending = async (
  trx: Transaction<Database>,
  state: 'on' | 'off',
  why: string,
  now: Date,
): Promise<void> => {
  await trx.insertInto('sending').values({ state, why, since: now }).execute();
};
