import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/**
 * Our books against those outside (decision 0287): every run, whose turn it is, which book could not be read, and what
 * differs. A refund that a backup holds as due or held may have been sent since, so it may become unknown.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table reconciliation (
    number bigint generated always as identity primary key,
    reason text not null check (reason in ('hour', 'day', 'restored', 'asked')),
    since timestamptz not null,
    until timestamptz not null,
    began_at timestamptz not null,
    ended_at timestamptz,
    /* names of the books that gave no answer */
    unanswered jsonb not null default '[]',
    seen integer not null default 0,
    check (since < until)
  )`.execute(db);
  await sql`create table reconciliation_turn (
    reason text primary key check (reason in ('hour', 'day', 'restored')),
    due_at timestamptz not null,
    lease_until timestamptz
  )`.execute(db);
  await sql`insert into reconciliation_turn (reason, due_at) values ('hour', 'epoch'), ('day', 'epoch')`.execute(
    db,
  );
  /* a book outside, and since when it gives no answer */
  await sql`create table reconciliation_source (
    name text primary key,
    answered_at timestamptz,
    silent_since timestamptz
  )`.execute(db);
  await sql`create table difference (
    id text primary key,
    kind text not null,
    source text not null,
    subject text not null,
    order_id text,
    here bigint check (here >= 0),
    outside bigint check (outside >= 0),
    currency text not null,
    detail text,
    happened_at timestamptz not null,
    first_seen timestamptz not null,
    last_seen timestamptz not null,
    owner text not null,
    is_money boolean not null,
    closed_at timestamptz,
    closed_by text references staff (id),
    closed_reason text check (closed_reason <> ''),
    constraint difference_closed check ((closed_reason is null) = (closed_by is null)
      and (closed_by is null or closed_at is not null))
  )`.execute(db);
  await sql`create unique index difference_one_open on difference (kind, source, subject) where closed_at is null`.execute(
    db,
  );
  await sql`create index difference_of_subject on difference (subject)`.execute(db);
  await sql`alter table restoration add column treated_at timestamptz`.execute(db);
  await sql`create index attempt_by_charge on attempt (charged_at) where charged_at is not null`.execute(db);
  await sql`create index attempt_by_payment on attempt (psp_payment_id) where psp_payment_id is not null`.execute(
    db,
  );
  await sql`create index policy_by_issue on policy (insurer_id, issued_at)`.execute(db);
  await sql`create or replace function refund_guard() returns trigger language plpgsql as ${body}
    begin
      if new.phase is distinct from old.phase and old.phase is not null
          and (old.phase || '>' || coalesce(new.phase, '')) not in (
            'due>sent', 'due>held', 'due>done', 'due>unknown', 'sent>due', 'sent>unknown', 'sent>done', 'sent>held',
            'unknown>due', 'unknown>done', 'unknown>held', 'held>due', 'held>done', 'held>unknown') then
        raise exception '% may not go from % to %', tg_table_name, old.phase, new.phase using errcode = '23514';
      end if;
      if new.version <> old.version + 1 then
        raise exception '% changed without its version', tg_table_name using errcode = '23514';
      end if;
      return new;
    end ${body}`.execute(db);
};
