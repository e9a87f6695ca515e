import { type Kysely, sql } from 'kysely';

/** Families that are served in an older release than the newest one assembled (decision 169). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table release_choice (
    family text primary key,
    version text not null,
    chosen_at timestamptz not null
  )`.execute(db);
};
