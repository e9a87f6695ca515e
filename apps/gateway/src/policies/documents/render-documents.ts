import { districtName } from '@sigorta/lookups/districts';
import { provinceName } from '@sigorta/lookups/provinces';
import { beside } from '../../documents/beside.ts';
import type { Source } from '../../documents/offer-sections.ts';
import { type Payment, receiptSheet } from '../../documents/sheets.ts';
import { sourceOf } from '../../documents/source-of.ts';
import { renderPdf } from '../../documents/typst.ts';
import { keepPapers, putPapers } from '../../payments/orders/keep-papers.ts';
import { openDelivery } from '../../platform/delivery/deliveries.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { nameOfOrder } from '../../platform/sensitive/name-of-order.ts';
import { openApplication, storedOf } from '../../platform/sensitive/sealed-application.ts';
import { openBilling } from '../../platform/sensitive/sealed-billing.ts';
import type { PolicyContext } from '../context.ts';
import { openDetails } from '../issue/details.ts';
import { type PaidOrder, readPaidOrder } from '../issue/paid-order.ts';
import { policyMail, readySms } from '../mails/messages-of-policy.ts';
import { verifyUrl } from '../verify/verify-link.ts';
import { setPolicyPaper } from './policy-paper.ts';

function paymentOf({ dataKeys }: PolicyContext, { order, attempt }: PaidOrder): Payment {
  const { address, districtId, provinceId, email } = openBilling(dataKeys, order);
  const place = [districtName(districtId), provinceName(provinceId)]
    .filter((name) => name !== null)
    .join(' / ');
  return {
    paid: attempt.paid,
    price: attempt.price,
    discount: attempt.discount,
    installmentCount: attempt.installment_count,
    paidAt: attempt.charged_at ?? attempt.updated_at,
    receiptNo: attempt.psp_payment_id ?? attempt.id,
    buyer: nameOfOrder(dataKeys, order) ?? '',
    address: [address, place].filter((part) => part !== '').join(', '),
    email,
    cardEnd: attempt.method === 'card' ? attempt.card_last4 : null,
  };
}

/** Sets policy and receipt, keeps them sealed with the SHA-256 of what is stored, and asks for the mail. A second run finds them there, or makes what got lost again. */
export async function renderDocuments(context: PolicyContext, orderId: string): Promise<Outcome> {
  const paid = await readPaidOrder(context.db, orderId);
  const { order, policy } = paid;
  const { policy_no: policyNo, fingerprint, issued_at, starts_at, ends_at } = policy;
  if (!policyNo || !fingerprint || !issued_at || !starts_at || !ends_at) return 'done';
  failpoint('documents:before-render');
  const asked = {
    product: order.product,
    release: order.release,
    partnerId: order.partner_id,
    language: order.language,
    offer: order.offer,
    stored: storedOf(order),
    details: await openDetails(context, order, policy),
  };
  const source = await sourceOf(context, asked);
  const other = source.second && (await sourceOf(context, { ...asked, language: source.second }));
  const payment = paymentOf(context, paid);
  const facts = {
    policyNo,
    fingerprint,
    issuedAt: issued_at,
    startsAt: starts_at,
    endsAt: ends_at,
    verifyUrl: verifyUrl(context.config.publicUrl, policyNo, fingerprint),
    terms: policy.terms,
    company: source.brand.company,
  };
  const application = openApplication(context.dataKeys, source.product, asked.stored);
  const paper = await setPolicyPaper({
    source,
    other,
    inLanguage: (language) => sourceOf(context, { ...asked, language }),
    facts,
    payment,
    application,
    now: context.clock(),
  });
  const receiptIn = (one: Source) => receiptSheet(one, facts, payment);
  const receipt = await renderPdf(beside(receiptIn(source), other ? receiptIn(other) : null), 'bought');
  const made = [
    { kind: 'policy' as const, ...paper },
    { kind: 'receipt' as const, bytes: receipt, certifies: null, fault: null },
  ];
  if (paper.fault) context.log.error({ event: 'paper-wrong', orderId, fault: paper.fault });
  const papers = await putPapers(context, order, made);
  failpoint('documents:after-render');
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    await keepPapers(trx, papers);
    /* whose paper got lost and was made again was told of it long ago, or his mail waits for it */
    if (papers.some(({ isAgain }) => isAgain)) return;
    const own = { db: trx, clock: () => now };
    /* told as queued from now on, whenever a worker comes to it */
    await openDelivery(own, 'mail', policyMail(context, orderId));
    await enqueue(trx, 'send-mail', orderId, now);
    if (order.phone) {
      await openDelivery(own, 'sms', readySms(orderId));
      await enqueue(trx, 'send-sms', orderId, now);
    }
  });
  failpoint('documents:after-commit');
  context.wake();
  return 'done';
}
