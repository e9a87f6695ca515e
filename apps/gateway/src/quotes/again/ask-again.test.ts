import { lira } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockPurchase } from '../../purchase/store/rows.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { askOffers, atTheBank, type Market, openMarket, paymentOf } from '../../testing/purchase/market.ts';
import { askPrices, pricedOffer } from '../../testing/purchase/price-first.ts';
import { someoneWaits } from '../../testing/waiting-for-locks.ts';

const hour = 3_600_000;
/** by what the sandbox's insurers were told: one holds its quotes for two hours, the others for a day */
const brief = 'mercandal';

let market: Market;
let ahead = 0;
beforeAll(async () => {
  const waits = { providerTimeoutMs: 20_000, insurerTimeoutMs: 20_000, startGraceMs: 21_000 };
  market = await openMarket(waits, { INSURER_DEADLINE_MS: '20000' }, undefined, {
    clock: () => new Date(Date.now() + ahead),
  });
  await market.stopWorkers();
});
afterAll(() => market.close());

const tariff = (tariffPercent: number) => market.control(`insurers/${brief}`, { tariffPercent });
const again = (buyer: Buyer, { id }: Offer) => buyer.post(`offers/${id}/again`, {});
/** An offer of the brief insurer at half its tariff more than before, two hours after its list was asked for. */
async function ended(buyer: Buyer): Promise<Offer> {
  await tariff(100);
  const offer = pricedOffer({ offers: await askOffers(market, buyer, 'domestic-travel') }, brief);
  ahead += 2 * hour;
  await tariff(150);
  return offer;
}

test('an ended offer comes back under its name at its price of now, for as long as its insurer says', async () => {
  const buyer = market.buyer();
  const offer = await ended(buyer);
  const { status, body } = await again(buyer, offer);
  expect([status, body.result]).toEqual([200, 'asked']);
  expect(body.was).toEqual(offer.price);
  /* in lira, half as much again */
  expect(body.offer).toMatchObject({ id: offer.id, quoteId: offer.quoteId, insurer: offer.insurer });
  expect(body.offer.price.minor / offer.price.minor).toBeCloseTo(1.5, 2);
  const holdsFor = Date.parse(body.offer.validUntil) - market.context.clock().getTime();
  expect(holdsFor).toBeGreaterThan(1.9 * hour);
  expect(holdsFor).toBeLessThanOrEqual(2 * hour);
  expect((await buyer.get(`offers/${offer.id}`)).body).toMatchObject({
    expired: false,
    offer: { price: body.offer.price },
  });
});

test('what a page shows of before is not charged, and the amount of now is', async () => {
  const buyer = market.buyer();
  const offer = await ended(buyer);
  const { body } = await again(buyer, offer);
  const old = await buyer.post('purchases/start', paymentOf(market, offer, { acceptedTotal: offer.price }));
  expect(old.body.code).toBe('offer-price-changed');
  const now = await buyer.post(
    'purchases/start',
    paymentOf(market, body.offer, { acceptedTotal: body.offer.price }),
  );
  expect(now.status).toBe(200);
  if (now.body.next.kind === 'bank') await atTheBank(market, now.body.purchaseId);
  /* being paid, it is asked for no more */
  ahead += 3 * hour;
  expect((await again(buyer, offer)).status).toBe(409);
});

test('an end is asked about once, and an offer that holds is not asked about at all', async () => {
  const buyer = market.buyer();
  const offer = await ended(buyer);
  await market.control(`insurers/${brief}`, { fault: 'http500' });
  expect((await again(buyer, offer)).body.code).toBe('upstream-unavailable');
  await market.control(`insurers/${brief}`, { fault: 'none' });
  expect((await again(buyer, offer)).body.code).toBe('too-many-requests');
  expect((await buyer.get(`offers/${offer.id}`)).body.expired).toBe(true);

  const fresh = pricedOffer({ offers: await askOffers(market, buyer, 'domestic-travel') }, brief);
  await tariff(70);
  for (const _ of [1, 2, 3])
    expect((await again(buyer, fresh)).body).toEqual({ result: 'asked', offer: fresh, was: fresh.price });
});

test('an insurer that does not offer it any more says so, and the offer stays ended', async () => {
  const buyer = market.buyer();
  const offer = await ended(buyer);
  await market.control(`insurers/${brief}`, { fault: 'decline', times: 1 });
  expect((await again(buyer, offer)).body.result).toBe('declined');
  expect((await buyer.get(`offers/${offer.id}`)).body.expired).toBe(true);
});

test('two who ask at once have the insurer asked once', async () => {
  const buyer = market.buyer();
  const offer = await ended(buyer);
  const asking = vi.spyOn(market.context.insurers, 'ask');
  onTestFinished(() => asking.mockRestore());
  const answers = await Promise.all([again(buyer, offer), again(buyer, offer), again(buyer, offer)]);
  expect(asking).toHaveBeenCalledTimes(1);
  /* the others came meanwhile, or when it held again */
  expect(
    answers.filter(({ body }) => body.result === 'asked' && body.was.minor !== body.offer.price.minor),
  ).toHaveLength(1);
  for (const { status, body } of answers)
    expect(status === 200 ? body.result : body.code).toMatch(/^(asked|too-many-requests)$/);
});

