import type { ToldDelivery } from '@sigorta/contracts/deliveries';
import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';

/** What was sent of some orders and how far it came, the oldest first; the page is told of beside it. */
export async function deliveriesOf(
  db: Kysely<Database>,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, ToldDelivery[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('delivery')
    .select(['order_id', 'channel', 'purpose', 'state', 'is_to_old_address', 'updated_at'])
    .where('order_id', 'in', [...orderIds])
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const told = new Map<string, ToldDelivery[]>();
  for (const { order_id, is_to_old_address, updated_at, ...rest } of rows)
    told.set(order_id, [
      ...(told.get(order_id) ?? []),
      { ...rest, isToOldAddress: is_to_old_address, at: updated_at.toISOString() },
    ]);
  return told;
}
