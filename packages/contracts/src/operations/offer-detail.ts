import * as v from 'valibot';
import { instant } from '../calendar-day.ts';
import { offerSchema } from '../offer.ts';
import { defineOperation } from '../operation.ts';
import { toldText } from '../told.ts';
import { opaqueId } from '../wire.ts';
import { quoteSummarySchema } from './quote-create.ts';

export const offerDetail = defineOperation({
  producer: 'offers/:offerId',
  method: 'GET',
  authority: 'buyer',
  cost: 'read',
  first: 'begun',
  request: v.object({ offerId: opaqueId }),
  answer: v.object({
    offer: offerSchema,
    quote: quoteSummarySchema,
    /** who most likely pays: the first named adult; left out while nobody is named */
    buyer: v.optional(v.object({ firstName: toldText, lastName: toldText })),
    expired: v.boolean(),
    /** what stands against paying this offer: its page tells where it stands; null while it may be paid */
    purchaseId: v.nullable(opaqueId),
    /** what was bought with the quote, or is being paid, and stands against every offer of it; null while others may be paid */
    quotePurchaseId: v.nullable(opaqueId),
    /** UTC instant until which a bank transfer would be waited for; null when none is taken */
    transferUntil: v.nullable(instant),
  }),
  errors: ['not-found'],
  summary: 'One offer with what it was asked for.',
});
