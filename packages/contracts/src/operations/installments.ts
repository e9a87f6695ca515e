import * as v from 'valibot';
import { freeText } from '../free-text.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { toldId, toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const installmentOptionSchema = v.object({
  count: v.number(),
  total: moneySchema,
  /** the first installment takes the rest of the rounding */
  first: moneySchema,
  each: moneySchema,
  /** total minus the single payment price (spec §3: maturity difference) */
  maturityDifference: moneySchema,
});
export type InstallmentOption = v.InferOutput<typeof installmentOptionSchema>;

export const installments = defineOperation({
  producer: 'installments',
  method: 'POST',
  authority: 'buyer',
  cost: 'lookup',
  first: 'buying',
  request: v.object({
    offerId: opaqueId,
    /** first 6 to 8 digits of the card, never more */
    cardPrefix: v.pipe(v.string(), v.regex(/^\d{6,8}$/)),
    coupon: v.optional(freeText(40, undefined, 0)),
  }),
  answer: v.object({
    bank: v.nullable(toldText),
    family: v.nullable(toldId),
    association: v.nullable(toldText),
    credit: v.boolean(),
    options: v.array(installmentOptionSchema),
  }),
  errors: [
    'not-found',
    'preview-takes-no-payment',
    'offer-expired',
    'card-type-not-accepted',
    'coupon-not-valid',
    'upstream-unavailable',
  ],
  summary: 'Ways to pay an offer with a card, each with its total.',
});
