import { type Kysely, sql } from 'kysely';

/** Quotes kept behind a link, consents taken back, and requests of persons about their data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  /* whose quotes a proven phone may see, take along and delete */
  await sql`alter table quote add column phone text`.execute(db);
  await sql`update quote set phone = application->>'phone' where application->>'phone' like '+%'`.execute(db);
  await sql`create index quote_by_phone on quote (phone) where phone is not null`.execute(db);
  await sql`create index application_by_phone on application (phone)`.execute(db);
  await sql`alter table sms_challenge add column purpose text not null default 'login'
    check (purpose in ('login', 'deletion'))`.execute(db);
  await sql`alter table login add column phone_key text`.execute(db);

  await sql`create table saved_quote (
    id text primary key,
    token_hash text not null unique,
    token text not null,
    quote_id text not null unique references quote (id) on delete cascade,
    latest_quote_id text not null references quote (id) on delete cascade,
    partner_id text not null,
    tries integer not null check (tries between 0 and 5),
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`.execute(db);
  await sql`create index saved_quote_by_latest on saved_quote (latest_quote_id)`.execute(db);
  /* sessions that opened a kept quote and proved it theirs, beside the one that asked */
  await sql`create table quote_access (
    quote_id text not null references quote (id) on delete cascade,
    session_id text not null references session (id) on delete cascade,
    primary key (quote_id, session_id)
  )`.execute(db);
  await sql`create table quote_mail (
    id text primary key,
    saved_quote_id text not null references saved_quote (id) on delete cascade,
    address text not null,
    language text not null,
    created_at timestamptz not null
  )`.execute(db);

  await sql`create table consent_withdrawal (
    id text primary key,
    partner_id text not null,
    phone_key text not null,
    consent text not null,
    language text not null,
    withdrawn_at timestamptz not null
  )`.execute(db);
  await sql`create index consent_withdrawal_by_phone on consent_withdrawal (phone_key)`.execute(db);
  await sql`create table data_request (
    id text primary key,
    partner_id text not null,
    kind text not null check (kind in ('copy', 'deletion')),
    phone text not null,
    phone_key text not null,
    language text not null,
    state text not null check (state in ('open', 'done')),
    kept integer not null,
    asked_at timestamptz not null,
    due_at timestamptz not null,
    done_at timestamptz,
    done_by text,
    check ((state = 'done') = (done_at is not null))
  )`.execute(db);
  await sql`create index data_request_by_phone on data_request (phone_key)`.execute(db);
  await sql`create index data_request_open on data_request (due_at) where state = 'open'`.execute(db);
  /* proof of what somebody wanted and when: nothing rewrites it */
  await sql`create function append_only() returns trigger language plpgsql as ${sql.raw('$$')}
    begin
      raise exception '% only grows', tg_table_name using errcode = '23514';
    end ${sql.raw('$$')}`.execute(db);
  await sql`create trigger consent_withdrawal_grows before update or delete on consent_withdrawal
    for each row execute function append_only()`.execute(db);
}
