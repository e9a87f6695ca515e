import { type Kysely, sql } from 'kysely';

/*
 * A key of each record that a person can have deleted: a quote (with the orders made of it), an application, or a request to pay,
 * found by whose it is (decision 0507). A record that goes takes its key with it, whoever deletes it and by whatever way; the key of
 * a purchase stays, whoever asks. `for_persons`: records have keys of their own from this data key on, which the version before cannot open.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table data_key add column for_persons boolean not null default false`.execute(db);
  await sql`create table record_key (
    /* of the record; what was sealed under its key names it */
    id text primary key,
    partner_id text not null,
    phone_key text not null,
    /* sealed under a data key */
    wrapped text not null,
    made_at timestamptz not null
  )`.execute(db);
  await sql`create index record_key_of on record_key (phone_key, partner_id)`.execute(db);
  await sql`create function public.keep_key_of_purchase() returns trigger language plpgsql
    set search_path = public, pg_temp as ${sql.raw(`$$
    begin
      if exists (select from purchase_order where quote_id = old.id and buyer_name <> '') then
        return null;
      end if;
      return old;
    end $$`)}`.execute(db);
  await sql`create trigger keep_key_of_purchase before delete on record_key
    for each row execute function keep_key_of_purchase()`.execute(db);
  await sql`create function public.take_key_along() returns trigger language plpgsql
    set search_path = public, pg_temp as ${sql.raw(`$$
    begin
      delete from record_key where id = old.id;
      return null;
    end $$`)}`.execute(db);
  for (const table of ['quote', 'application', 'payment_request'])
    await sql`create trigger take_key_along after delete on ${sql.table(table)}
      for each row execute function take_key_along()`.execute(db);
  await sql`create function public.take_key_of_order() returns trigger language plpgsql
    set search_path = public, pg_temp as ${sql.raw(`$$
    begin
      if not exists (select from quote where id = old.quote_id) then
        delete from record_key where id = old.quote_id;
      end if;
      return null;
    end $$`)}`.execute(db);
  /* of one whose quote went before it, while a payment was under way */
  await sql`create trigger take_key_of_order after update of buyer_name on purchase_order
    for each row when (old.kind = 'policy' and old.buyer_name <> '' and new.buyer_name = '')
    execute function take_key_of_order()`.execute(db);
};
