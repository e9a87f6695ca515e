import * as v from 'valibot';
import { moneySchema } from '../money.ts';
import { offerSchema } from '../offer.ts';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const offerAgain = defineOperation({
  producer: 'offers/:offerId/again',
  method: 'POST',
  authority: 'buyer',
  cost: 'quote',
  mayWait: true,
  request: v.object({ offerId: opaqueId }),
  answer: v.variant('result', [
    /** the same offer with its price of now; `was` is the amount that it ended with. Of one that still holds both are the same */
    v.object({ result: v.literal('asked'), offer: offerSchema, was: moneySchema }),
    /** its insurer does not offer it any more: a code of the product's texts (`decline.<reason>`), or none that we know */
    v.object({ result: v.literal('declined'), reason: v.nullable(toldText) }),
  ]),
  errors: [
    'not-found',
    'quote-outdated',
    'already-paid',
    'payment-in-progress',
    'payment-tried',
    'offer-unknown-error',
    'upstream-unavailable',
  ],
  summary: 'Asks the insurer of one ended offer again, with the same answers; at most once for each end.',
});
