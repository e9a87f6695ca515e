import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/*
 * What must never be, whatever writes it (decision 0516): found by asking every guard for what it lets through. All of it holds for rows
 * that the versions before write; rows of before are not looked at until they change.
 */

/** A refund is of a charge of its own order, and stays with it. */
const refunds = [
  sql`create or replace function refund_within_charge() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    declare charged bigint; given bigint;
    begin
      select paid into charged from attempt
        where id = new.attempt_id and order_id = new.order_id and state = 'CHARGED' for update;
      select coalesce(sum(amount), 0) into given from refund where attempt_id = new.attempt_id and id <> new.id;
      if charged is null or given + new.amount > charged then
        raise exception 'refunds would exceed the charge' using errcode = '23514';
      end if;
      return new;
    end ${body}`,
  sql`drop trigger refund_within_charge on refund`,
  sql`create trigger refund_within_charge before insert or update of amount, attempt_id, order_id on refund
    for each row execute function refund_within_charge()`,
];

/** Money that came stays what it was, and an attempt is one of its order's quote: by that only one is under way. */
const charges = [
  sql`create function charge_stays() returns trigger language plpgsql set search_path = public, pg_temp as ${body}
    begin
      if (new.state, new.price, new.paid, new.order_id) is distinct from (old.state, old.price, old.paid, old.order_id) then
        raise exception 'a charge stays what it was (charge_stays)' using errcode = '23514';
      end if;
      return new;
    end ${body}`,
  sql`create trigger charge_stays before update on attempt
    for each row when (old.state = 'CHARGED') execute function charge_stays()`,
  sql`create function attempt_of_its_quote() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if exists (select 1 from purchase_order
          where id = new.order_id and quote_id is distinct from new.quote_id) then
        raise exception 'an attempt is of its order’s quote (attempt_of_its_quote)' using errcode = '23514';
      end if;
      return new;
    end ${body}`,
  /* rows of before the machine have neither phase nor quote */
  sql`create trigger attempt_of_its_quote before insert or update of order_id, quote_id, phase on attempt
    for each row when (new.phase is not null) execute function attempt_of_its_quote()`,
];

/** Nothing is asked of an insurer, and nothing is in force, that nobody paid. Looked at when all of the step is written. */
const policies = [
  sql`create function policy_is_paid() returns trigger language plpgsql set search_path = public, pg_temp as ${body}
    begin
      if not exists (select 1 from attempt
          where order_id = new.order_id and state = 'CHARGED' and not surplus) then
        raise exception 'a policy has its money (policy_is_paid)' using errcode = '23514';
      end if;
      return null;
    end ${body}`,
  sql`create constraint trigger policy_is_paid after insert or update of phase, order_id on policy
    deferrable initially deferred for each row when (new.phase in ('asked', 'inforce'))
    execute function policy_is_paid()`,
];

/** Who takes money of a transfer for what was bought is known, and what is paid out is what two persons agreed on. */
const persons = [
  sql`alter table transfer_money add constraint transfer_money_taken_by
    check (state <> 'TAKEN' or settled_by is not null) not valid`,
  sql`create or replace function payable_payment_second_person() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if not exists (select 1 from proposal where id = new.proposal_id and kind = 'payable' and state = 'APPROVED'
          and (payload ->> 'kind', payload ->> 'partyId', payload ->> 'currency', payload ->> 'minor', payload ->> 'reference')
            = (new.kind, new.party, new.currency, new.amount::text, new.reference)) then
        raise exception 'a second person agrees that money was paid (payable_payment_second_person)'
          using errcode = '23514';
      end if;
      return null;
    end ${body}`,
  /* beside proposal_guard, which holds the rest of what was asked for */
  sql`create function proposal_keeps() returns trigger language plpgsql set search_path = public, pg_temp as ${body}
    begin
      raise exception 'whose refund was asked for does not change (proposal_keeps)' using errcode = '23514';
    end ${body}`,
  sql`create trigger proposal_keeps before update on proposal for each row
    when ((old.held_refund_id, old.partner_id) is distinct from (new.held_refund_id, new.partner_id))
    execute function proposal_keeps()`,
];

const staying = [
  'purchase',
  'purchase_order',
  'attempt',
  'refund',
  'policy',
  'cancellation',
  'transfer',
  'transfer_money',
  'payment',
];

/** No row of a purchase goes: what it held of money would be told by nothing. */
const rows = [
  sql`create function purchase_row_stays() returns trigger language plpgsql as ${body}
    begin
      raise exception 'rows of a purchase stay: %', tg_table_name using errcode = '23514';
    end ${body}`,
  ...staying.map(
    (table) => sql`create trigger ${sql.id(`${table}_stays`)} before delete or truncate on ${sql.table(table)}
      for each statement execute function purchase_row_stays()`,
  ),
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...refunds, ...charges, ...policies, ...persons, ...rows])
    await statement.execute(db);
};
