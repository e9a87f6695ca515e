import * as v from 'valibot';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { opaqueId } from '../wire.ts';

export const couponCheck = defineOperation({
  producer: 'coupons/check',
  method: 'POST',
  authority: 'buyer',
  cost: 'lookup',
  request: v.object({
    offerId: opaqueId,
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
  answer: v.object({ code: v.string(), discount: moneySchema, price: moneySchema }),
  errors: ['not-found', 'offer-expired', 'coupon-not-valid'],
  summary: 'What a coupon takes off an offer.',
});
