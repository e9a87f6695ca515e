import type { refundDecide } from '@sigorta/contracts/panel/refund-asks';
import type { Transaction } from 'kysely';
import { lockOrder } from '../../payments/attempts/record-attempt.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';
import { refundableOf } from '../payments/refundable.ts';
import { giveBack } from './give-back.ts';

const openAsk = async (trx: Transaction<Database>, askId: string) => {
  const ask = await trx
    .selectFrom('refund_ask')
    .selectAll()
    .where('id', '=', askId)
    .forUpdate()
    .executeTakeFirst();
  if (!ask) throw new Refusal('not-found');
  return ask;
};

/** Two pairs of eyes: who asked cannot decide. Approved, the refund lane does the rest. */
export const decideRefund: Handler<typeof refundDecide> = async (context, request, call) => {
  const staff = staffOf(call);
  const { askId, approve, note } = request;
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    const ask = await openAsk(trx, askId);
    const order = await orderInScope(trx, ask.order_id, staff);
    if (ask.asked_by === staff.id) throw new Refusal('not-allowed');
    if (ask.state !== 'ASKED') throw new Refusal('request-closed');
    let refundId: string | null = null;
    if (approve) {
      const locked = await lockOrder(trx, order.id);
      /* a cancellation or a failed policy may have given it back meanwhile */
      if ((await refundableOf(trx, locked)) < ask.amount) throw new Refusal('request-closed');
      refundId = await giveBack(trx, order.id, ask.amount, now);
    }
    await trx
      .updateTable('refund_ask')
      .set({
        state: approve ? 'APPROVED' : 'REJECTED',
        decided_by: staff.id,
        decided_at: now,
        note,
        refund_id: refundId,
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
  });
  if (approve) context.wake();
  return { success: true };
};