test('who may ask no more now has not used up the end: it is asked about once the visit may', async () => {
  const buyer = market.buyer();
  const offer = await ended(buyer);
  const { config } = market.context;
  const limits = config.livePriceLimits;
  Object.assign(config, { livePriceLimits: { ...limits, perSession: 0 } });
  expect((await again(buyer, offer)).body.code).toBe('too-many-requests');
  Object.assign(config, { livePriceLimits: limits });
  expect((await again(buyer, offer)).body).toMatchObject({ result: 'asked', was: offer.price });
});

test('somebody else’s offer is not there', async () => {
  const offer = await ended(market.buyer());
  const stranger = market.buyer();
  await askPrices(market, stranger);
  expect((await again(stranger, offer)).body.code).toBe('not-found');
});

test('an offer whose firm price was never heard is made firm at what was asked for again', async () => {
  const buyer = market.buyer();
  await tariff(100);
  const quote = await askPrices(market, buyer, 'domestic-travel');
  const offer = pricedOffer(quote, brief);
  expect((await quote.complete()).status).toBe(200);
  /* its insurer made a quote, and what it said was not to be read */
  await market.control(`insurers/${brief}`, { fault: 'wrong-quote', times: 1 });
  expect((await buyer.post(`offers/${offer.id}/firm`, {})).body.code).toBe('upstream-unavailable');
  ahead += 2 * hour;
  await tariff(120);
  const { body } = await again(buyer, offer);
  expect(body.offer.price.minor / offer.price.minor).toBeCloseTo(1.2, 2);
  const firm = await buyer.post(`offers/${offer.id}/firm`, {});
  expect(firm.body).toMatchObject({ result: 'firm', offer: { price: body.offer.price, standing: 'firm' } });
});

test('of a quote that waits for its persons the price is asked for again, and made firm as before', async () => {
  const buyer = market.buyer();
  await tariff(100);
  const quote = await askPrices(market, buyer, 'domestic-travel');
  const offer = pricedOffer(quote, brief);
  ahead += 2 * hour;
  await tariff(120);
  const { body } = await again(buyer, offer);
  expect(body.offer.price.minor / offer.price.minor).toBeCloseTo(1.2, 2);
  expect(body.offer.standing).toBe(offer.standing);
  expect((await quote.complete()).status).toBe(200);
  const firm = await buyer.post(`offers/${offer.id}/firm`, {});
  expect(firm.body).toMatchObject({ result: 'firm', offer: { price: body.offer.price, standing: 'firm' } });
});

/* the embedded database does one transaction after the other: there nobody can meet */
describe.skipIf(!process.env.TEST_DATABASE_URL)('an offer that ends while somebody begins to pay it', () => {
  const ordersOf = ({ quoteId }: Offer) =>
    market.context.db.selectFrom('purchase_order').select('id').where('quote_id', '=', quoteId).execute();
  const holding = async (buyer: Buyer): Promise<Offer> => {
    await tariff(100);
    return pricedOffer({ offers: await askOffers(market, buyer, 'domestic-travel') }, brief);
  };
  const end = async () => {
    ahead += 2 * hour;
    await tariff(150);
  };

  test('was asked for again before the order: nothing is bought, and its buyer hears of the other amount', async () => {
    const { db, clock } = market.context;
    const buyer = market.buyer();
    const offer = await holding(buyer);
    const { starting } = await db.transaction().execute(async (trx) => {
      await lockPurchase(trx, offer.quoteId, clock);
      const started = buyer.post('purchases/start', paymentOf(market, offer));
      await someoneWaits(db);
      await end();
      expect((await again(buyer, offer)).body.result).toBe('asked');
      return { starting: started };
    });
    expect((await starting).body.code).toBe('offer-price-changed');
    expect(await ordersOf(offer)).toEqual([]);
  });

  test('is not asked for again once the order is being written', async () => {
    const { db } = market.context;
    const coupon = 'SONU1';
    const always = { valid_from: new Date(0), valid_until: new Date('2040-01-01'), max_uses: null };
    await db
      .insertInto('coupon')
      .values({ code: coupon, kind: 'amount', value: 500, ...always })
      .execute();
    const buyer = market.buyer();
    const offer = await holding(buyer);
    const acceptedTotal = lira(offer.price.minor - 500);
    const { starting, asking } = await db.transaction().execute(async (trx) => {
      /* the order is written and not yet there: it waits for its coupon */
      await trx.selectFrom('coupon').select('code').where('code', '=', coupon).forUpdate().execute();
      const started = buyer.post('purchases/start', paymentOf(market, offer, { coupon, acceptedTotal }));
      await someoneWaits(db);
      await end();
      const asked = again(buyer, offer);
      await someoneWaits(db, 2);
      return { starting: started, asking: asked };
    });
    expect((await asking).body.code).toMatch(/^payment-(?:in-progress|tried)$/);
    /* its bank is not asked: two hours went by meanwhile */
    await starting;
    expect(await ordersOf(offer)).toHaveLength(1);
    expect((await buyer.get(`offers/${offer.id}`)).body.offer.price).toEqual(offer.price);
  });
});
