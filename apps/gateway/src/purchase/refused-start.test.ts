import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testConsent } from '../testing/test-consent.ts';
import { cheapest, type Market, openMarket, paymentOf } from './testing/market.ts';
import { cards } from './testing/outside.ts';

vi.setConfig({ testTimeout: 30_000 });

let market: Market;
beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.close());

test.each<[string, (offer: Offer) => [object, object], number, string]>([
  [
    'an American Express card',
    () => [{}, { number: cards.amex, cvv: '1234' }],
    422,
    'card-type-not-accepted',
  ],
  ['a wrong check digit', () => [{}, { number: '5528790000000009' }], 402, 'card-rejected'],
  ['a card of last year', () => [{}, { year: '2024' }], 402, 'card-rejected'],
  ['letters for a number', () => [{}, { number: 'abcd' }], 422, 'invalid-input'],
  [
    'a lower total',
    (offer) => [{ acceptedTotal: lira(offer.price.minor - 1) }, {}],
    409,
    'offer-price-changed',
  ],
  [
    'a higher total',
    (offer) => [{ acceptedTotal: lira(offer.price.minor + 1) }, {}],
    409,
    'offer-price-changed',
  ],
  [
    'another currency',
    (offer) => [{ acceptedTotal: { minor: offer.price.minor, currency: 'EUR' } }, {}],
    409,
    'offer-price-changed',
  ],
  ['a negative total', () => [{ acceptedTotal: lira(-1) }, {}], 422, 'invalid-input'],
  ['no installment count', () => [{ installmentCount: 0 }, {}], 422, 'invalid-input'],
  ['99 installments', () => [{ installmentCount: 99 }, {}], 422, 'invalid-input'],
  ["installments as '1e1'", () => [{ installmentCount: '1e1' }, {}], 422, 'invalid-input'],
  ['seven installments', () => [{ installmentCount: 7 }, {}], 422, 'installment-not-offered'],
  ['no consents', () => [{ consents: [] }, {}], 422, 'consent-missing'],
  [
    'a contract nobody wrote',
    () => [
      {
        consents: [
          testConsent('pre-information'),
          { ...testConsent('distance-sales-contract'), hash: '0'.repeat(64) },
        ],
      },
      {},
    ],
    422,
    'consent-missing',
  ],
  ['a coupon nobody made', () => [{ coupon: 'YOK' }, {}], 422, 'coupon-not-valid'],
  ['an offer nobody made', () => [{ offerId: 'x'.repeat(22) }, {}], 404, 'not-found'],
  [
    'a district of another province',
    () => [{ billing: { provinceId: 6, districtId: 3401, address: 'x', email: 'a@b.co' } }, {}],
    422,
    'invalid-input',
  ],
])('%s is refused and reaches no bank', async (_, change, status, code) => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const [more, card] = change(offer);
  const before = (await market.look('payments')).payments.length;
  const refused = await buyer.post('purchases/start', paymentOf(market, offer, more, card));
  expect(refused).toMatchObject({ status, body: { success: false, code } });
  expect((await market.look('payments')).payments).toHaveLength(before);
});
