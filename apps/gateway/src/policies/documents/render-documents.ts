import { createHash } from 'node:crypto';
import { districtName } from '@sigorta/lookups/districts';
import { provinceName } from '@sigorta/lookups/provinces';
import { personsTable } from '../../documents/persons-table.ts';
import { type Payment, policySheet, receiptSheet } from '../../documents/sheets.ts';
import { sourceOf } from '../../documents/source-of.ts';
import { renderPdf } from '../../documents/typst.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome } from '../../platform/outbox/claim.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { randomId } from '../../platform/random-id.ts';
import { sealBytes } from '../../platform/sensitive/seal.ts';
import { openApplication } from '../../platform/sensitive/sealed-application.ts';
import type { PolicyContext } from '../context.ts';
import { openDetails } from '../issue/details.ts';
import { type PaidOrder, readPaidOrder } from '../issue/paid-order.ts';
import { verifyUrl } from '../verify/verify-link.ts';

function paymentOf({ order, attempt }: PaidOrder): Payment {
  const { address, districtId, provinceId, email } = order.billing;
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
    buyer: order.buyer_name,
    address: [address, place].filter((part) => part !== '').join(', '),
    email,
    cardEnd: attempt.method === 'card' ? attempt.card_last4 : null,
  };
}

/** Sets policy and receipt, keeps them sealed with the SHA-256 of what is stored, and asks for the mail. A second run finds them there. */
export async function renderDocuments(context: PolicyContext, orderId: string): Promise<Outcome> {
  const paid = await readPaidOrder(context.db, orderId);
  const { order, policy } = paid;
  const { policy_no: policyNo, fingerprint, issued_at, starts_at, ends_at } = policy;
  if (!policyNo || !fingerprint || !issued_at || !starts_at || !ends_at) return 'done';
  failpoint('documents:before-render');
  const source = await sourceOf(context, {
    product: order.product,
    release: order.release,
    partnerId: order.partner_id,
    language: order.language,
    offer: order.offer,
    application: order.application,
    quoteId: order.quote_id,
    details: await openDetails(context, order, policy),
  });
  const payment = paymentOf(paid);
  const facts = {
    policyNo,
    fingerprint,
    issuedAt: issued_at,
    startsAt: starts_at,
    endsAt: ends_at,
    verifyUrl: verifyUrl(context.config.publicUrl, policyNo, fingerprint),
  };
  const { dataKeys } = context;
  const persons = personsTable(
    source,
    openApplication(dataKeys, source.product, order.quote_id, order.application),
  );
  const made = [
    {
      kind: 'policy' as const,
      bytes: await renderPdf(policySheet(source, facts, payment, persons), 'bought'),
    },
    { kind: 'receipt' as const, bytes: await renderPdf(receiptSheet(source, policyNo, payment), 'bought') },
  ];
  failpoint('documents:after-render');
  const now = context.clock();
  await context.db.transaction().execute(async (trx) => {
    for (const { kind, bytes } of made) {
      const id = randomId();
      const sealed = sealBytes(dataKeys[0], id, bytes);
      await trx
        .insertInto('document')
        .values({
          id,
          order_id: orderId,
          kind,
          language: order.language,
          bytes: sealed,
          sha256: createHash('sha256').update(sealed).digest('hex'),
          created_at: now,
        })
        .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
        .execute();
    }
    await enqueue(trx, 'send-mail', orderId, now);
    if (order.phone) await enqueue(trx, 'send-sms', orderId, now);
  });
  failpoint('documents:after-commit');
  context.wake();
  return 'done';
}
