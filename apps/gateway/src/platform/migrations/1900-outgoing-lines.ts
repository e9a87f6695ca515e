import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

/**
 * What left our bank account, by the bank's reference, and which days of the account were read (decision 0470). Texts of these lines
 * name people and are not kept: only which reference of ours a line names, which may be known later than the line.
 */
const statements = [
  sql`create table outgoing_line (
    id text primary key,
    account text not null,
    day text not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    amount bigint not null check (amount <> 0),
    named text check (named <> ''),
    read_at timestamptz not null
  )`,
  sql`create index outgoing_line_by_day on outgoing_line (day)`,
  sql`create table bank_day (
    day text primary key check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    read_at timestamptz not null
  )`,
  sql`create function public.outgoing_line_stays() returns trigger language plpgsql
    set search_path = public, pg_temp as ${body}
    begin
      if tg_op <> 'UPDATE' or (new.id, new.account, new.day, new.amount) is distinct from
          (old.id, old.account, old.day, old.amount) or new.named is null then
        raise exception 'outgoing_line only grows: of a line only what it names is told later'
          using errcode = '23514';
      end if;
      return new;
    end ${body}`,
  sql`create trigger outgoing_line_stays before update or delete on outgoing_line
    for each row execute function public.outgoing_line_stays()`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
