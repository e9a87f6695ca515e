import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney } from '@sigorta/i18n/money';
import { fileName } from '../../documents/file-name.ts';
import { brandOfPartner } from '../../partners/brand-of-partner.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import { failpoint } from '../../platform/failpoint.ts';
import { writeLetter } from '../../platform/mail/letter.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import { unsealBytes } from '../../platform/sensitive/seal.ts';
import { carryOut } from '../../purchase/store/carry-out.ts';
import { stillAddressedTo } from '../../purchase/store/same-address.ts';
import type { PaymentContext } from '../context.ts';
import { pageOfOrder } from '../orders/page-of-order.ts';
import { paymentMailTexts } from './mail-texts.ts';
import { readPaidPayment } from './paid-payment.ts';

/** After this many refused tries the page says so; trying goes on. */
const patience = 5;

/** The mail with the receipt, to the address the payment has now. */
export async function composeReceiptMail(context: PaymentContext, orderId: string): Promise<Mail> {
  const { db, config, dataKeys } = context;
  const { order, payment, attempt } = await readPaidPayment(db, orderId);
  const receipt = await db
    .selectFrom('document')
    .select(['id', 'bytes'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow();
  const { language } = order;
  const t = paymentMailTexts[language];
  const brand = await brandOfPartner(context, order.partner_id);
  const amount = formatMoney(lira(attempt.paid), language);
  const file = fileName('receipt', orderId, language);
  const subject = [payment.purpose, payment.reference].filter((part) => part !== '');
  return {
    ...writeLetter({
      language,
      brand: brand.name,
      colour: brand.colour,
      subject: fillPlaces(t.receipt.subject, { amount }, language),
      greeting: t.receipt.greeting,
      lead: t.receipt.lead,
      rows: [
        [t.amount, amount],
        [t.subject, subject.join(' · ')],
        [t.paidAt, formatDateTime((attempt.charged_at ?? attempt.updated_at).toISOString(), language)],
      ],
      link: {
        label: t.receipt.page,
        url: await pageOfOrder(context, order),
      },
      notes: [fillPlaces(t.receipt.note, { file }, language)],
    }),
    from: config.mailFrom,
    to: order.billing.email,
    messageId: `<payment.${orderId}@${new URL(config.publicUrl).hostname}>`,
    attachments: [{ filename: file, content: unsealBytes(dataKeys, receipt.id, receipt.bytes) }],
  };
}

/** Sends the receipt. At least once: a crash after sending repeats it under the same Message-ID, a no for good ends it. */
export async function mailReceipt(context: PaymentContext, orderId: string, job: Job): Promise<Outcome> {
  const { db, clock } = context;
  const order = await db
    .selectFrom('purchase_order')
    .select(['id', 'quote_id', 'version', 'mail_state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.mail_state === 'sent') return 'done';
  const setFailed = () =>
    db
      .updateTable('purchase_order')
      .set({ mail_state: 'failed', version: order.version + 1, updated_at: clock() })
      .where('id', '=', orderId)
      .where('version', '=', order.version)
      .execute();
  const mail = await composeReceiptMail(context, orderId);
  failpoint('mail:before-send');
  try {
    if ((await sendOrderMail(context, mail, { orderId, purpose: 'receipt' })) === 'refused') {
      await setFailed();
      return 'done';
    }
  } catch (error) {
    if (job.attempts + 1 >= patience && order.mail_state === 'waiting') await setFailed();
    throw error;
  }
  failpoint('mail:after-send');
  await carryOut(
    context,
    order.quote_id,
    { command: { do: 'delivered', orderId }, facts: { order: { id: orderId, mail_state: 'sent' } } },
    { before: (trx) => stillAddressedTo(trx, orderId, mail.to) },
  );
  return 'done';
}
