import { type Kysely, sql } from 'kysely';
import { allowSteps, guardSteps } from '../database/allow-steps.ts';

/** Orders that buy no policy but pay something else, and what staff asks to be paid (decision 145). */
async function createPayments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table purchase_order add column kind text not null default 'policy'
    check (kind in ('policy', 'payment'))`.execute(db);
  await sql`create table payment_request (
    id text primary key,
    token_hash text not null unique,
    token text not null,
    partner_id text not null,
    state text not null,
    version integer not null,
    amount bigint not null check (amount > 0),
    purpose text not null,
    reference text not null,
    language text not null,
    details jsonb not null,
    contact text not null,
    expires_at timestamptz not null,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create index payment_request_newest on payment_request (partner_id, created_at)`.execute(db);
  await guardSteps(db, 'payment_request', ['OPEN>PAID', 'OPEN>CANCELLED']);
  await sql`create table payment_request_opening (
    request_id text not null references payment_request (id) on delete cascade,
    session_id text not null,
    created_at timestamptz not null,
    primary key (request_id, session_id)
  )`.execute(db);
  await sql`create table payment (
    order_id text primary key references purchase_order (id),
    request_id text references payment_request (id),
    reference text not null,
    purpose text not null,
    amount bigint not null check (amount > 0)
  )`.execute(db);
  await sql`create index payment_of_request on payment (request_id) where request_id is not null`.execute(db);
}

/** Money that comes by bank transfer: what is awaited, and what came (decision 146). */
async function createTransfers(db: Kysely<unknown>): Promise<void> {
  await sql`create table transfer (
    id text primary key,
    order_id text not null references purchase_order (id),
    state text not null,
    version integer not null,
    reference text not null unique,
    amount bigint not null check (amount > 0),
    coupon text,
    discount bigint not null,
    iban text not null,
    holder text not null,
    bank text,
    expires_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create unique index transfer_one_open on transfer (order_id)
    where state in ('WAITING', 'STUCK')`.execute(db);
  await sql`create index transfer_by_order on transfer (order_id, created_at)`.execute(db);
  await guardSteps(db, 'transfer', [
    'WAITING>CONFIRMED',
    'WAITING>STUCK',
    'WAITING>EXPIRED',
    'WAITING>WITHDRAWN',
    'WAITING>REJECTED',
    'STUCK>CONFIRMED',
    'STUCK>REJECTED',
    'EXPIRED>CONFIRMED',
  ]);
  await sql`create table transfer_money (
    id text primary key,
    transfer_id text not null references transfer (id),
    state text not null,
    version integer not null,
    amount bigint not null check (amount > 0),
    arrived_on date not null,
    verdict text not null,
    note text,
    entered_by text not null,
    settled_by text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`.execute(db);
  await sql`create index transfer_money_of on transfer_money (transfer_id)`.execute(db);
  await guardSteps(db, 'transfer_money', ['OPEN>TAKEN', 'OPEN>RETURNED']);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPayments(db);
  await createTransfers(db);
  await allowSteps(db, 'purchase_order', [
    'CONSENTED>AWAITING_TRANSFER',
    'AWAITING_TRANSFER>PAID',
    'AWAITING_TRANSFER>CONSENTED',
    'AWAITING_TRANSFER>MANUAL',
    'MANUAL>AWAITING_TRANSFER',
    'PAID>DELIVERED',
  ]);
  /* a confirmed transfer is an attempt without a card */
  await sql`alter table attempt add column method text not null default 'card'
    check (method in ('card', 'transfer'))`.execute(db);
  await sql`alter table attempt drop constraint if exists attempt_card_last4_check`.execute(db);
  await sql`alter table attempt add constraint attempt_card_last4_check
    check (length(card_last4) = case method when 'card' then 4 else 0 end)`.execute(db);
  await sql`alter table refund add column note text`.execute(db);
}
