import type { emailCorrection } from '@sigorta/contracts/panel/email-correction';
import type { Handler } from '../../platform/handler.ts';
import type { JobContext } from '../../platform/job-context.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { countEach } from '../../platform/rate-limit.ts';
import { Refusal } from '../../platform/refusal.ts';
import { seal } from '../../platform/sensitive/seal.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import { lockPurchase } from '../../purchase/store/rows.ts';
import { audit } from '../../staff/audit.ts';
import { staffOf } from '../../staff/staff-of.ts';
import { maskedEmail } from '../masking/masked.ts';
import { orderInScope } from './order-in-scope.ts';

/** corrections of one purchase in an hour: each sends mails */
const perHour = 5;

/**
 * The address that letters and papers of a purchase go to. The old one is told without saying whose purchase it was; papers that
 * had left already go to the new one as well.
 * @throws Refusal `not-found`, `invalid-input` for the address it has
 */
export const correctEmail: Handler<typeof emailCorrection, JobContext> = async (context, request, call) => {
  const staff = staffOf(call);
  const { db, clock, dataKeys } = context;
  const { orderId, email, reason } = request;
  const { quote_id: purchaseId } = await orderInScope(db, orderId, staff);
  await countEach(context, [{ of: ['email-corrected', orderId], limit: perHour }], 3600);
  const isSentAgain = await db.transaction().execute(async (trx) => {
    await lockPurchase(trx, purchaseId, clock);
    const order = await orderInScope(trx, orderId, staff);
    const before = order.billing.email;
    /* a purchase that was forgotten has no address to correct */
    if (!before) throw new Refusal('not-found');
    if (before === email)
      throw new Refusal('invalid-input', { fields: [{ field: 'email', message: 'payment.error.email' }] });
    const now = clock();
    await trx
      .updateTable('purchase_order')
      .set({
        billing: JSON.stringify({ ...order.billing, email }),
        version: order.version + 1,
        updated_at: now,
      })
      .where('id', '=', orderId)
      .execute();
    const id = randomId();
    await trx
      .insertInto('corrected_address')
      .values({ id, order_id: orderId, address: seal(dataKeys[0], id, before), created_at: now })
      .execute();
    await enqueue(trx, 'mail-corrected', id, now);
    const isAgain = order.mail_state === 'sent' && orderIs('cancellable', order.state);
    if (isAgain) await enqueue(trx, 'mail-papers-again', `${orderId}.${id}`, now);
    /* a mail that kept failing waits for hours by now */ else
      await trx
        .updateTable('outbox')
        .set({ run_at: now })
        .where('key', '=', `${order.kind === 'payment' ? 'mail-receipt' : 'send-mail'}:${orderId}`)
        .where('state', '=', 'waiting')
        .execute();
    await audit(context, trx, staff, {
      action: 'purchase.email-corrected',
      subject: { kind: 'purchase', id: orderId },
      partnerId: order.partner_id,
      reason,
      detail: { before: maskedEmail(before), after: maskedEmail(email) },
    });
    return isAgain;
  });
  context.wake();
  return { success: true, isSentAgain };
};
