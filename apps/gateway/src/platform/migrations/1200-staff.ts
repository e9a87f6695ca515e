import { type Kysely, sql } from 'kysely';

/** People of the panel, their sessions, and the audit log that only grows: each entry carries the hash of the one before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table staff (
    id text primary key,
    email text not null unique check (email = lower(email)),
    name text not null,
    role text not null check (role in ('owner', 'agent', 'call-centre', 'finance', 'read-only', 'auditor')),
    partner_id text references partner (id),
    password_hash text,
    totp_secret text,
    totp_confirmed_at timestamptz,
    totp_last_step bigint,
    active boolean not null default true,
    created_at timestamptz not null,
    constraint staff_agent_has_partner check (role <> 'agent' or partner_id is not null)
  )`.execute(db);
  await sql`create table staff_session (
    id text primary key,
    staff_id text not null references staff (id) on delete cascade,
    session_id text not null references session (id) on delete cascade,
    browser text not null,
    network text not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db);
  await sql`create index staff_session_by_staff on staff_session (staff_id)`.execute(db);
  await sql`create table audit_entry (
    number bigint primary key check (number > 0),
    at timestamptz not null,
    staff_id text,
    staff_name text not null,
    partner_id text,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    reason text,
    detail jsonb not null,
    previous_hash text not null,
    hash text not null unique
  )`.execute(db);
  await sql`create index audit_entry_by_subject on audit_entry (subject_kind, subject_id, number)`.execute(
    db,
  );
  await sql`create function audit_entry_only_grows() returns trigger language plpgsql as ${sql.raw('$$')}
    begin
      raise exception 'the audit log only grows' using errcode = '23514';
    end ${sql.raw('$$')}`.execute(db);
  await sql`create trigger audit_entry_only_grows before update or delete or truncate on audit_entry
    for each statement execute function audit_entry_only_grows()`.execute(db);
};
