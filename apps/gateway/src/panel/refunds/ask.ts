import type { refundAsk } from '@sigorta/contracts/panel/refund-asks';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';
import { askOfPurchase } from '../proposals/ask-purchase.ts';

/** The machine says that an amount is too much; the form wants to know which field that was. */
const namingTheField = (error: unknown): never => {
  if (error instanceof Refusal && error.code === 'invalid-input')
    throw new Refusal('invalid-input', {
      fields: [{ field: 'amountMinor', message: 'error.invalid-input' }],
    });
  throw error;
};

/** One ask at a time for an order, of no more than is left of its payment. */
export const askRefund: Handler<typeof refundAsk, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { orderId, amountMinor: amount, reason } = request;
  const { partner_id: partnerId } = await orderInScope(context.db, orderId, staff);
  await askOfPurchase(context, staff, {
    kind: 'refund',
    orderId,
    partnerId,
    amount,
    payload: {},
    reason,
  }).catch(namingTheField);
  return { success: true };
};
