import { type Kysely, sql } from 'kysely';

/** Which release of a family a part of the visitors gets beside the live one, and how that ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table release_share (
    number bigint generated always as identity primary key,
    family text not null,
    release text not null,
    percent integer not null check (percent between 1 and 50),
    begun_at timestamptz not null,
    ended_at timestamptz,
    recalled boolean not null default false
  )`.execute(db);
  await sql`create unique index release_share_one on release_share (family) where ended_at is null`.execute(
    db,
  );
};
