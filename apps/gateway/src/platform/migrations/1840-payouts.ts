import { type Kysely, sql } from 'kysely';

/** What providers paid out and what of it came to our bank, as their files say; entries of the ledger that are no order's. */
const statements = [
  sql`create table payout_row (
    holder text not null,
    payout text not null check (payout <> ''),
    id text not null,
    kind text not null check (kind in ('charge', 'return', 'chargeback')),
    reference text,
    payment_id text,
    attempt_id text references attempt (id),
    order_id text references purchase_order (id),
    installment_count integer not null,
    gross bigint not null check (gross >= 0),
    fee bigint not null,
    net bigint not null,
    day text not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    happened_at timestamptz not null,
    read_at timestamptz not null,
    primary key (holder, payout, id),
    check ((attempt_id is null) = (order_id is null))
  )`,
  sql`create index payout_row_of_attempt on payout_row (attempt_id) where attempt_id is not null`,
  sql`create index payout_row_by_day on payout_row (holder, day)`,
  sql`create table bank_line (
    id text primary key,
    account text not null,
    holder text not null,
    day text not null check (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    amount bigint not null check (amount <> 0),
    text text not null,
    read_at timestamptz not null
  )`,
  sql`create index bank_line_by_day on bank_line (holder, day)`,
  ...['payout_row', 'bank_line'].map(
    (table) => sql`create trigger ${sql.id(`${table}_only_grows`)} before update or delete or truncate
      on ${sql.table(table)} for each statement execute function public.ledger_only_grows()`,
  ),
  sql`alter table ledger_entry alter column order_id drop not null`,
];

export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await statement.execute(db);
};
