import type { ParsedRequestOf } from '@sigorta/contracts/operation';
import type { refundClose } from '@sigorta/contracts/panel/refund-asks';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { orderInScope } from '../payments/order-in-scope.ts';
import { askersOf } from './askers-of.ts';
import { returnedByHand } from './returned-by-hand.ts';

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

/** The money left by hand; two pairs of eyes hold here too: who asked for the refund cannot say that it was made. */
export const closeRefund: Handler<typeof refundClose, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const now = context.clock();
  const { sentOn, reference } = request;
  const note = request.note || null;
  const refund = await refundOf(context.db, request);
  const order = await orderInScope(context.db, refund.order_id, staff);
  const askers = await askersOf(context.db, [refund.id]);
  if (askers.some(({ asked_by }) => asked_by === staff.id)) throw new Refusal('not-allowed');
  checkDay(sentOn, refund.created_at, now);
  const sent = { sentOn, reference, note, closedBy: staff.id };
  await returnedByHand(context, { refundId: refund.id, orderId: order.id, sent }, async (trx) => {
    await audit(context, trx, staff, {
      action: 'refund.closed',
      subject: { kind: 'purchase', id: order.id },
      partnerId: order.partner_id,
      reason: note,
      detail: { amount: refund.amount, sentOn, reference },
    });
  });
  return { success: true };
};
