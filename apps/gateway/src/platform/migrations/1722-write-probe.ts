import { type Kysely, sql } from 'kysely';

/** What `/readyz` writes to know that the database still takes rows (decision 0293); holds a row of noise. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table write_probe (noise bytea not null)`.execute(db);
  await sql`alter table write_probe alter column noise set storage external`.execute(db);
};
