import { type Kysely, sql } from 'kysely';

/**
 * Answers kept for a day under the caller's key, so that the same call is answered once. Nothing of a request is in it but a
 * keyed hash, and the answer is sealed.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create table kept_answer (
    id text primary key,
    fingerprint text not null,
    claim text not null,
    claimed_until timestamptz not null,
    answer text,
    created_at timestamptz not null
  )`.execute(db);
  await sql`create index kept_answer_by_time on kept_answer (created_at)`.execute(db);
};
