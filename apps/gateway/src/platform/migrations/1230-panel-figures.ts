import { type Kysely, sql } from 'kysely';

/** Daily sums of the panel's first page, and the indexes that find what was not summed yet (decision 165). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table daily_figure (
    day text not null,
    partner_id text not null,
    product text not null,
    insurer_id text not null,
    quotes integer not null,
    offers integer not null,
    declined integer not null,
    failed integer not null,
    orders integer not null,
    paid integer not null,
    issued integer not null,
    premium bigint not null,
    primary key (day, partner_id, product, insurer_id)
  )`.execute(db);
  /* one row: everything that happened before this instant is in the sums */
  await sql`create table figures_until (only_row boolean primary key check (only_row), until timestamptz not null)`.execute(
    db,
  );
  /* when we learned of the policy; issued_at is the insurer's own word */
  await sql`alter table policy add column recorded_at timestamptz`.execute(db);
  await sql`update policy set recorded_at = updated_at, version = version + 1 where policy_no is not null`.execute(
    db,
  );
  await sql`create function policy_recorded() returns trigger language plpgsql as ${sql.raw('$$')}
    begin
      if new.state = 'ISSUED' and new.recorded_at is null then new.recorded_at := new.updated_at; end if;
      return new;
    end ${sql.raw('$$')}`.execute(db);
  await sql`create trigger policy_recorded before insert or update of state on policy
    for each row execute function policy_recorded()`.execute(db);
  await sql`create index policy_recorded_at on policy (recorded_at) where recorded_at is not null`.execute(
    db,
  );
  await sql`create index quote_created_at on quote (created_at)`.execute(db);
  await sql`create index offer_created_at on offer (created_at)`.execute(db);
  await sql`create index offer_newest_of_insurer on offer (insurer_id, created_at)`.execute(db);
  await sql`create index quote_event_failure on quote_event (created_at)
    where body ->> 'type' = 'failure'`.execute(db);
  await sql`create index purchase_order_created_at on purchase_order (created_at)`.execute(db);
  await sql`create index attempt_charged_at on attempt (charged_at) where charged_at is not null`.execute(db);
  await sql`create index refund_manual on refund (order_id) where state = 'MANUAL'`.execute(db);
};
