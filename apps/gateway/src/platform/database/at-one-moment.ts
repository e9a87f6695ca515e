import type { Kysely } from 'kysely';
import type { Database } from './database.ts';

/**
 * Reads everything of one moment: what was found before a commit beside what was found after it would tell of something that
 * never was. Inside of another such reading it is part of that.
 */
export const atOneMoment = <Found>(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<Found>,
): Promise<Found> =>
  db.isTransaction
    ? read(db)
    : db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
