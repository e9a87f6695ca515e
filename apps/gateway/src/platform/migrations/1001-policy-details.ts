import type { Kysely } from 'kysely';

/** What a product asks after payment: the answers, until when the policy waits for them, and how long it could. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('policy')
    .addColumn('details', 'jsonb')
    .addColumn('details_until', 'timestamptz')
    .execute();
  await db.schema.alterTable('offer').addColumn('quote_until', 'timestamptz').execute();
}
