import { type Kysely, sql } from 'kysely';

/** What a visitor's browser measured of a form's page: its largest part drawn, and the slowest answer to a press. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table release_load (
    release text not null,
    session_id text not null,
    told_at timestamptz not null,
    lcp_ms integer not null,
    inp_ms integer,
    primary key (release, session_id)
  )`.execute(db);
  await sql`create index release_load_told on release_load (told_at)`.execute(db);
};
