import { lira } from '@sigorta/contracts/money';
import type { installments } from '@sigorta/contracts/operations/installments';
import { cardBrand } from '@sigorta/validators/card';
import type { Handler } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { discountOf } from '../../purchase/coupons/coupon.ts';
import { ownedOffer } from '../../quotes/owned-offer.ts';
import type { PaymentContext } from '../context.ts';
import { paymentOptions, splitTotal } from '../orders/price.ts';

/** Six digits name the bank; the provider is not told more than that. */
const prefixLength = 6;

export const readInstallments: Handler<typeof installments, PaymentContext> = async (
  context,
  request,
  call,
) => {
  const { db, clock } = context;
  if (cardBrand(request.cardPrefix) === 'amex') throw new Refusal('card-type-not-accepted');
  const offer = await ownedOffer(db, request.offerId, call.sessionId, clock());
  const coupon = request.coupon ? await discountOf(db, request.coupon, offer, clock()) : null;
  const priceMinor = offer.price - (coupon?.minor ?? 0);
  const provider = context.connectors.forPartner(call.partner);
  const answer = await provider.plan(request.cardPrefix.slice(0, prefixLength), lira(priceMinor));
  if (answer.result === 'unclear') throw new Refusal('upstream-unavailable');
  const plan = answer.result === 'plan' ? answer.plan : null;
  return {
    bank: plan?.bank ?? null,
    family: plan?.family ?? null,
    association: plan?.association ?? null,
    credit: plan?.credit ?? false,
    options: paymentOptions(plan, offer.installments, priceMinor).map(({ count, totalMinor }) => {
      const { firstMinor, eachMinor } = splitTotal(totalMinor, count);
      return {
        count,
        total: lira(totalMinor),
        first: lira(firstMinor),
        each: lira(eachMinor),
        maturityDifference: lira(totalMinor - priceMinor),
      };
    }),
  };
};
