import { type Kysely, sql } from 'kysely';

/** The host that a passkey was made for (decision 0586); null: that of the site, where the panel stood until then. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table staff_passkey add column host text`.execute(db);
};
