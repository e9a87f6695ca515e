import { lira } from '@sigorta/contracts/money';
import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import { formatDate } from '@sigorta/i18n/date';
import { formatMoney } from '@sigorta/i18n/money';
import { letterOfOrder } from '../../buyers/letters/letter-of-order.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import { recordKey } from '../../platform/sensitive/record-keys.ts';
import type { HeldBecause, RefundState } from '../../platform/transitions/states.ts';
import { isByHand } from '../../purchase/machine/sentences.ts';
import type { Policy } from '../../purchase/machine/state.ts';
import type { PaymentContext } from '../context.ts';
import { pageOfOrder } from '../orders/page-of-order.ts';
import { type RefundMail, refundLetter } from './letter.ts';

/** What the mail says of every reason; one without words does not compile. */
export const whyOf: Record<RefundReason, RefundMail['why']> = {
  'policy-failed': 'policy',
  'offer-expired': 'late',
  'already-paid': 'late',
  'late-charge': 'late',
  cancelled: 'cancelled',
  agreed: 'agreed',
  'agreed-part': 'agreed',
};

/** Said only of what is sure: a policy that nobody found may turn up. */
const whyNow = (reason: RefundReason, why: Policy['why']): RefundMail['why'] =>
  reason === 'policy-failed' && why === 'absent' ? 'not-found' : whyOf[reason];

const phaseOf = (state: RefundState, held: HeldBecause | null): RefundMail['phase'] => {
  if (state === 'DONE') return 'done';
  return state === 'MANUAL' && isByHand(held) ? 'by-hand' : 'due';
};

/**
 * Tells the buyer where the refund stands: under way, with a person, or done. Asked for when it begins and when it ends;
 * at least once each, under the same Message-ID.
 */
export async function mailRefund(context: PaymentContext, refundId: string, _job: Job): Promise<Outcome> {
  const { db, config, products } = context;
  const row = await db
    .selectFrom('refund')
    .innerJoin('attempt', 'attempt.id', 'refund.attempt_id')
    .innerJoin('purchase_order', 'purchase_order.id', 'refund.order_id')
    .leftJoin('policy', 'policy.order_id', 'refund.order_id')
    .select([
      'refund.state',
      'refund.held',
      'refund.amount',
      'refund.reason',
      'refund.sent_on',
      'refund.reference',
      'policy.why',
      'attempt.card_last4',
      'attempt.method',
      'attempt.psp_payment_id',
      'attempt.id as attemptId',
      'purchase_order.id as orderId',
      'purchase_order.kind',
      'purchase_order.product',
      'purchase_order.release',
      'purchase_order.language',
      'purchase_order.partner_id',
      'purchase_order.host',
      'purchase_order.phone',
      'purchase_order.insurer_name',
      'purchase_order.quote_id',
      'purchase_order.billing',
    ])
    .select(recordKey('purchase_order.quote_id'))
    .where('refund.id', '=', refundId)
    .executeTakeFirstOrThrow();
  const { language } = row;
  const product = (await products.of(row))?.product;
  const phase = phaseOf(row.state, row.held);
  const isPayment = row.kind === 'payment';
  const order = { ...row, id: row.orderId };
  const letter = refundLetter({
    language,
    phase,
    why: whyNow(row.reason, row.why),
    product: isPayment ? null : (product?.card.name[language] ?? row.product),
    insurer: isPayment ? null : row.insurer_name,
    amount: formatMoney(lira(row.amount), language),
    cardEnd: row.method === 'card' ? row.card_last4 : null,
    paymentNo: row.psp_payment_id ?? row.attemptId,
    sent:
      row.sent_on && row.reference
        ? { on: formatDate(row.sent_on, language), reference: row.reference }
        : null,
    pageUrl: await pageOfOrder(context, order),
  });
  const messageId = `<refund-${phase}.${refundId}@${new URL(config.publicUrl).hostname}>`;
  const mail = await letterOfOrder(context, order, { messageId, ...letter });
  await sendOrderMail(context, mail, { orderId: row.orderId, purpose: 'refund' });
  return 'done';
}
