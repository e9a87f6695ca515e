import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/*
 * Insurers and partners are paid in euro and dollar too, from accounts of their own (decision 0535): lines that left and days that were read are those of
 * an account in a currency. What stands already is of the account in lira, and so is what a version before writes meanwhile.
 */
const currency = sql`currency text not null default 'TRY' check (currency in ('TRY', 'EUR', 'USD'))`;

const statements = [
  sql`alter table outgoing_line add column ${currency}`,
  sql`alter table bank_day add column ${currency}`,
  sql`alter table bank_day drop constraint bank_day_pkey`,
  sql`alter table bank_day add primary key (currency, day)`,
  sql`create or replace function public.outgoing_line_stays() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if tg_op <> 'UPDATE' or (new.id, new.account, new.currency, new.day, new.amount) is distinct from
          (old.id, old.account, old.currency, old.day, old.amount) or new.named is null then
        raise exception 'outgoing_line only grows: of a line only what it names is told later'
          using errcode = '23514';
      end if;
      return new;
    end ${body}`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
