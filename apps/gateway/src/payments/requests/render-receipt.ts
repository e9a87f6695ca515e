import { lira } from '@sigorta/contracts/money';
import { directionOf } from '@sigorta/i18n/direction';
import { formatMoney } from '@sigorta/i18n/money';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { noParts, type Sheet } from '../../documents/sheet.ts';
import { wayRow } from '../../documents/sheets.ts';
import { documentTexts } from '../../documents/texts/document-texts.ts';
import { renderPdf } from '../../documents/typst.ts';
import { instant, printable } from '../../documents/words.ts';
import { markedBrand } from '../../partners/brand-of-partner.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { nameOfOrder } from '../../platform/sensitive/name-of-order.ts';
import { mailOf } from '../../platform/sensitive/sealed-billing.ts';
import type { PaymentContext } from '../context.ts';
import { keepPapers, putPapers } from '../orders/keep-papers.ts';
import { type PaidPayment, readPaidPayment } from './paid-payment.ts';

async function sheetOf(context: PaymentContext, paid: PaidPayment): Promise<Sheet> {
  const { order, payment, attempt } = paid;
  const { language } = order;
  const t = documentTexts[language];
  const brand = await markedBrand(context, order.partner_id);
  const at = attempt.charged_at ?? attempt.updated_at;
  const amount = formatMoney(lira(attempt.paid), language);
  const receiptNo = attempt.psp_payment_id ?? attempt.id;
  const [year = 0, month = 0, day = 0] = todayInIstanbul(at).split('-').map(Number);
  return {
    lang: language,
    rtl: directionOf(language) === 'rtl',
    date: [year, month, day],
    title: `${t.receipt} ${receiptNo}`,
    brand: brand.name,
    colour: brand.colour,
    mark: brand.mark,
    insurer: { name: '', mark: null },
    kicker: t.receipt,
    heading: payment.purpose ? printable(payment.purpose) : t.payment,
    lead: null,
    panel: {
      label: t.paid,
      value: amount,
      rows: [
        { label: t.paidOn, ...instant(at, language) },
        wayRow({ cardEnd: attempt.method === 'card' ? attempt.card_last4 : null }, t),
        { label: t.installments, text: t.single },
      ],
    },
    facts: [
      { label: t.receiptNo, values: [{ text: receiptNo, ltr: true }] },
      ...(payment.reference
        ? [{ label: t.reference, values: [{ text: printable(payment.reference), ltr: true }] }]
        : []),
      { label: t.buyer, values: [{ text: printable(nameOfOrder(context.dataKeys, order) ?? '') }] },
      { label: t.email, values: [{ text: printable(mailOf(context.dataKeys, order)), ltr: true }] },
    ],
    ...noParts,
    notes: [t.paymentNote],
    footer: brand.footer,
  };
}

/** Sets the receipt of a payment that buys no policy; with it the payment is delivered. */
export async function renderReceipt(context: PaymentContext, orderId: string): Promise<Outcome> {
  const { db, clock } = context;
  const paid = await readPaidPayment(db, orderId);
  const bytes = await renderPdf(await sheetOf(context, paid), 'bought');
  const receipt = { kind: 'receipt', bytes, certifies: null, fault: null } as const;
  const papers = await putPapers(context, paid.order, [receipt]);
  failpoint('receipt:before-commit');
  const now = clock();
  await db.transaction().execute(async (trx) => {
    await keepPapers(trx, papers);
    /* whose receipt got lost and was made again has it, or his mail waits for it */
    if (!papers.some(({ isAgain }) => isAgain)) await enqueue(trx, 'mail-receipt', orderId, now);
  });
  failpoint('receipt:after-commit');
  context.wake();
  return 'done';
}
