import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/*
 * An order is paid by one transfer at most, whatever writes it (decision 0534): its purchase machine takes no second one, and no row says that one was
 * taken. Two that meet wait for each other at the order. Rows of before are not looked at until they change.
 */
const statements = [
  sql`create function public.transfer_confirmed_once() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      perform 1 from purchase_order where id = new.order_id for update;
      if exists (select 1 from transfer where order_id = new.order_id and state = 'CONFIRMED' and id <> new.id) then
        raise exception 'an order is paid by one transfer (transfer_confirmed_once)' using errcode = '23514';
      end if;
      return new;
    end ${body}`,
  sql`create trigger transfer_confirmed_once before insert or update of state, order_id on transfer
    for each row when (new.state = 'CONFIRMED') execute function public.transfer_confirmed_once()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
