import { type Kysely, sql } from 'kysely';

/** What is read of money every half minute, and the alarms that follow from it (decision 0294). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  /* the one row is the lock of who reads, and the reading every replica shows */
  await sql`create table money_reading (
    only_row boolean primary key check (only_row),
    taken_at timestamptz not null,
    figures jsonb not null
  )`.execute(db);
  await sql`insert into money_reading (only_row, taken_at, figures) values (true, 'epoch', '[]')`.execute(db);
  await sql`create table alarm (
    id text primary key,
    rule text not null,
    severity text not null check (severity in ('urgent', 'soon')),
    value double precision not null,
    opened_at timestamptz not null,
    told_at timestamptz not null,
    told_times integer not null check (told_times >= 1),
    calm_since timestamptz,
    acknowledged_by text references staff (id),
    acknowledged_at timestamptz,
    closed_at timestamptz,
    constraint alarm_acknowledged check ((acknowledged_by is null) = (acknowledged_at is null))
  )`.execute(db);
  await sql`create unique index alarm_one_open on alarm (rule) where closed_at is null`.execute(db);
  /* what is not settled is little, whatever the tables hold */
  await sql`create index attempt_unsettled on attempt (state, updated_at)
    where state not in ('CHARGED', 'DECLINED', 'EXPIRED')`.execute(db);
  await sql`create index policy_unsettled on policy (state, updated_at)
    where state in ('NONE', 'ISSUING', 'ISSUE_UNKNOWN')`.execute(db);
  await sql`create index refund_unsettled on refund (state, updated_at) where state <> 'DONE'`.execute(db);
  await sql`create index transfer_unsettled on transfer (state, updated_at)
    where state in ('WAITING', 'STUCK')`.execute(db);
  await sql`create index transfer_money_open on transfer_money (created_at) where state = 'OPEN'`.execute(db);
  await sql`create index outbox_failing on outbox (kind, created_at)
    where state = 'waiting' and attempts >= 5`.execute(db);
};
