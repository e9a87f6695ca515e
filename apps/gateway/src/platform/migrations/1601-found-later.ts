import { type Kysely, sql } from 'kysely';

/**
 * Payment requests are found by their phone, and how far the work is that makes rows of before findable: quotes and
 * applications by identity (1220), requests by phone (sensitive/fill-keys.ts).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table payment_request add column phone_key text`.execute(db);
  await sql`create index payment_request_by_phone on payment_request (phone_key, created_at)
    where phone_key is not null`.execute(db);
  await sql`create table key_filling (
    thing text primary key check (thing in ('quote', 'application', 'payment_request')),
    after_id text not null default '',
    done boolean not null default false
  )`.execute(db);
  await sql`insert into key_filling (thing) values ('quote'), ('application'), ('payment_request')`.execute(
    db,
  );
};
