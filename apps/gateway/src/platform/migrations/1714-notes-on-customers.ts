import { type Kysely, sql } from 'kysely';

/** What colleagues wrote about a customer: under the keyed hash of the phone, in the scope of one partner. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table customer_note (
    id text primary key,
    phone_key text not null,
    partner_id text not null,
    staff_id text not null references staff (id),
    text text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index customer_note_of on customer_note (phone_key, created_at)`.execute(db);
  await sql`create index customer_note_by_age on customer_note (created_at)`.execute(db);
};
