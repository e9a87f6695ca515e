import type { SealedHeader } from '@sigorta/card-seal/header';
import { lira } from '@sigorta/contracts/money';
import type { AnswerOf, ParsedRequestOf } from '@sigorta/contracts/operation';
import type { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { provinceName } from '@sigorta/lookups/provinces';
import type { Product } from '@sigorta/product-kit/product';
import { givenConsents } from '../../catalogue/consents/given-consents.ts';
import { firstIdentity, firstPhone } from '../../catalogue/persons.ts';
import { markVisit } from '../../catalogue/releases/visits.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Call, Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { openApplication, storedOf } from '../../platform/sensitive/sealed-application.ts';
import { typedName } from '../../platform/sensitive/sealed-name.ts';
import { discountOf } from '../../purchase/coupons/coupon.ts';
import { lineItemOfOffer } from '../../quotes/line-item.ts';
import {
  type OwnedOffer,
  ownedOffer,
  refuseEndingAtTheBank,
  refuseNotFirm,
} from '../../quotes/owned-offer.ts';
import { openAttempt, type Wanted } from '../attempts/open-attempt.ts';
import { checkCard } from '../card/check-card.ts';
import { sendCharge } from '../card/send-charge.ts';
import type { PaymentContext } from '../context.ts';
import { checkBilling } from '../orders/check-billing.ts';
import { holdOffer } from '../orders/hold-offer.ts';
import { paymentOptions } from '../orders/price.ts';
import type { Charge, PaymentProvider } from '../provider/provider.ts';

type Request = ParsedRequestOf<typeof purchaseStart>;

/** The amount is worked out here, from the offer, the coupon and a fresh table; the browser's is only compared. */
async function priceOf(
  context: PaymentContext,
  provider: PaymentProvider,
  offer: OwnedOffer,
  request: Request,
  { prefix }: SealedHeader,
) {
  const { db, clock } = context;
  const coupon = request.coupon ? await discountOf(db, request.coupon, offer, clock()) : null;
  const priceMinor = offer.price - (coupon?.minor ?? 0);
  const answer = await provider.plan(prefix, lira(priceMinor));
  if (answer.result === 'unclear' && request.installmentCount > 1) throw new Refusal('service-unavailable');
  const options = paymentOptions(
    answer.result === 'plan' ? answer.plan : null,
    offer.installments,
    priceMinor,
  );
  const option = options.find((one) => one.count === request.installmentCount);
  if (!option) throw new Refusal('installment-not-offered');
  const { acceptedTotal } = request;
  if (acceptedTotal.currency !== 'TRY' || acceptedTotal.minor !== option.totalMinor)
    throw new Refusal('offer-price-changed');
  return { coupon, priceMinor, paidMinor: option.totalMinor };
}

function wantedOf(
  { product, phone }: { product: Product; phone: string | null },
  offer: OwnedOffer,
  request: Request,
  { prefix, last4 }: SealedHeader,
  call: Call,
) {
  const { card } = request;
  return {
    lineItem: lineItemOfOffer(offer),
    sessionId: call.sessionId,
    partnerId: call.partner.id,
    host: call.host,
    language: request.language,
    billing: request.billing,
    recordKey: offer.record_key,
    buyerName: `${typedName(card.firstName, 'card.firstName')} ${card.lastName}`,
    phone,
    installmentCount: request.installmentCount,
    threeDSecure: product.payment?.threeDSecure ?? false,
    card: { prefix, last4 },
  };
}

function chargeOf(
  product: Product,
  wanted: Wanted,
  request: Request,
  call: Call,
  identityNumber: string,
  ids: { id: string; orderId: string },
): Charge {
  const city = provinceName(request.billing.provinceId) ?? '';
  return {
    ...ids,
    product: product.id,
    language: request.language === 'tr' ? 'tr' : 'en',
    priceMinor: wanted.priceMinor,
    paidMinor: wanted.paidMinor,
    installmentCount: wanted.installmentCount,
    buyer: {
      id: ids.orderId,
      firstName: request.card.firstName,
      lastName: request.card.lastName,
      identityNumber,
      email: request.billing.email,
      phone: wanted.phone ?? '+900000000000',
      ip: call.ip,
      address: request.billing.address,
      city,
      country: 'Türkiye',
    },
  };
}

/** Checks everything the browser sent, writes the intent, and only then asks the provider (spec §4, docs/lifecycle.md). */
export const startPurchase: Handler<typeof purchaseStart, PaymentContext> = async (
  context,
  request,
  call,
) => {
  const { db, clock } = context;
  const now = clock();
  const known = checkCard(request.card);
  const offer = await ownedOffer(db, request.offerId, call.sessionId, now);
  const product = (await context.products.of(offer))?.product;
  if (!product) throw new Refusal('not-found');
  refuseNotFirm(offer, request.completion);
  if (product.payment?.threeDSecure) refuseEndingAtTheBank(offer, context.timings.challengeMs, now);
  const consents = givenConsents(product, 'payment', request.consents);
  checkBilling(request.billing);
  const application = openApplication(context.dataKeys, product, storedOf(offer));
  const identityNumber = firstIdentity(product, application) ?? '11111111111';
  const provider = context.connectors.forPartner(call.partner);
  const price = await priceOf(context, provider, offer, request, known);
  const wanted: Wanted = {
    ...wantedOf({ product, phone: firstPhone(product, application) }, offer, request, known, call),
    ...price,
    consents,
    provider,
  };
  const opened = await openAttempt(context, wanted, {
    before: (trx) => holdOffer(trx, offer),
    after: async () => {
      failpoint('start:before-attempt-commit');
    },
  });
  failpoint('start:after-attempt-commit');
  markVisit(context, offer.release, call.sessionId, 'ordered_at');
  const card = { holder: wanted.buyerName, sealed: request.card.sealed };
  const charge = chargeOf(product, wanted, request, call, identityNumber, opened);
  const next = await sendCharge(context, opened, charge, card);
  const answer: AnswerOf<typeof purchaseStart> = { purchaseId: opened.orderId, next };
  return answer;
};
