import { type Kysely, sql } from 'kysely';

/*
 * The phone of a purchase lies sealed and is found by its keyed hashes, as that of a quote (migration 1971, decision 0626). Rows of before
 * are given the hashes by `fill-keys`; the version before goes on finding what lies in clear.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_order add column phone_key text, add column phone_end_key text`.execute(db);
  await sql`create index purchase_order_by_phone_key on purchase_order (phone_key) where phone_key is not null`.execute(
    db,
  );
  await sql`create index purchase_order_by_phone_end on purchase_order (phone_end_key) where phone_end_key is not null`.execute(
    db,
  );
  /* tried again for another phone, or wiped, by a gateway that knows no hashes: those of the phone before would go on finding it */
  await sql`create trigger forget_phone_of_before before update of phone on purchase_order
    for each row when (new.phone is distinct from old.phone and coalesce(new.phone, '') not like 'sealed.v%'
      and new.phone_key is not distinct from old.phone_key)
    execute function forget_phone_of_before()`.execute(db);
  await sql`update key_filling set after_id = '', done = false where thing = 'purchase_order'`.execute(db);
};
