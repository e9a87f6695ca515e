import type { refundAsk } from '@sigorta/contracts/panel/refund-asks';
import { lockOrder } from '../../payments/attempts/record-attempt.ts';
import type { Handler } from '../../platform/handler.ts';
import { randomId } from '../../platform/random-id.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';
import { refundableOf } from '../payments/refundable.ts';

/** One ask at a time for an order, of no more than is left of its payment. */
export const askRefund: Handler<typeof refundAsk> = async (context, request, call) => {
  const staff = staffOf(call);
  const { orderId, amountMinor, reason } = request;
  await context.db.transaction().execute(async (trx) => {
    const order = await orderInScope(trx, orderId, staff);
    const locked = await lockOrder(trx, orderId);
    const most = await refundableOf(trx, locked);
    if (most === 0) throw new Refusal('request-closed');
    if (amountMinor > most) {
      throw new Refusal('invalid-input', {
        fields: [{ field: 'amountMinor', message: 'error.invalid-input' }],
      });
    }
    const open = await trx
      .selectFrom('refund_ask')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'ASKED')
      .executeTakeFirst();
    if (open) throw new Refusal('request-closed');
    await trx
      .insertInto('refund_ask')
      .values({
        id: randomId(),
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
  });
  return { success: true };
};
