import type { refundDecide } from '@sigorta/contracts/panel/refund-asks';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { carryOut, purchaseOf } from '../../purchase/store/carry-out.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';

/**
 * Two pairs of eyes: who asked cannot decide. A part is on its way at once; all of a payment goes when the insurer has
 * confirmed that no policy is in force for it.
 */
export const decideRefund: Handler<typeof refundDecide, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { askId, approve, note } = request;
  const { db } = context;
  const ask = await db.selectFrom('refund_ask').selectAll().where('id', '=', askId).executeTakeFirst();
  if (!ask) throw new Refusal('not-found');
  const order = await orderInScope(db, ask.order_id, staff);
  const purchaseId = await purchaseOf(db, 'purchase_order', order.id);
  const command = {
    do: 'decide',
    orderId: order.id,
    proposalId: askId,
    by: staff.id,
    isApproved: approve,
  } as const;
  await carryOut(
    context,
    purchaseId,
    { command },
    {
      after: async (trx, { happened }) => {
        const made = happened.find(({ ev }) => ev === 'refund-due' || ev === 'refund-held');
        await trx
          .updateTable('refund_ask')
          .set({
            state: approve ? 'APPROVED' : 'REJECTED',
            decided_by: staff.id,
            decided_at: context.clock(),
            note,
            refund_id: made?.id ?? null,
          })
          .where('id', '=', askId)
          .execute();
        await audit(context, trx, staff, {
          action: approve ? 'refund.approved' : 'refund.rejected',
          subject: { kind: 'purchase', id: order.id },
          partnerId: order.partner_id,
          reason: note,
          detail: { amount: ask.amount },
        });
      },
    },
  ).catch((error: unknown) => {
    /* less is left than was asked for: something gave it back meanwhile */
    if (error instanceof Refusal && error.code === 'invalid-input') throw new Refusal('request-closed');
    throw error;
  });
  return { success: true };
};
