import { type Kysely, sql } from 'kysely';

/**
 * What a backup left behind, whether anything is sent outside, and what the schema has to look like (decisions 0291,
 * 0292). No row of `sending` means on.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table restoration (
    epoch bigint generated always as identity primary key,
    taken_at timestamptz not null,
    restored_at timestamptz not null
  )`.execute(db);
  await sql`create table sending (
    number bigint generated always as identity primary key,
    state text not null check (state in ('on', 'off')),
    why text not null check (why <> ''),
    since timestamptz not null
  )`.execute(db);
  await sql`create table schema_shape (
    only_row boolean primary key check (only_row),
    migrations jsonb not null,
    server_major integer not null,
    objects jsonb not null
  )`.execute(db);
};
