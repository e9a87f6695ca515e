import type { ToldDelivery } from '@sigorta/contracts/deliveries';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type JsonRow, jsonRows, rowsFromJson } from '../database/json-rows.ts';
import type { DeliveryTable } from '../database/tables/purchase-tables.ts';

type Row = Pick<
  Selectable<DeliveryTable>,
  'order_id' | 'channel' | 'purpose' | 'state' | 'is_to_old_address' | 'updated_at'
>;

const toldOf = ({ is_to_old_address, updated_at, order_id: _, ...rest }: Row): ToldDelivery => ({
  ...rest,
  isToOldAddress: is_to_old_address,
  at: updated_at.toISOString(),
});

/** Those of one order, read in the statement that reads the order. */
export const deliveriesOfOrder = (orderId: RawBuilder<unknown>): RawBuilder<JsonRow<Row>[]> =>
  jsonRows<Row>(sql`
    select order_id, channel, purpose, state, is_to_old_address, updated_at from delivery
    where order_id = ${orderId} order by created_at, id`);

export const toldFromJson = (rows: readonly JsonRow<Row>[]): ToldDelivery[] =>
  rowsFromJson<Row>(rows, { updated_at: true }).map(toldOf);

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
  for (const row of rows) told.set(row.order_id, [...(told.get(row.order_id) ?? []), toldOf(row)]);
  return told;
}
