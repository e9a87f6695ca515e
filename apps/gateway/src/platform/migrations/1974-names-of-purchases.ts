import { type Kysely, sql } from 'kysely';

/*
 * The name of a purchase's buyer lies sealed and is found, with the names in its form, by keyed hashes of the beginnings of their words, as
 * that of an application (migration 1973, decision 0627). What follows a sealed name in front leaves the search column too: an order's form
 * names whom its hashes find. The number of an application stays. Rows of before are given the hashes by `fill-keys`; the version before
 * goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_order add column name_keys integer[] not null default '{}'`.execute(db);
  await sql`create index purchase_order_by_name on purchase_order using gin (name_keys)`.execute(db);
  await sql`create or replace function public.search_words(words text, phone text, email text) returns tsvector
    language sql immutable parallel safe as ${sql.raw('$$')}
    select array_to_tsvector(
      array_remove(string_to_array(
        public.fold_words(case when words ~ '^sealed[.]v[0-9]+[.]'
            then coalesce(substring(words from '^sealed[.]v[0-9]+[.][^ ]* ([0-9A-Z]+)$'), '') else words end || ' ' ||
          case when email like '%@%' then split_part(email, '@', 1) else '' end), ' '), '') ||
      case when phone is null or phone like 'sealed.v%' then '{}'::text[]
        else array['#' || reverse(regexp_replace(phone, '[^0-9]', '', 'g'))] end ||
      case when email like '%@%' then array['@' || lower(email)] else '{}'::text[] end)
    ${sql.raw('$$')}`.execute(db);
  /* tried again under another name, or wiped, by a gateway that knows no hashes: those of the names before would go on finding it */
  await sql`create function public.forget_names_of_before() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      new.name_keys := '{}';
      return new;
    end $$`)}`.execute(db);
  await sql`create trigger forget_names_of_before before update of buyer_name on purchase_order
    for each row when (new.buyer_name is distinct from old.buyer_name and new.buyer_name not like 'sealed.v%'
      and new.name_keys = old.name_keys)
    execute function forget_names_of_before()`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'purchase_order'`.execute(db);
};
