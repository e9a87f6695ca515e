import { type Kysely, sql } from 'kysely';

/** What an insurer's policy says beside number and period: who insures, whom to call, where it is in force, its clauses. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table policy add column terms jsonb`.execute(db);
};
