import { type Kysely, sql } from 'kysely';

/*
 * What is sealed from a data key on, whatever declarations say: kinds of fields, birth dates first. The version before opens them nowhere,
 * so a key of before names none (decision 0587).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table data_key add column also_seals text[] not null default '{}'`.execute(db);
};
