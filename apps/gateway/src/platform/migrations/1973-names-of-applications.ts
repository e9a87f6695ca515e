import { type Kysely, sql } from 'kysely';

/*
 * The name of an application lies sealed and is found by keyed hashes of the beginnings of its words (decision 0603). Its words leave the
 * search column as it is sealed: of a sealed text in front only what follows it is looked for. Rows of before are given the hashes by
 * `fill-keys`; the version before goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table application add column name_keys integer[] not null default '{}'`.execute(db);
  await sql`create index application_by_name on application using gin (name_keys)`.execute(db);
  await sql`create or replace function public.search_words(words text, phone text, email text) returns tsvector
    language sql immutable parallel safe as ${sql.raw('$$')}
    select array_to_tsvector(
      array_remove(string_to_array(
        public.fold_words(regexp_replace(words, '^sealed[.]v[0-9]+[.][^ ]*', '') || ' ' ||
          case when email like '%@%' then split_part(email, '@', 1) else '' end), ' '), '') ||
      case when phone is null or phone like 'sealed.v%' then '{}'::text[]
        else array['#' || reverse(regexp_replace(phone, '[^0-9]', '', 'g'))] end ||
      case when email like '%@%' then array['@' || lower(email)] else '{}'::text[] end)
    ${sql.raw('$$')}`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'application'`.execute(db);
};
