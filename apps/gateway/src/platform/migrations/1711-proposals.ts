import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/**
 * What was asked of two persons about refunds is a row of one table for everything that moves money or gives it up
 * (decision 0284). Rows of before stay what they were, open ones stay open.
 */
const statements = [
  sql`alter table refund_ask rename to proposal`,
  sql`alter table proposal
    add column subject text,
    add column partner_id text,
    add column payload jsonb not null default '{}',
    alter column order_id drop not null,
    alter column kind drop default`,
  sql`update proposal set subject = coalesce(held_refund_id, order_id),
    partner_id = (select o.partner_id from purchase_order o where o.id = proposal.order_id)`,
  sql`alter table proposal
    alter column subject set not null,
    drop constraint refund_ask_state_check,
    drop constraint refund_ask_amount_check,
    drop constraint refund_ask_second_person,
    drop constraint refund_ask_decided,
    add constraint proposal_state check (state in ('ASKED', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'LAPSED')),
    add constraint proposal_amount check (amount >= 0),
    add constraint proposal_second_person check (state not in ('APPROVED', 'REJECTED') or decided_by <> asked_by),
    add constraint proposal_decided check (case state
      when 'ASKED' then decided_by is null and decided_at is null
      when 'LAPSED' then decided_by is null and decided_at is not null
      when 'WITHDRAWN' then decided_by is not distinct from asked_by and decided_at is not null
      else decided_by is not null and decided_at is not null end)`,
  sql`drop index refund_ask_one_open`,
  sql`create unique index proposal_one_open on proposal (kind, subject) where state = 'ASKED'`,
  sql`alter index refund_ask_of rename to proposal_of_order`,
  sql`alter index refund_ask_by_refund rename to proposal_by_refund`,
  sql`create index proposal_by_time on proposal (asked_at)`,
  sql`create index proposal_by_asker on proposal (asked_by, asked_at)`,
  /* decided once, and what was asked for stays as it was asked */
  sql`create function proposal_guard() returns trigger language plpgsql set search_path = public, pg_temp as ${body}
    begin
      if tg_op = 'DELETE' then
        raise exception 'a proposal stays (proposal_guard)' using errcode = '23514';
      end if;
      if old.state <> 'ASKED' then
        raise exception 'a proposal is decided once (proposal_guard)' using errcode = '23514';
      end if;
      if (old.id, old.kind, old.subject, old.payload, old.reason, old.asked_by, old.asked_at)
          is distinct from (new.id, new.kind, new.subject, new.payload, new.reason, new.asked_by, new.asked_at)
          or old.amount is distinct from new.amount or old.order_id is distinct from new.order_id then
        raise exception 'what was asked for does not change (proposal_guard)' using errcode = '23514';
      end if;
      return new;
    end ${body}`,
  sql`create trigger proposal_guard before update or delete on proposal
    for each row execute function proposal_guard()`,
  /* looked at when the transaction ends: the refund is written before what two persons agreed on is */
  sql`drop trigger refund_second_person on refund`,
  sql`create or replace function refund_second_person() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if not exists (select 1 from proposal where kind = 'hand' and held_refund_id = new.id
          and asked_by = new.closed_by and state = 'APPROVED') then
        raise exception 'a second person agrees that a refund was sent by hand (refund_second_person)'
          using errcode = '23514';
      end if;
      return null;
    end ${body}`,
  sql`create constraint trigger refund_second_person after update of closed_by on refund
    deferrable initially deferred for each row
    when (new.closed_by is not null and new.closed_by is distinct from old.closed_by)
    execute function refund_second_person()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
