import { type Kysely, sql } from 'kysely';

/** Links that show a release of a family to whoever opens them; what is begun under one stands in another database. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table preview_link (
    id text primary key,
    family text not null,
    release text not null,
    made_by text not null,
    made_at timestamptz not null,
    ends_at timestamptz not null,
    ended_at timestamptz,
    check (ends_at > made_at and ends_at <= made_at + interval '7 days')
  )`.execute(db);
};
