import type { Kysely } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import { scopeOf } from '../../staff/staff-of.ts';

/** @throws Refusal `not-found`, also for an order of another scope */
export const orderInScope = async (db: Kysely<Database>, id: string, staff: Staff) => {
  const scope = scopeOf(staff);
  const order = await db
    .selectFrom('purchase_order')
    .selectAll()
    .select(recordKey('purchase_order.quote_id'))
    .where('id', '=', id)
    .$if(scope !== null, (query) => query.where('partner_id', '=', scope ?? ''))
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  return order;
};
