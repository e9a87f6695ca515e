import type { policyDenied } from '@sigorta/contracts/panel/policy-denied';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { askOfPurchase } from '../proposals/ask-purchase.ts';
import { orderInScope } from './order-in-scope.ts';
import { standingOf } from './refundable.ts';

/** What the insurer said on the telephone, as one person heard it; a second one decides, and then all of the money goes back. */
export const denyPolicy: Handler<typeof policyDenied, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { orderId, reason } = request;
  const { partner_id: partnerId } = await orderInScope(context.db, orderId, staff);
  const { left: amount } = await standingOf(context, orderId);
  await askOfPurchase(context, staff, { kind: 'no-policy', orderId, partnerId, amount, payload: {}, reason });
  return { success: true };
};
