import { composeReceiptMail } from '../../payments/requests/mail-receipt.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import type { PolicyContext } from '../context.ts';
import { composePolicyMail } from './mail-policy.ts';

/**
 * Sends papers once more: to a corrected address, or where they came back from. Under a Message-ID of its own: servers drop one
 * they know. A policy that ended meanwhile is announced to nobody.
 * @param subject `<order id>.<id of the correction, or of the mail that came back>`
 */
export async function mailPapersAgain(context: PolicyContext, subject: string): Promise<Outcome> {
  const [orderId = '', why = ''] = subject.split('.');
  const order = await context.db
    .selectFrom('purchase_order')
    .leftJoin('policy', 'policy.order_id', 'purchase_order.id')
    .select(['purchase_order.kind', 'purchase_order.state', 'policy.state as policy'])
    .where('purchase_order.id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (!orderIs('cancellable', order.state)) return 'done';
  if (order.kind === 'policy' && order.policy !== 'ISSUED') return 'done';
  const compose = order.kind === 'payment' ? composeReceiptMail : composePolicyMail;
  const mail = await compose(context, orderId);
  await sendOrderMail(
    context,
    { ...mail, messageId: mail.messageId.replace('@', `.${why}@`) },
    { orderId, purpose: order.kind === 'payment' ? 'receipt' : 'policy' },
  );
  return 'done';
}
