import { type Kysely, sql } from 'kysely';

/*
 * The phone of a quote lies sealed and is found by its keyed hashes, as that of an application (migration 1964, decision 0620). Rows of
 * before are given the hashes by `fill-keys`; the version before goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote add column phone_key text, add column phone_end_key text`.execute(db);
  await sql`create index quote_by_phone_key on quote (phone_key) where phone_key is not null`.execute(db);
  await sql`create index quote_by_phone_end on quote (phone_end_key) where phone_end_key is not null`.execute(
    db,
  );
  /* completed for another phone by a gateway that knows no hashes: those of the phone before would go on finding it */
  await sql`create function public.forget_phone_of_before() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      new.phone_key := null;
      new.phone_end_key := null;
      return new;
    end $$`)}`.execute(db);
  await sql`create trigger forget_phone_of_before before update of phone on quote
    for each row when (new.phone is distinct from old.phone and coalesce(new.phone, '') not like 'sealed.v%'
      and new.phone_key is not distinct from old.phone_key)
    execute function forget_phone_of_before()`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'quote'`.execute(db);
};
