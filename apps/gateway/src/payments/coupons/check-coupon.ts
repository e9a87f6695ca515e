import { lira } from '@sigorta/contracts/money';
import type { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import type { Handler } from '../../platform/handler.ts';
import { discountOf } from '../../purchase/coupons/coupon.ts';
import { ownedOffer } from '../../quotes/owned-offer.ts';

export const checkCoupon: Handler<typeof couponCheck> = async (context, request, call) => {
  const { db, clock } = context;
  const offer = await ownedOffer(db, request.offerId, call.sessionId, clock());
  const discount = await discountOf(db, request.code, offer, clock());
  return {
    code: discount.code,
    discount: lira(discount.minor),
    price: lira(offer.price - discount.minor),
  };
};
