import type { refundAsk } from '@sigorta/contracts/panel/refund-asks';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { carryOut, findPurchase } from '../../purchase/store/carry-out.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';

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
  const { orderId, amountMinor, reason } = request;
  const order = await orderInScope(context.db, orderId, staff);
  const purchaseId = await findPurchase(context.db, 'purchase_order', orderId);
  if (purchaseId === null) throw new Refusal('not-found');
  const id = randomId();
  const proposal = { id, kind: 'refund', amount: amountMinor, refundId: null, by: staff.id } as const;
  const after: Parameters<typeof carryOut>[3] = {
    after: async (trx) => {
      await trx
        .insertInto('refund_ask')
        .values({
          id,
          order_id: orderId,
          amount: amountMinor,
          reason,
          state: 'ASKED',
          asked_by: staff.id,
          asked_at: context.clock(),
        })
        .execute();
      await audit(context, trx, staff, {
        action: 'refund.asked',
        subject: { kind: 'purchase', id: orderId },
        partnerId: order.partner_id,
        reason,
        detail: { amount: amountMinor },
      });
    },
  };
  await carryOut(context, purchaseId, { command: { do: 'propose', orderId, proposal } }, after).catch(
    namingTheField,
  );
  return { success: true };
};
