import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Of these policies those whose buyers want to be reminded: the newest word of each counts, and none is a no. */
export async function chosenOf(db: Kysely<Database>, orderIds: readonly string[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('renewal_choice')
    .select(['order_id', 'is_on'])
    .distinctOn('order_id')
    .where('order_id', 'in', [...orderIds])
    .orderBy('order_id')
    .orderBy('number', 'desc')
    .execute();
  return new Set(rows.filter(({ is_on }) => is_on).map(({ order_id }) => order_id));
}
