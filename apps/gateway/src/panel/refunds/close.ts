import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { refundClose } from '@sigorta/contracts/panel/refund-asks';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';
import { askOfPurchase } from '../proposals/ask-purchase.ts';

/** @throws Refusal `invalid-input` for a day that has not come, or one before the refund began */
const checkDay = (sentOn: string, beganAt: Date, now: Date): void => {
  if (sentOn <= todayInIstanbul(now) && sentOn >= todayInIstanbul(beganAt)) return;
  throw new Refusal('invalid-input', { fields: [{ field: 'sentOn', message: 'error.invalid-input' }] });
};

const refundOf = async (db: Kysely<Database>, { refundId }: ParsedRequestOf<typeof refundClose>) => {
  const refund = await db
    .selectFrom('refund')
    .select(['id', 'order_id', 'amount', 'created_at'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!refund) throw new Refusal('not-found');
  return refund;
};

/** The money left by hand, one person says; when another agrees, it is written down and the buyer is told. */
export const closeRefund: Handler<typeof refundClose, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { sentOn, reference } = request;
  const refund = await refundOf(context.db, request);
  const order = await orderInScope(context.db, refund.order_id, staff);
  checkDay(sentOn, refund.created_at, context.clock());
  await askOfPurchase(context, staff, {
    kind: 'hand',
    orderId: order.id,
    partnerId: order.partner_id,
    heldRefundId: refund.id,
    amount: refund.amount,
    payload: { sentOn, reference },
    reason: request.note,
  });
  return { success: true };
};
