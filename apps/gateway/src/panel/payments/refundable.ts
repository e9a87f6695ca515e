import type { Context } from '../../platform/context.ts';
import { refundableOf as refundableNow } from '../../purchase/machine/staff.ts';
import { orderOf } from '../../purchase/machine/step.ts';
import { purchaseOf } from '../../purchase/store/carry-out.ts';
import { readPurchase } from '../../purchase/store/read-purchases.ts';

/** What of an order's payment staff may still ask to give back, kuruş. */
export const refundableOf = async (context: Context, orderId: string): Promise<number> => {
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  return refundableNow(orderOf({ purchase: await readPurchase(context, purchaseId) }, orderId));
};
