import * as v from 'valibot';
import { consentSchema } from '../consent.ts';
import { noCardNumber, paperText } from '../free-text.ts';
import { languageSchema } from '../language.ts';
import { moneySchema } from '../money.ts';
import { defineOperation } from '../operation.ts';
import { sealedCardSchema } from '../sealed-card.ts';
import { toldLink } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { billingSchema } from './purchase-start.ts';

export const paymentStart = defineOperation({
  producer: 'payments/start',
  method: 'POST',
  authority: 'site',
  cost: 'payment',
  first: 'buying',
  keyed: { unkept: ['way'] },
  request: v.object({
    language: languageSchema,
    of: v.variant('kind', [
      v.object({ kind: v.literal('request'), token: opaqueId }),
      v.object({
        kind: v.literal('free'),
        /** made by the form: what is sent again with it is the same payment */
        key: v.pipe(opaqueId, noCardNumber),
        reference: paperText(60, 'payment.error.reference'),
      }),
    ]),
    /** what the buyer saw, or typed */
    amount: moneySchema,
    name: paperText(120, 'payment.error.name'),
    email: billingSchema.entries.email,
    way: v.variant('kind', [
      v.object({ kind: v.literal('card'), card: sealedCardSchema }),
      v.object({ kind: v.literal('transfer') }),
    ]),
    consents: v.pipe(v.array(consentSchema), v.maxLength(4)),
  }),
  answer: v.object({
    paymentId: opaqueId,
    next: v.variant('kind', [
      v.object({ kind: v.literal('bank'), url: toldLink }),
      v.object({ kind: v.literal('status') }),
    ]),
  }),
  errors: [
    'not-found',
    'preview-takes-no-payment',
    'offer-price-changed',
    'consent-missing',
    'card-rejected',
    'card-type-not-accepted',
    'installment-not-offered',
    'bank-not-approved',
    'purchase-failed',
    'payment-in-progress',
    'already-paid',
    'payments-paused',
    'request-closed',
    'transfer-not-offered',
  ],
  summary: 'Starts a payment that buys no policy: of a payment request, or of a reference the buyer typed.',
});
