import { type Kysely, sql } from 'kysely';

/**
 * How visitors fare with a release that is new, a row for each of them; what was live before a choice; and releases that were
 * withdrawn because of that.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table release_visit (
    release text not null,
    session_id text not null,
    seen_at timestamptz not null,
    failed_at timestamptz,
    errored_at timestamptz,
    refused_at timestamptz,
    quoted_at timestamptz,
    ordered_at timestamptz,
    primary key (release, session_id)
  )`.execute(db);
  await sql`create index release_visit_seen on release_visit (seen_at)`.execute(db);
  await sql`alter table release_choice add column previous text`.execute(db);
  await sql`create table release_withdrawal (
    number bigint generated always as identity primary key,
    family text not null,
    release text not null,
    fault text not null,
    visitors integer not null,
    faulty integer not null,
    at timestamptz not null
  )`.execute(db);
  await sql`create index release_withdrawal_at on release_withdrawal (at)`.execute(db);
};
