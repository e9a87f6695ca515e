import type { Staff } from '../../platform/caller.ts';
import type { Context } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Order } from '../../purchase/machine/state.ts';
import { orderOf } from '../../purchase/machine/step.ts';
import { purchaseOf } from '../../purchase/store/carry-out.ts';
import { readPurchase } from '../../purchase/store/read-purchases.ts';
import { scopeOf } from '../../staff/staff-of.ts';
import { type NoticeInScope, noticeColumns, noticesInScope } from './rows.ts';

/** @throws Refusal `not-found` also for a notice of another scope */
export async function readNotice(
  context: Pick<Context, 'db'>,
  staff: Staff,
  id: string,
): Promise<NoticeInScope> {
  const notice = await noticeColumns(noticesInScope(context, scopeOf(staff)))
    .where('cancellation.id', '=', id)
    .executeTakeFirst();
  if (!notice) throw new Refusal('not-found');
  return notice;
}

/** The order it ends the policy of, as the purchase machine sees it now. */
export async function orderOfNotice(
  context: Pick<Context, 'db' | 'products'>,
  { order_id: orderId }: Pick<NoticeInScope, 'order_id'>,
): Promise<Order> {
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  return orderOf({ purchase: await readPurchase(context, purchaseId) }, orderId);
}
