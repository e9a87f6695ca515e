import { type Kysely, sql } from 'kysely';

/**
 * A dump is restored with an empty search_path, so whatever a generated column, an index or a trigger calls names its
 * schema: `search_words` did not and took three tables with it. Functions that only use what PostgreSQL brings
 * stay as they are.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create or replace function public.search_words(words text, phone text, email text) returns tsvector
    language sql immutable parallel safe as ${sql.raw('$$')}
    select array_to_tsvector(
      array_remove(string_to_array(
        public.fold_words(words || ' ' || split_part(coalesce(email, ''), '@', 1)), ' '), '') ||
      case when phone is null then '{}'::text[]
        else array['#' || reverse(regexp_replace(phone, '[^0-9]', '', 'g'))] end ||
      case when email like '%@%' then array['@' || lower(email)] else '{}'::text[] end)
    ${sql.raw('$$')}`.execute(db);
  for (const name of ['note_state', 'refund_within_charge', 'refund_second_person']) {
    await sql`alter function ${sql.id('public', name)}() set search_path = public, pg_temp`.execute(db);
  }
};
