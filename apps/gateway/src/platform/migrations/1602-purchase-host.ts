import { type Kysely, sql } from 'kysely';

/** The partner's host a purchase was begun on; none for ours and for those of before (decision 0178). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table purchase_order add column host text`.execute(db);
};
