import { lira } from '@sigorta/contracts/money';
import { formatDateTime } from '@sigorta/i18n/date';
import { fillPlaces } from '@sigorta/i18n/message';
import { formatMoney } from '@sigorta/i18n/money';
import { bareTexts } from '../../buyers/letters/bare-texts.ts';
import { letterOfOrder } from '../../buyers/letters/letter-of-order.ts';
import { fileName } from '../../documents/file-name.ts';
import { sendOrderMail } from '../../platform/delivery/order-mail.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Job, Outcome } from '../../platform/outbox/claim.ts';
import type { Mail } from '../../platform/ports.ts';
import { storedColumns } from '../../platform/stored-files/stored-files.ts';
import { carryOut } from '../../purchase/store/carry-out.ts';
import { stillAddressedTo } from '../../purchase/store/same-address.ts';
import type { PaymentContext } from '../context.ts';
import { pageOfOrder } from '../orders/page-of-order.ts';
import { paymentMailTexts } from './mail-texts.ts';
import { readPaidPayment } from './paid-payment.ts';

/** After this many refused tries the page says so; trying goes on. */
const patience = 5;

/** The mail about a payment, to the address it has now: with the receipt once that is known to be the payer's own. */
export async function composeReceiptMail(context: PaymentContext, orderId: string): Promise<Mail> {
  const { db, config, files } = context;
  const { order, payment, attempt } = await readPaidPayment(db, orderId);
  const receipt = await db
    .selectFrom('document')
    .select(['id', ...storedColumns])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow();
  const { language } = order;
  const t = paymentMailTexts[language];
  const amount = formatMoney(lira(attempt.paid), language);
  const file = fileName('receipt', orderId, language);
  const subject = [payment.purpose, payment.reference].filter((part) => part !== '');
  return letterOfOrder(context, order, {
    messageId: `<payment.${orderId}@${new URL(config.publicUrl).hostname}>`,
    whole: {
      subject: fillPlaces(t.receipt.subject, { amount }, language),
      greeting: t.receipt.greeting,
      lead: t.receipt.lead,
      rows: [
        [t.amount, amount],
        [t.subject, subject.join(' · ')],
        [t.paidAt, formatDateTime((attempt.charged_at ?? attempt.updated_at).toISOString(), language)],
      ],
      link: { label: t.receipt.page, url: await pageOfOrder(context, order) },
      notes: [fillPlaces(t.receipt.note, { file }, language)],
      attachments: [{ filename: file, content: await files.read('document', receipt.id, receipt) }],
    },
    bare: { greeting: t.receipt.greeting, details: bareTexts[language].receipt },
  });
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
    { before: (trx) => stillAddressedTo(trx, context.dataKeys, orderId, mail.to) },
  );
  return 'done';
}
