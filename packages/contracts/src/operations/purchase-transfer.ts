import * as v from 'valibot';
import { defineOperation } from '../operation.ts';
import { sealedCardSchema } from '../sealed-card.ts';
import { opaqueId } from '../wire.ts';
import { purchaseStart } from './purchase-start.ts';

const { offerId, language, acceptedTotal, completion, coupon, billing, consents } =
  purchaseStart.request.entries;
const { firstName, lastName } = sealedCardSchema.entries;

export const purchaseTransfer = defineOperation({
  producer: 'purchases/transfer',
  method: 'POST',
  authority: 'buyer',
  cost: 'payment',
  first: 'buying',
  keyed: {},
  request: v.object({
    offerId,
    language,
    acceptedTotal,
    completion,
    coupon,
    billing,
    consents,
    buyer: v.object({ firstName, lastName }),
  }),
  answer: v.object({ purchaseId: opaqueId }),
  errors: [
    'not-found',
    'offer-expired',
    'offer-price-changed',
    'quote-incomplete',
    'offer-not-firm',
    'insured-changed',
    'consent-missing',
    'coupon-not-valid',
    'payment-in-progress',
    'already-paid',
    'payments-paused',
    'transfer-not-offered',
  ],
  summary:
    'Buys an offer by bank transfer: the offer is held until the money is confirmed or the time is over.',
});
