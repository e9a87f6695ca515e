import type { Offer } from '@sigorta/contracts/offer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';

vi.setConfig({ testTimeout: 60_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const offersFor = (change: Record<string, string>, product = 'foreign-travel') =>
  askOffers(market, market.buyer(), product, (application) => ({ ...application, ...change }));

const visaOf = (offer: Offer) => offer.fits?.find(({ authority }) => authority === 'schengen-visa');

/* by hand, from the conditions of the sandbox's insurers: these keep nothing with the insured */
const withoutExcess = ['laledere', 'poyraztas', 'sarikavak', 'turnagol', 'yedicam'];

test('a policy for Germany alone serves no visa, whatever it pays, and says why', async () => {
  const offers = await offersFor({ country: '276', purpose: 'visa' });
  expect(offers.length).toBeGreaterThan(5);
  for (const offer of offers) {
    expect(visaOf(offer)?.answer, offer.insurer.id).toBe('does-not');
    expect(visaOf(offer)?.reasons).toContain('schengen.territory');
  }
});

test('of policies for the whole area those without excess fit', async () => {
  const offers = await offersFor({ country: '996', purpose: 'visa' });
  for (const offer of offers) {
    const expected = withoutExcess.includes(offer.insurer.id)
      ? { answer: 'fits', reasons: [] }
      : { answer: 'does-not', reasons: ['schengen.excess'] };
    expect(visaOf(offer), offer.insurer.id).toMatchObject(expected);
  }
  expect(offers.filter((offer) => visaOf(offer)?.answer === 'fits').length).toBeGreaterThanOrEqual(4);
});

test('who needs no visa reads nothing of one', async () => {
  for (const change of [
    { purpose: 'other', country: '276' },
    { region: 'other', country: '764' },
  ])
    for (const offer of await offersFor(change)) expect(offer.fits ?? []).toEqual([]);
});

test('a residence permit’s minimum is found in every plan that is sold for it', async () => {
  const offers = await offersFor({}, 'foreigner-health');
  expect(offers.length).toBeGreaterThan(3);
  for (const offer of offers)
    expect(offer.fits).toEqual([{ authority: 'residence-permit', answer: 'fits', reasons: [] }]);
});
