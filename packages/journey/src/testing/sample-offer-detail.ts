import type { AnswerOf } from '@sigorta/contracts/operation';
import type { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { sampleOffer, upTo } from './sample-offers.ts';

export const offerId = 'offer-1234567890';
export const quoteId = 'quote-1234567890';

/** One offer with what it was asked for; for tests. */
export const sampleOfferDetail = (
  change: Partial<AnswerOf<typeof offerDetail>> = {},
): AnswerOf<typeof offerDetail> => ({
  offer: sampleOffer('meridyen', 84_208, { medical: upTo(30_000) }, { id: offerId, quoteId }),
  quote: {
    quoteId,
    product: 'sample-trip',
    language: 'tr',
    insuredNames: ['Defne Aydın'],
    details: { region: 'europe', beginDate: '2026-12-01' },
    createdAt: '2026-11-21T09:00:00.000Z',
  },
  expired: false,
  purchaseId: null,
  quotePurchaseId: null,
  transferUntil: null,
  ...change,
});
