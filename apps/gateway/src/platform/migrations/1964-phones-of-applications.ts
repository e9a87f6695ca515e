import { type Kysely, sql } from 'kysely';

/*
 * The phone of an application lies sealed and is found by its keyed hashes, whole or by its last four digits (decision 0597). Its digits
 * leave the search column as it is sealed: those of a seal are none. Rows of before are given the hashes by `fill-keys`; the version before
 * goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table application add column phone_key text, add column phone_end_key text`.execute(db);
  await sql`create index application_by_phone_key on application (phone_key) where phone_key is not null`.execute(
    db,
  );
  await sql`create index application_by_phone_end on application (phone_end_key) where phone_end_key is not null`.execute(
    db,
  );
  await sql`create or replace function public.search_words(words text, phone text, email text) returns tsvector
    language sql immutable parallel safe as ${sql.raw('$$')}
    select array_to_tsvector(
      array_remove(string_to_array(
        public.fold_words(words || ' ' || case when email like '%@%' then split_part(email, '@', 1) else '' end), ' '), '') ||
      case when phone is null or phone like 'sealed.v%' then '{}'::text[]
        else array['#' || reverse(regexp_replace(phone, '[^0-9]', '', 'g'))] end ||
      case when email like '%@%' then array['@' || lower(email)] else '{}'::text[] end)
    ${sql.raw('$$')}`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'application'`.execute(db);
};
