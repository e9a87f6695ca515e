import { type Kysely, sql } from 'kysely';

/** An address that a purchase had before staff corrected it, sealed; it goes when it was told or could not be. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table corrected_address (
    id text primary key,
    order_id text not null references purchase_order (id) on delete cascade,
    address text not null,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index corrected_address_of on corrected_address (order_id)`.execute(db);
};
