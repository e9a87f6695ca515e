import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/*
 * Papers and pictures may lie in an object store (decision 0480): a row then names an object instead of holding bytes. Names that no
 * row has stand in `loose_object`: written down before the object is, gone with the commit of the row that names it, there again when
 * that row is deleted or names another. So nothing that lies in the store is forgotten, whoever deletes a row by whatever statement.
 */
const statements = [
  ...['document', 'picture'].flatMap((table) => [
    sql`alter table ${sql.table(table)}
      alter column bytes drop not null,
      add column object text unique check (object ~ '^[0-9a-f]{2}/[0-9a-f]{62}$'),
      add column object_key bytea,
      add column lost_at timestamptz`,
    sql`alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_lies_once`)} check
      (num_nonnulls(bytes, object) = 1 and (object is null) = (object_key is null))`,
  ]),
  sql`alter table picture add column sha256 text,
    add constraint picture_has_sum check (object is null or num_nonnulls(sha256) = 1)`,
  sql`create table loose_object (
    name text primary key,
    due_at timestamptz not null,
    /* somebody removes it: no row may take the name any more */
    taken_at timestamptz
  )`,
  sql`create index loose_object_due on loose_object (due_at)`,
  sql`create function public.object_is_named() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if tg_op <> 'INSERT' and old.object is not null
          and (tg_op = 'DELETE' or new.object is distinct from old.object) then
        /* who deletes a row deletes the file; one that lies elsewhere now is read again by who restores a backup of before */
        insert into loose_object (name, due_at)
          values (old.object, now() + case tg_op when 'DELETE' then interval '0' else interval '30 days' end)
          on conflict (name) do nothing;
      end if;
      if tg_op <> 'DELETE' and new.object is not null
          and (tg_op = 'INSERT' or new.object is distinct from old.object) then
        delete from loose_object where name = new.object and taken_at is null;
        if not found then
          raise exception 'the object % is not there to be named', new.object using errcode = '23514';
        end if;
      end if;
      return null;
    end ${body}`,
  ...['document', 'picture'].map(
    (table) => sql`create trigger ${sql.ref(`${table}_object_is_named`)}
      after insert or delete or update of object on ${sql.table(table)}
      for each row execute function public.object_is_named()`,
  ),
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
