import type { Page } from '@playwright/test';
import type { Offer } from '@sigorta/contracts/offer';
import type { QuoteEvent } from '@sigorta/contracts/operations/quote-create';

/* six digits before the comma, names half again as long as the longest there are, an excess, and two desks' labels where there are any */
const hard = (offer: Offer): Offer => ({
  ...offer,
  price: { ...offer.price, minor: 68_847_775 + (offer.price.minor % 1_000_000) },
  insurer: { ...offer.insurer, name: 'Marmara ve Karadeniz Sigorta' },
  planName: 'Genişletilmiş Aile Planı',
  deductible: { minor: 1_250_000, currency: 'TRY' },
  installments: true,
  ...(offer.fits?.length && {
    fits: [
      { authority: 'erasmus', answer: 'not-known', reasons: [] },
      { authority: 'schengen-visa', answer: 'does-not', reasons: [] },
    ],
  }),
});

/** Every offer that the page is told from now on is as long as one can be. */
export async function hardOffers(page: Page): Promise<void> {
  await page.route('**/apiConnection', async (route) => {
    if (!route.request().headers().producer?.endsWith('/events')) return route.fallback();
    const response = await route.fetch();
    const lines = (await response.text()).split('\n').map((line) => {
      if (line === '') return line;
      const event: QuoteEvent = JSON.parse(line);
      return event.type === 'offer' ? JSON.stringify({ ...event, offer: hard(event.offer) }) : line;
    });
    return route.fulfill({ response, body: lines.join('\n') });
  });
}
