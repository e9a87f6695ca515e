import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/**
 * A quote may be asked for with the answers for the price only: it awaits the rest, and its offers are not firm until their
 * insurers know it. No order is made of an offer that is not firm, nor under a quote number that it no longer has: the share
 * lock keeps one that is being completed anew from being ordered meanwhile.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table quote
    add column awaits_rest boolean not null default false,
    add column completions integer not null default 0`.execute(db);
  await sql`alter table offer
    add column is_firm boolean not null default true,
    add column firmed_at timestamptz`.execute(db);
  await sql`create function only_firm_is_ordered() returns trigger language plpgsql as ${body}
    declare
      held record;
    begin
      select is_firm, firmed_at, insurer_quote_no into held from offer where id = new.offer_id for share;
      if found and (not held.is_firm
          or (held.firmed_at is not null and held.insurer_quote_no is distinct from new.insurer_quote_no)) then
        raise exception 'offer % is not firm', new.offer_id using errcode = '23514';
      end if;
      return new;
    end ${body}`.execute(db);
  await sql`create trigger purchase_order_firm before insert on purchase_order
    for each row execute function only_firm_is_ordered()`.execute(db);
};
