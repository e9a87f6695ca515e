import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { scopeOf } from '../../staff/staff-of.ts';

/**
 * The partner of a transfer the caller may see.
 * @throws Refusal `not-found`
 */
export async function partnerOfTransfer({ db }: Context, id: string, staff: Staff): Promise<string> {
  const scope = scopeOf(staff);
  let query = db
    .selectFrom('transfer')
    .innerJoin('purchase_order', 'purchase_order.id', 'transfer.order_id')
    .select('purchase_order.partner_id')
    .where('transfer.id', '=', id);
  if (scope !== null) query = query.where('purchase_order.partner_id', '=', scope);
  const row = await query.executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row.partner_id;
}
