import { type Kysely, sql } from 'kysely';

/** A provider that is too busy to answer says when it may be asked again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table attempt add column ask_from timestamptz`.execute(db);
};
