import * as v from 'valibot';
import { freeText } from '../free-text.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { toldId } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const couponCheck = defineOperation({
  producer: 'coupons/check',
  method: 'POST',
  authority: 'buyer',
  cost: 'lookup',
  first: 'buying',
  request: v.object({
    offerId: opaqueId,
    code: freeText(40),
  }),
  answer: v.object({ code: toldId, discount: moneySchema, price: moneySchema }),
  errors: ['not-found', 'offer-expired', 'coupon-not-valid'],
  summary: 'What a coupon takes off an offer.',
});
