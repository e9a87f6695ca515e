import { type Kysely, sql } from 'kysely';

const body = sql.raw('$$');

const tables = [
  sql`create table ledger_entry (
    id bigint generated always as identity primary key,
    event text not null,
    subject text not null,
    order_id text not null references purchase_order (id),
    at timestamptz not null,
    unique (event, subject)
  )`,
  sql`create index ledger_entry_of_order on ledger_entry (order_id, id)`,
  sql`create table ledger_line (
    entry_id bigint not null references ledger_entry (id),
    number integer not null check (number > 0),
    account text not null,
    owner text not null,
    currency text not null check (currency in ('TRY', 'EUR', 'USD')),
    minor bigint not null check (minor <> 0),
    primary key (entry_id, number)
  )`,
  /* what stays of a premium with us, and of that with a partner; the newest that had begun counts */
  sql`create table commission_terms (
    insurer_id text not null,
    product text not null,
    since timestamptz not null,
    basis_points integer not null check (basis_points between 0 and 10000),
    primary key (insurer_id, product, since)
  )`,
  sql`create table partner_terms (
    partner_id text not null,
    since timestamptz not null,
    basis_points integer not null check (basis_points between 0 and 10000),
    primary key (partner_id, since)
  )`,
  /* purchases from before the ledger are written into it one after the other */
  sql`alter table purchase add column is_posted boolean not null default false`,
  sql`create index purchase_not_posted on purchase (id) where not is_posted`,
];

/** Functions name their schema: a dump is restored with an empty search_path. */
const functions = [
  sql`create function public.ledger_only_grows() returns trigger language plpgsql as ${body}
    begin
      raise exception 'the ledger only grows' using errcode = '23514';
    end ${body}`,
  sql`create function public.ledger_balances() returns trigger language plpgsql as ${body}
    begin
      if exists (select 1 from public.ledger_line l where l.entry_id = new.entry_id
          group by l.currency having sum(l.minor) <> 0) then
        raise exception 'entry % of the ledger is out of balance', new.entry_id using errcode = '23514';
      end if;
      return null;
    end ${body}`,
];

const triggers = [
  ...['ledger_entry', 'ledger_line'].map(
    (table) => sql`create trigger ${sql.id(`${table}_only_grows`)} before update or delete or truncate
      on ${sql.table(table)} for each statement execute function public.ledger_only_grows()`,
  ),
  /* lines come one by one: their sum is looked at when all are there */
  sql`create constraint trigger ledger_line_balances after insert on ledger_line
    deferrable initially deferred for each row execute function public.ledger_balances()`,
];

/** Every kuruş with its two sides. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of [...tables, ...functions, ...triggers]) await statement.execute(db);
};
