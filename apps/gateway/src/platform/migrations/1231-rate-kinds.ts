import { type Kysely, sql } from 'kysely';

/** All four rates of a bulletin are kept, and which one is in force is a setting (decision 167). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table rate add column kind text not null default 'forex-selling'
    check (kind in ('forex-selling', 'forex-buying', 'banknote-selling', 'banknote-buying'))`.execute(db);
  await sql`alter table rate drop constraint rate_pkey`.execute(db);
  await sql`alter table rate add primary key (currency, date, kind)`.execute(db);
  await sql`create table rate_source (
    only_row boolean primary key check (only_row),
    kind text not null check (kind in ('forex-selling', 'forex-buying', 'banknote-selling', 'banknote-buying')),
    since timestamptz not null
  )`.execute(db);
};
