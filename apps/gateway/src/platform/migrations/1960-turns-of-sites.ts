import { type Kysely, sql } from 'kysely';

/**
 * Which site is live: the newest row. Null is the one that came with each gateway, nobody by name is the command. The version before knows
 * no such table and shows its own.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table site_turn (
    number bigint generated always as identity primary key,
    site text check (site ~ '^site@[0-9a-f]{16}$'),
    since timestamptz not null,
    asked_by text references staff (id),
    agreed_by text references staff (id),
    check ((asked_by is null) = (agreed_by is null)),
    check (asked_by <> agreed_by)
  )`.execute(db);
};
