import { type Kysely, sql } from 'kysely';

/** How an offer stood when it was shown first: so it stands again when what made it firm is corrected. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table offer add column first_standing text`.execute(db);
};
