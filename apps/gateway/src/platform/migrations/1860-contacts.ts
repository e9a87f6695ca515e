import { type Kysely, sql } from 'kysely';

/**
 * Messages that belong to no purchase and calls that staff wrote down, under the keyed hash of a phone, and what its owner switched
 * off, each word kept (decision 0440). Messages of a purchase stand in `delivery`.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table contact (
    id text primary key,
    reference text not null unique,
    partner_id text not null,
    phone_key text,
    channel text not null check (channel in ('mail', 'sms', 'call')),
    purpose text not null,
    is_from_them boolean not null default false,
    staff_id text references staff (id),
    state text check (state in ('queued', 'sent', 'failed')),
    at timestamptz not null,
    check ((channel = 'call') = (state is null))
  )`.execute(db);
  await sql`create index contact_of on contact (phone_key, at desc) where phone_key is not null`.execute(db);
  await sql`create index contact_by_age on contact (at)`.execute(db);
  await sql`create table contact_choice (
    number bigint generated always as identity primary key,
    partner_id text not null,
    phone_key text not null,
    of text not null check (of in ('call', 'message')),
    is_on boolean not null,
    language text not null,
    chosen_at timestamptz not null
  )`.execute(db);
  await sql`create trigger contact_choice_grows before update or delete on contact_choice
    for each row execute function append_only()`.execute(db);
  await sql`alter table quote_mail add column staff_id text references staff (id)`.execute(db);
  await sql`create index contact_choice_of on contact_choice (phone_key, number)`.execute(db);
};
