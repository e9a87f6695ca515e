import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedCard } from '../../testing/purchase/card-entry.ts';
import {
  atTheBank,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { cards } from '../../testing/purchase/outside.ts';
import { testConsent } from '../../testing/test-consent.ts';

/** As it looks, with bytes that no key made. */
const foreignCard = () => {
  const { sealed, ...names } = sealedCard();
  const [version, header, body = ''] = sealed.split('.');
  return { ...names, sealed: [version, header, 'A'.repeat(body.length)].join('.') };
};

/** A genuine card that says the prefix of another bank: its table of installments would be another. */
const relabelled = () => {
  const { sealed, ...names } = sealedCard();
  const [version, header = '', body] = sealed.split('.');
  const known = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'));
  const changed = Buffer.from(JSON.stringify({ ...known, prefix: '552608' })).toString('base64url');
  return { ...names, sealed: [version, changed, body].join('.') };
};

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

test.each<[string, (offer: Offer) => [object, object], number, string]>([
  [
    'an American Express card',
    () => [{}, { number: cards.amex, cvv: '1234' }],
    422,
    'card-type-not-accepted',
  ],
  ['a card nobody sealed', () => [{ card: { ...sealedCard(), sealed: 'abcd' } }, {}], 422, 'invalid-input'],
  ['a card under a foreign seal', () => [{ card: foreignCard() }, {}], 402, 'card-rejected'],
  ['a card under a changed header', () => [{ card: relabelled() }, {}], 402, 'card-rejected'],
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
    'the special terms unread',
    () => [{ consents: [testConsent('pre-information'), testConsent('distance-sales-contract')] }, {}],
    422,
    'consent-missing',
  ],
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

test('an offer whose insurer ends its quote while the buyer is at the bank is expired; without a bank it is sold', async () => {
  const { db, clock } = market.context;
  const start = async (product: string, leftMs: number) => {
    const buyer = market.buyer();
    const offer = await cheapest(market, buyer, product);
    await db
      .updateTable('offer')
      .set({ quote_until: new Date(clock().getTime() + leftMs) })
      .where('id', '=', offer.id)
      .execute();
    return buyer.post('purchases/start', paymentOf(market, offer));
  };
  const { challengeMs } = market.context.timings;
  const before = (await market.look('payments')).payments.length;
  expect(await start('foreign-travel', challengeMs - 5_000)).toMatchObject({
    status: 409,
    body: { code: 'offer-expired' },
  });
  expect((await market.look('payments')).payments).toHaveLength(before);
  expect((await start('foreign-travel', challengeMs + 60_000)).status).toBe(200);
  expect((await start('domestic-travel', challengeMs - 5_000)).status).toBe(200);
});

/** As if the insurer ended its quote so soon that no policy could be made any more. */
const endQuote = (offerId: string) =>
  market.context.db
    .updateTable('offer')
    .set({ quote_until: new Date(market.context.clock().getTime() - 1) })
    .where('id', '=', offerId)
    .execute();

test('whom the bank let through after the insurer ended its quote is told so, and not that the bank refused', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await market.stopWorkers();
  await atTheBank(market, purchaseId);
  await endQuote(offer.id);
  market.startWorkers();
  expect(await waitFor(buyer, purchaseId, 'expired')).toMatchObject({
    error: 'offer-expired',
    charged: null,
  });
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toEqual([]);
});

test('without a bank the same is said at once, and nothing is charged', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  await endQuote(offer.id);
  const before = (await market.look('payments')).payments.length;
  expect(await buyer.post('purchases/start', paymentOf(market, offer))).toMatchObject({
    status: 409,
    body: { code: 'offer-expired' },
  });
  expect((await market.look('payments')).payments).toHaveLength(before);
});

test('after six declined cards in an hour the session waits, with this quote and any other', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  const broke = () =>
    buyer.post('purchases/start', paymentOf(market, offer, {}, { number: '4111111111111129' }));
  for (let tries = 1; tries <= 6; tries++) expect((await broke()).body.code).toBe('bank-not-approved');
  const before = (await market.look('payments')).payments.length;
  const seventh = await broke();
  expect(seventh).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(Number(seventh.headers.get('retry-after'))).toBeGreaterThan(3_000);
  const other = await cheapest(market, buyer, 'domestic-travel');
  expect((await buyer.post('purchases/start', paymentOf(market, other))).status).toBe(429);
  expect((await market.look('payments')).payments).toHaveLength(before);
  const stranger = market.buyer();
  const theirs = await cheapest(market, stranger, 'domestic-travel');
  expect((await stranger.post('purchases/start', paymentOf(market, theirs))).status).toBe(200);

  const { clock } = market.context;
  const later = new Date(clock().getTime() + 3_600_000);
  await market.context.db
    .updateTable('offer')
    .set({ valid_until: new Date(later.getTime() + 1), quote_until: new Date(later.getTime() + 1) })
    .where('id', '=', offer.id)
    .execute();
  market.context.clock = () => later;
  try {
    expect((await buyer.post('purchases/start', paymentOf(market, offer))).status).toBe(200);
  } finally {
    market.context.clock = clock;
  }
});
