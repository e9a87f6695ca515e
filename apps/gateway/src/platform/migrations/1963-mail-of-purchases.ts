import { type Kysely, sql } from 'kysely';

/*
 * The billing address of a purchase lies sealed as a whole and is found by its mail address, by a keyed hash (decision 0596). The address
 * leaves the search column as it is sealed: what is sealed is a JSON text and has no `email`. Rows of before are given the hash by
 * `fill-keys`; the version before goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_order add column email_key text`.execute(db);
  await sql`create index purchase_order_by_email on purchase_order (email_key) where email_key is not null`.execute(
    db,
  );
  /* wiped, put back from a backup and wiped again, or corrected by a gateway that knows no hash: the hash of another address goes */
  await sql`create function public.forget_mail_of_before() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      new.email_key := null;
      return new;
    end $$`)}`.execute(db);
  await sql`create trigger forget_mail_of_before before update of billing on purchase_order
    for each row when (jsonb_typeof(new.billing) = 'object' and new.email_key is not distinct from old.email_key
      and new.billing ->> 'email' is distinct from old.billing ->> 'email')
    execute function forget_mail_of_before()`.execute(db);
  await sql`alter table key_filling drop constraint key_filling_thing_check,
    add constraint key_filling_thing_check
      check (thing in ('quote', 'application', 'payment_request', 'purchase_order', 'data_request'))`.execute(
    db,
  );
  await sql`insert into key_filling (thing) values ('purchase_order') on conflict do nothing`.execute(db);
};
