import type { purchaseTransfer } from '@sigorta/contracts/operations/purchase-transfer';
import { givenConsents } from '../../catalogue/consents/given-consents.ts';
import { firstPhone } from '../../catalogue/persons.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openApplication, storedOf } from '../../platform/sensitive/sealed-application.ts';
import { typedName } from '../../platform/sensitive/sealed-name.ts';
import { discountOf } from '../../purchase/coupons/coupon.ts';
import { lineItemOfOffer } from '../../quotes/line-item.ts';
import { ownedOffer, refuseNotFirm } from '../../quotes/owned-offer.ts';
import type { PaymentContext } from '../context.ts';
import { checkBilling } from '../orders/check-billing.ts';
import { holdOffer } from '../orders/hold-offer.ts';
import { openTransfer } from './open-transfer.ts';
import { transferAccountOf } from './transfer-account.ts';
import { transferUntil } from './transfer-until.ts';

/** Checks what a payment by card checks, and waits for the money instead of taking it. */
export const startTransfer: Handler<typeof purchaseTransfer, PaymentContext> = async (
  context,
  request,
  call,
) => {
  const { db, clock } = context;
  const now = clock();
  const offer = await ownedOffer(db, request.offerId, call.sessionId, now);
  const product = (await context.products.of(offer))?.product;
  if (!product) throw new Refusal('not-found');
  refuseNotFirm(offer, request.completion);
  const account = transferAccountOf(call.partner.settings);
  const until = transferUntil(context.timings, offer.quote_until ?? offer.valid_until, now);
  if (!account || !until) throw new Refusal('transfer-not-offered');
  const consents = givenConsents(product, 'payment', request.consents);
  checkBilling(request.billing);
  const coupon = request.coupon ? await discountOf(db, request.coupon, offer, now) : null;
  const amountMinor = offer.price - (coupon?.minor ?? 0);
  const { acceptedTotal, buyer } = request;
  if (acceptedTotal.currency !== 'TRY' || acceptedTotal.minor !== amountMinor)
    throw new Refusal('offer-price-changed');
  const application = openApplication(context.dataKeys, product, storedOf(offer));
  const wanted = {
    lineItem: lineItemOfOffer(offer),
    sessionId: call.sessionId,
    partnerId: call.partner.id,
    host: call.host,
    language: request.language,
    billing: request.billing,
    recordKey: offer.record_key,
    buyerName: `${typedName(buyer.firstName, 'buyer.firstName')} ${buyer.lastName}`,
    phone: firstPhone(product, application),
    consents,
    account,
    amountMinor,
    coupon,
    until,
  };
  const purchaseId = await openTransfer(context, wanted, { before: (trx) => holdOffer(trx, offer) });
  failpoint('transfer:after-start-commit');
  return { purchaseId };
};
