import { type Kysely, sql } from 'kysely';

/*
 * The mail address in a quote's form lies sealed and is found as a whole, as that of an application (migration 1961, decision 0595). Rows of
 * before are given the hash by `fill-keys`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote add column email_key text`.execute(db);
  await sql`create index quote_by_email on quote (email_key) where email_key is not null`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'quote'`.execute(db);
};
