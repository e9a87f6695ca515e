import { type Kysely, sql } from 'kysely';

/** What the insurer said it gives back, beside what the buyer gets: where staff give all of it, the rest is ours. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table cancellation add column insurer_gives bigint check (insurer_gives >= 0)`.execute(db);
};
