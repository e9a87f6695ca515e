import { type Kysely, sql } from 'kysely';

export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table secret (name text primary key, value text not null)`.execute(db);
  await sql`create table session (
    id text primary key,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create table partner (
    id text primary key,
    hosts jsonb not null,
    token text not null unique,
    settings jsonb not null
  )`.execute(db);
  await sql`create table category (id integer primary key, kategori_ismi text not null)`.execute(db);
  await sql`create table insurer (
    id text primary key,
    name text not null,
    adapter text not null check (adapter in ('json', 'soap')),
    products text not null,
    position integer not null,
    active boolean not null
  )`.execute(db);
  await sql`create table lookup (key text primary key, body jsonb not null, fetched_at timestamptz not null)`.execute(
    db,
  );
  await sql`create table rate (
    currency text not null,
    date text not null,
    bulletin text not null,
    rate text not null,
    fetched_at timestamptz not null,
    primary key (currency, date)
  )`.execute(db);
  await sql`create unlogged table rate_limit (
    key text primary key,
    window_ends_at timestamptz not null,
    count integer not null
  )`.execute(db);
  await sql`create table quote (
    id text primary key,
    session_id text not null references session (id),
    partner_id text not null,
    product text not null,
    language text not null,
    application jsonb not null,
    consents jsonb not null,
    insurers jsonb not null,
    created_at timestamptz not null,
    finished_at timestamptz
  )`.execute(db);
  await sql`create index quote_by_session on quote (session_id, created_at)`.execute(db);
  await sql`create table quote_event (
    quote_id text not null references quote (id) on delete cascade,
    sequence integer not null,
    body jsonb not null,
    created_at timestamptz not null,
    primary key (quote_id, sequence)
  )`.execute(db);
  await sql`create table offer (
    id text primary key,
    quote_id text not null references quote (id) on delete cascade,
    insurer_id text not null references insurer (id),
    insurer_quote_no text not null,
    plan_name text not null,
    currency_price bigint not null check (currency_price >= 0),
    currency text not null check (currency in ('TRY', 'EUR', 'USD')),
    price bigint not null check (price >= 0),
    installments boolean not null,
    quote_document boolean not null,
    valid_until timestamptz not null,
    body jsonb not null,
    created_at timestamptz not null,
    unique (quote_id, insurer_id)
  )`.execute(db);
  await sql`create table application (
    id text primary key,
    partner_id text not null,
    full_name text not null,
    phone text not null,
    email text,
    product text not null,
    language text not null,
    message text,
    answers jsonb,
    consents jsonb,
    created_at timestamptz not null
  )`.execute(db);
};
