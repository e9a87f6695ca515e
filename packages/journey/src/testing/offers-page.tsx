import type { CoverageLimit } from '@sigorta/contracts/coverage';
import type { Offer } from '@sigorta/contracts/offer';
import { offerAgain } from '@sigorta/contracts/operations/offer-again';
import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { fakeGateway } from '@sigorta/gateway-client/testing/fake-gateway';
import { expect } from 'vitest';
import { OffersPage } from '../offers/OffersPage.tsx';
import { quoteFeed } from '../offers/quote-feeds.ts';
import { renderJourney } from './render-journey.tsx';
import { sampleOfferDetail } from './sample-offer-detail.ts';
import { euro, sampleOffer, upTo } from './sample-offers.ts';
import { sampleProduct } from './sample-product.ts';

export const product = { ...sampleProduct, coverages: ['medical', 'baggage'] };
export const later = '2099-01-01T00:00:00.000Z';

export const offerOf = (
  insurer: string,
  minor: number,
  medical: CoverageLimit,
  change: Partial<Offer> = {},
) => sampleOffer(insurer, minor, { medical }, { id: `offer-${insurer}-12345`, validUntil: later, ...change });

export const meridyen = offerOf('meridyen', 84_200, upTo(30_000));
export const anadolu = offerOf('anadolu', 61_900, upTo(50_000), {
  installments: false,
  deductible: euro(50),
});
export const kuzey = offerOf('kuzey', 99_900, upTo(30_000));
/* a feed lives as long as the document: every test has a quote of its own */
let quotes = 0;

type Failure = [insurer: string, kind: 'declined' | 'late', reason: string | null];

/** The lines of a quote: who was asked, what they answered, and the end when it is told. */
export function linesOf(
  offers: readonly Offer[],
  { failures = [], done = true }: { failures?: Failure[]; done?: boolean } = {},
): QuoteEvent[] {
  const insurers = [...offers.map(({ insurer }) => insurer), ...failures.map(([id]) => ({ id, name: id }))];
  return [
    { type: 'quote', sequence: 0, quote: { ...sampleOfferDetail().quote }, insurers },
    ...offers.map((offer, at): QuoteEvent => ({ type: 'offer', sequence: at + 1, offer })),
    ...failures.map(
      ([id, kind, reason], at): QuoteEvent => ({
        type: 'failure',
        sequence: offers.length + at + 1,
        failure: { insurer: { id, name: id }, kind, reason },
      }),
    ),
    ...(done
      ? [{ type: 'done', sequence: 99, offers: offers.length, failures: failures.length } as const]
      : []),
  ];
}

export async function show(
  lines: QuoteEvent[],
  query = '',
  isThere = false,
  purchaseId: string | null = null,
) {
  const gateway = fakeGateway();
  gateway.refuse(offerAgain, 'upstream-unavailable');
  gateway.answer(offerDetail, sampleOfferDetail({ purchaseId, quotePurchaseId: purchaseId }));
  quotes += 1;
  const quoteId = `quote-of-test-${quotes}`;
  const own = lines.map((line) =>
    line.type === 'offer' ? { ...line, offer: { ...line.offer, quoteId } } : line,
  );
  gateway.answerLines(quoteEvents, own);
  if (isThere) await expect.poll(() => quoteFeed(gateway, quoteId).get().phase).toBe('done');
  const path = `/deneme-teklifler?sorgu=${quoteId}${query}`;
  const page = await renderJourney(<OffersPage />, { gateway, page: 'offers', path, product });
  return { gateway, page, quoteId };
}

/** The list of offers that are there when the page opens, as after the way back from payment. */
export async function list(offers: readonly Offer[], query = '', purchaseId: string | null = null) {
  const shown = await show(linesOf(offers), query, true, purchaseId);
  const names = () => shown.page.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return { ...shown, names };
}
