import { composeReceiptMail } from '../../payments/requests/mail-receipt.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { orderIs } from '../../platform/transitions/order-questions.ts';
import type { PolicyContext } from '../context.ts';
import { composePolicyMail } from './mail-policy.ts';

/**
 * Sends papers that went to a wrong address to the corrected one, under a Message-ID of its own: servers drop one they know. A
 * policy that ended meanwhile is announced to nobody.
 * @param subject `<order id>.<id of the correction>`
 */
export async function mailPapersAgain(context: PolicyContext, subject: string): Promise<Outcome> {
  const [orderId = '', correction = ''] = subject.split('.');
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
  await context.mailer.send({ ...mail, messageId: mail.messageId.replace('@', `.${correction}@`) });
  return 'done';
}
