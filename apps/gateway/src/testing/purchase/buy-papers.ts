import type { Offer } from '@sigorta/contracts/offer';
import { askOffers, atTheBank, type Market, paymentOf, waitFor } from './market.ts';

/** By hand: every product that is sold; a request for a call has no paper. */
export const sold = [
  'foreign-travel',
  'dask',
  'kasko',
  'pet',
  'complementary-health',
  'green-card',
  'incoming',
  'phone-insurance',
  'home',
  'erasmus',
  'traffic',
  'foreigner-health',
  'scooter',
  'travel-support',
  'pregnancy',
  'phone-protection',
  'domestic-travel',
  'complication',
] as const;

/** Whether an authority abroad would take it: its policy gets a page for that authority. */
export const fitsAnAuthority = ({ fits }: Offer): boolean =>
  (fits ?? []).some(({ answer }) => answer === 'fits');

/**
 * Asks for an offer on paper, buys it, and waits until its papers are sent.
 * @param isWanted which offers may be bought
 * @returns the purchase; null where nobody offers such a one
 */
export async function buyPapers(
  market: Market,
  product: (typeof sold)[number],
  language: string,
  isWanted: (offer: Offer) => boolean = () => true,
): Promise<string | null> {
  const buyer = market.buyer();
  /* some insurers give no quote on paper */
  const offers = (await askOffers(market, buyer, product)).filter(isWanted);
  let offer: (typeof offers)[number] | undefined;
  for (const one of offers) {
    offer = one;
    if ((await buyer.operation(`offers/${one.id}/quote-document`, 'POST', { language })).ok) break;
  }
  if (!offer) return null;
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer, { language }))).body;
  if ((await buyer.get(`purchases/${purchaseId}`)).body.state === 'awaiting-bank')
    await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
  return purchaseId;
}
