import { type Kysely, sql } from 'kysely';

/** What is not at an end is found without reading what is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index policy_strange on policy (updated_at) where is_strange`.execute(db);
  await sql`create index cancellation_unsettled on cancellation (state, updated_at)
    where state in ('REQUESTED', 'SENT', 'UNKNOWN', 'MANUAL')`.execute(db);
  await sql`create index cancellation_stuck on cancellation (updated_at) where is_stuck`.execute(db);
}
