import type { JobContext } from '../../platform/job-context.ts';
import { rulesOf } from '../../purchase/machine/rules.ts';
import { isPolicyOpen, maySendByHand, refundableOf } from '../../purchase/machine/staff.ts';
import { leftOf, orderOf } from '../../purchase/machine/step.ts';
import { purchaseOf } from '../../purchase/store/carry-out.ts';
import { readPurchase } from '../../purchase/store/read-purchases.ts';

/** What staff may do about an order's payment and policy now; amounts are kuruş. */
export interface Standing {
  /** what of the payment may still be asked to be given back */
  refundable: number;
  /** what of the payment is promised to nobody */
  left: number;
  /** payments back that wait for a person and are not on their way */
  byHand: ReadonlySet<string>;
  /** nobody knows whether there is a policy, or the insurer holds another one */
  isPolicyOpen: boolean;
}

export const standingOf = async (context: JobContext, orderId: string): Promise<Standing> => {
  const purchaseId = await purchaseOf(context.db, 'purchase_order', orderId);
  const order = orderOf({ purchase: await readPurchase(context, purchaseId) }, orderId);
  const rules = rulesOf(context.timings);
  const byHand = order.refunds.filter((refund) => maySendByHand(order, refund, rules));
  return {
    refundable: refundableOf(order),
    left: leftOf(order),
    byHand: new Set(byHand.map(({ id }) => id)),
    isPolicyOpen: isPolicyOpen(order),
  };
};
