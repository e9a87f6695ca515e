import { emailShape } from '@sigorta/validators/email';
import * as v from 'valibot';
import { consentSchema } from '../consent.ts';
import { freeText, paperText } from '../free-text.ts';
import { languageSchema } from '../language.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { sealedCardSchema } from '../sealed-card.ts';
import { toldLink } from '../told.ts';
import { opaqueId } from '../wire.ts';

/** Messages are keys of the common texts (spec §5, payment). */
export const billingSchema = v.object({
  provinceId: v.pipe(
    v.number('payment.error.province'),
    v.integer('payment.error.province'),
    v.minValue(1, 'payment.error.province'),
    v.maxValue(81, 'payment.error.province'),
  ),
  districtId: v.pipe(
    v.number('payment.error.district'),
    v.integer('payment.error.district'),
    v.minValue(1, 'payment.error.district'),
  ),
  address: paperText(300, 'payment.error.address'),
  email: v.pipe(
    v.string('payment.error.email'),
    v.maxLength(254, 'payment.error.email'),
    v.regex(emailShape, 'payment.error.email'),
  ),
});

export const purchaseStart = defineOperation({
  producer: 'purchases/start',
  method: 'POST',
  authority: 'buyer',
  cost: 'payment',
  first: 'buying',
  keyed: { unkept: ['card'] },
  request: v.object({
    offerId: opaqueId,
    language: languageSchema,
    /** the total the buyer last saw and accepted; another amount is answered `offer-price-changed` */
    acceptedTotal: moneySchema,
    /** of the quote as the buyer saw it (`quote.completion`); left out where there is none. Another one is answered `insured-changed` */
    completion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    installmentCount: v.pipe(
      /* "Select installment count" is an error of its own (spec §8) */
      v.number(({ input }) =>
        input === undefined ? 'error.installment-missing' : 'payment.error.installments',
      ),
      v.integer('payment.error.installments'),
      v.minValue(1, 'payment.error.installments'),
      v.maxValue(12, 'payment.error.installments'),
    ),
    coupon: v.optional(freeText(40, undefined, 0)),
    billing: billingSchema,
    card: sealedCardSchema,
    consents: v.pipe(v.array(consentSchema), v.maxLength(12)),
  }),
  answer: v.object({
    purchaseId: opaqueId,
    next: v.variant('kind', [
      /** the bank's page, on another origin; the whole window goes there */
      v.object({ kind: v.literal('bank'), url: toldLink }),
      /** no challenge: look at the status */
      v.object({ kind: v.literal('status') }),
    ]),
  }),
  errors: [
    'not-found',
    'preview-takes-no-payment',
    'offer-expired',
    'offer-price-changed',
    'quote-incomplete',
    'offer-not-firm',
    'insured-changed',
    'consent-missing',
    'card-rejected',
    'card-type-not-accepted',
    'installment-missing',
    'installment-not-offered',
    'coupon-not-valid',
    'bank-not-approved',
    'purchase-failed',
    'payment-in-progress',
    'already-paid',
    'payments-paused',
  ],
  summary: 'Starts paying for an offer. The card comes sealed by card entry, which alone opens it.',
});
