import type { emailCorrection } from '@sigorta/contracts/panel/email-correction';
import { correctAddress, countCorrection } from '../../payments/orders/correct-address.ts';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { lockPurchase } from '../../purchase/store/rows.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { maskedEmail } from '../masking/masked.ts';
import { orderInScope } from './order-in-scope.ts';

/**
 * The address that letters and papers of a purchase go to, corrected by staff.
 * @throws Refusal `not-found`, `invalid-input` for the address it has
 */
export const correctEmail: Handler<typeof emailCorrection, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { db, clock } = context;
  const { orderId, email, reason } = request;
  const { quote_id: purchaseId } = await orderInScope(db, orderId, staff);
  await countCorrection(context, orderId);
  const isSentAgain = await db.transaction().execute(async (trx) => {
    await lockPurchase(trx, purchaseId, clock);
    const order = await orderInScope(trx, orderId, staff);
    const corrected = await correctAddress(context, trx, orderId, email);
    await audit(context, trx, staff, {
      action: 'purchase.email-corrected',
      subject: { kind: 'purchase', id: orderId },
      partnerId: order.partner_id,
      reason,
      detail: { before: maskedEmail(corrected.before), after: maskedEmail(email) },
    });
    return corrected.isSentAgain;
  });
  context.wake();
  return { success: true, isSentAgain };
};
