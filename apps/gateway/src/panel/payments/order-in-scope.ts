import type { Kysely } from 'kysely';
import type { Staff } from '../../platform/caller.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { bookOf } from '../../staff/staff-of.ts';

/** @throws Refusal `not-found`, also for an order of another book */
export const orderOfBook = async (db: Kysely<Database>, id: string, staff: Staff) => {
  const book = bookOf(staff);
  const order = await db
    .selectFrom('purchase_order')
    .selectAll()
    .where('id', '=', id)
    .$if(book !== null, (query) => query.where('partner_id', '=', book ?? ''))
    .executeTakeFirst();
  if (!order) throw new Refusal('not-found');
  return order;
};
