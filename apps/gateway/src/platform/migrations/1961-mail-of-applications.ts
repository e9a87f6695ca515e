import { type Kysely, sql } from 'kysely';

/*
 * The mail address of an application lies sealed and is found as a whole, by its keyed hash (decision 0595). Its words leave the search
 * column as it is sealed; rows of before are given the hash by `fill-keys`. The version before goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table application add column email_key text`.execute(db);
  await sql`create index application_by_email on application (email_key) where email_key is not null`.execute(
    db,
  );
  await sql`create or replace function public.search_words(words text, phone text, email text) returns tsvector
    language sql immutable parallel safe as ${sql.raw('$$')}
    select array_to_tsvector(
      array_remove(string_to_array(
        public.fold_words(words || ' ' || case when email like '%@%' then split_part(email, '@', 1) else '' end), ' '), '') ||
      case when phone is null then '{}'::text[]
        else array['#' || reverse(regexp_replace(phone, '[^0-9]', '', 'g'))] end ||
      case when email like '%@%' then array['@' || lower(email)] else '{}'::text[] end)
    ${sql.raw('$$')}`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'application'`.execute(db);
};
