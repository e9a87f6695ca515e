import { type Kysely, sql } from 'kysely';

/*
 * Names in forms lie sealed, and a quote is found by keyed hashes of the beginnings of all its names, as an application (migration 1973,
 * decision 0628). What is sealed leaves the search columns: `names_in` gives it no word. Rows of before are given the hashes by `fill-keys`;
 * the version before goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote add column name_keys integer[] not null default '{}'`.execute(db);
  await sql`create index quote_by_name on quote using gin (name_keys)`.execute(db);
  await sql`create or replace function public.names_in(application jsonb) returns text
    language sql immutable parallel safe as ${sql.raw('$$')}
    select regexp_replace(
      coalesce(application ->> 'firstName', '') || ' ' || coalesce(application ->> 'lastName', '')
      || ' ' || coalesce((
        select string_agg(coalesce(person ->> 'firstName', '') || ' ' || coalesce(person ->> 'lastName', ''), ' ')
        from jsonb_array_elements(case jsonb_typeof(application -> 'insured')
          when 'array' then application -> 'insured' else '[]' end) as person), ''),
      '(^| )sealed[.]v[0-9]+[.][^ ]*', ' ', 'g')
    ${sql.raw('$$')}`.execute(db);
  /* completed with other names by a gateway that knows no hashes: those of the names before would go on finding it */
  await sql`create or replace function public.forget_names_of_before() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      new.name_keys := '{}';
      return new;
    end $$`)}`.execute(db);
  await sql`create trigger forget_names_of_before before update of application on quote
    for each row when (new.name_keys = old.name_keys and names_in(new.application) <> names_in(old.application)
      and not (new.application @? '$.** ? (@.firstName starts with "sealed.v" || @.lastName starts with "sealed.v")'))
    execute function forget_names_of_before()`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'quote'`.execute(db);
};
