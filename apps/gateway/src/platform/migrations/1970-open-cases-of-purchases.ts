import { type Kysely, sql } from 'kysely';

/** Words of rows whose purchase may have a case (decision 0297), as they were on the day of this migration: more than have one, never less. */
const mayHaveCase = sql`
  select quote_id from purchase_order where state in ('PAID', 'ISSUING', 'ISSUED', 'REFUND_DUE', 'MANUAL')
  union select o.quote_id from purchase_order o join attempt t on t.order_id = o.id
    where t.state in ('AUTHORISING', 'UNKNOWN') or t.state in ('CREATED', 'THREEDS_PENDING') and t.bank_takes
  union select o.quote_id from purchase_order o join policy t on t.order_id = o.id
    where t.state in ('ISSUING', 'ISSUE_UNKNOWN') or t.is_strange
  union select o.quote_id from purchase_order o join refund t on t.order_id = o.id
    where t.state in ('VOIDING', 'REFUNDING', 'UNKNOWN', 'MANUAL')
  union select o.quote_id from purchase_order o join cancellation t on t.order_id = o.id
    where t.state in ('REQUESTED', 'SENT', 'UNKNOWN', 'MANUAL') or t.is_stuck
  union select o.quote_id from purchase_order o join transfer t on t.order_id = o.id where t.state = 'STUCK'`;

/*
 * What the machine calls a case of a purchase stands in rows of its own, written with each of its steps (decision 0613). A purchase says
 * of which version they are; one that was changed without saying so, as the version before does, is marked and judged whole until its cases
 * are written. `alter table` waits for who writes and lets nobody begin, so nothing is changed between the marks and the trigger.
 */
const statements = [
  sql`create table open_case (
    purchase_id text not null,
    kind text not null,
    subject text not null,
    order_id text not null,
    partner_id text not null,
    since timestamptz not null,
    primary key (purchase_id, kind, subject)
  )`,
  sql`create index open_case_oldest on open_case (kind, since, subject)`,
  sql`create index open_case_of_partner on open_case (partner_id, kind, since, subject)`,
  sql`alter table purchase add column judged_version integer, add column is_unjudged boolean not null default false`,
  sql`update purchase set is_unjudged = true where id in (${mayHaveCase})`,
  sql`create index purchase_unjudged on purchase (created_at, id) where is_unjudged`,
  sql`create function public.purchase_is_unjudged() returns trigger language plpgsql as ${sql.raw(`$$
    begin
      new.is_unjudged := true;
      return new;
    end $$`)}`,
  sql`create trigger purchase_is_unjudged before insert or update on purchase
    for each row when (new.judged_version is distinct from new.version) execute function public.purchase_is_unjudged()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
