import * as v from 'valibot';
import { offerSchema } from '../offer.ts';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';

export const offerFirm = defineOperation({
  producer: 'offers/:offerId/firm',
  method: 'POST',
  authority: 'buyer',
  cost: 'quote',
  first: 'buying',
  request: v.object({ offerId: opaqueId }),
  answer: v.variant('result', [
    /** where its price is another than before, `offer.before` names both the old one and the reason */
    v.object({ result: v.literal('firm'), offer: offerSchema }),
    /** its insurer takes the price back: a code of the product's texts (`decline.<reason>`), or none that we know */
    v.object({ result: v.literal('declined'), reason: v.nullable(toldText) }),
  ]),
  errors: ['not-found', 'offer-expired', 'quote-incomplete', 'insured-changed', 'upstream-unavailable'],
  summary: 'Asks the insurer of one offer for its firm price, with the whole application.',
});
