import { type Kysely, sql } from 'kysely';

/**
 * One message to a buyer and how far it came. Whom it went to stands in its order. What waits to be confirmed is little whatever
 * the table holds.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table delivery (
    id text primary key,
    reference text not null,
    order_id text not null references purchase_order (id) on delete cascade,
    channel text not null check (channel in ('mail', 'sms', 'page')),
    purpose text not null,
    state text not null,
    code text,
    provider_id text,
    is_to_old_address boolean not null default false,
    is_waiting boolean not null default false,
    due_at timestamptz not null,
    taken_by text references staff (id),
    taken_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create index delivery_of_order on delivery (order_id, created_at)`.execute(db);
  await sql`create index delivery_waiting on delivery (due_at) where is_waiting`.execute(db);
  await sql`create index delivery_sms_asked on delivery (created_at)
    where channel = 'sms' and state = 'sent' and provider_id is not null`.execute(db);
};
