import { type Kysely, sql } from 'kysely';

/** Pictures of partners, made anew when they were taken in. Everybody sees them on pages, so they are not sealed. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table picture (
    name text primary key,
    partner_id text not null references partner (id),
    media_type text not null check (media_type in ('image/png', 'image/jpeg')),
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    bytes bytea not null,
    added_at timestamptz not null
  )`.execute(db);
  await sql`create index picture_partner on picture (partner_id, added_at)`.execute(db);
};
