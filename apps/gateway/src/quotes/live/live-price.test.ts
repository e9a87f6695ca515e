import { insurerNames } from '@sigorta/insurers/insurers';
import type { Application } from '@sigorta/product-kit/field';
import { priceAnswersOf, pricePartOf } from '@sigorta/product-kit/price-part';
import type { Product } from '@sigorta/product-kit/product';
import { toWire } from '@sigorta/product-kit/wire';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { knownProduct } from '../../testing/known-product.ts';
import { comparePoints, liveOf, pricedFirst } from '../../testing/live-price/run.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';

vi.setConfig({ testTimeout: 60_000 });

let market: Market;
const clock = { later: 0 };
/** calls to each insurer's connections, as they leave the gateway */
const calls = new Map<string, number>();
beforeAll(async () => {
  market = await openMarket({}, {}, undefined, {
    clock: () => new Date(Date.now() + clock.later),
    config: { livePriceLimits: { perSession: 10, perIp: 1_000, windowSeconds: 1_800 } },
  });
  const { ask } = market.context.insurers;
  market.context.insurers.ask = (insurer, call) => {
    calls.set(insurer.id, (calls.get(insurer.id) ?? 0) + 1);
    return ask(insurer, call);
  };
});
afterAll(() => market.close());

const trip = async (days: number, age = 36): Promise<{ product: Product; application: Application }> => {
  const { product, samples } = await knownProduct('foreign-travel');
  const today = todayInIstanbul(market.context.clock());
  const sample = priceAnswersOf(product, (await samples()).valid({ today }));
  const beginDate = addDays(today, 30);
  const born = `${Number(today.slice(0, 4)) - age}-01-01`;
  return {
    product,
    application: {
      ...sample,
      beginDate,
      endDate: addDays(beginDate, days - 1),
      insured: [{ birthDate: born }],
    },
  };
};

const mostCalls = () => Math.max(0, ...calls.values());
const rows = async () => {
  const count = (table: 'quote' | 'offer' | 'quote_event' | 'session') =>
    market.context.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow();
  return Promise.all([count('quote'), count('offer'), count('quote_event'), count('session')]);
};

test('at drawn points of every product that prices first the live price is the offers’ own', async () => {
  const { differences, priced, byProduct } = await comparePoints({ points: 26, seed: 1 });
  expect(differences.slice(0, 3)).toEqual([]);
  expect(byProduct.size).toBe((await pricedFirst(new Date())).length);
  expect(priced).toBeGreaterThan(13);
});

test('answers in motion leave nothing behind, no quote and no session that would take the place of a quote’s own', async () => {
  const before = await rows();
  const { product, application } = await trip(9);
  const { prices, asked, answered, rate } = await liveOf(market.buyer(), product, application);
  expect(prices.length).toBeGreaterThan(5);
  expect([asked, answered]).toEqual([insurerNames.length, insurerNames.length]);
  expect(rate?.currency).toBe('EUR');
  expect(Object.keys(prices[0] ?? {}).toSorted()).toEqual(['currencyPrice', 'insurer', 'price']);
  expect(await rows()).toEqual(before);
});

test('a hundred stops of one visit, back and forth, ask no insurer more than ten times', async () => {
  calls.clear();
  const buyer = market.buyer();
  for (let stop = 0; stop < 100; stop++) {
    const { product, application } = await trip(11 + (stop % 10), 41);
    await liveOf(buyer, product, application);
  }
  expect(mostCalls()).toBe(10);
  expect(Math.min(...calls.values())).toBe(10);
});

test('the eleventh question that insurers would have to be asked is refused, what they said already is not', async () => {
  const buyer = market.buyer();
  /* offers open the session that is counted */
  await askOffers(market, buyer, 'domestic-travel');
  const ages = Array.from({ length: 11 }, (_, at) => 20 + at);
  const answers = [];
  for (const age of ages) {
    const { product, application } = await trip(33, age);
    const { status } = await buyer.post('prices/live', {
      product: product.id,
      application: toWire(pricePartOf(product), application),
    });
    answers.push(status);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const { product, application } = await trip(33, 20);
  await liveOf(buyer, product, application);
  /* somebody else may ask what this visit may not */
  const next = await trip(33, 30);
  await liveOf(market.buyer(), next.product, next.application);
});

test('two that ask the same at once cost one call', async () => {
  calls.clear();
  const { product, application } = await trip(17, 52);
  const [one, other] = await Promise.all([
    liveOf(market.buyer(), product, application),
    liveOf(market.buyer(), product, application),
  ]);
  expect(one).toEqual(other);
  expect(mostCalls()).toBe(1);
});

test('a word counts as long as its insurer says, ten minutes at most', async () => {
  const { product, application } = await trip(21, 28);
  await market.control('insurers/laledere', { quoteValidMinutes: 2 });
  const { until } = await liveOf(market.buyer(), product, application);
  expect(Date.parse(until) - market.context.clock().getTime()).toBeLessThanOrEqual(2 * 60_000);
  calls.clear();
  clock.later = 3 * 60_000;
  await liveOf(market.buyer(), product, application);
  expect(Object.fromEntries(calls)).toEqual({ laledere: 1 });
  clock.later = 11 * 60_000;
  calls.clear();
  await liveOf(market.buyer(), product, application);
  expect(calls.size).toBe(insurerNames.length);
  await market.control('reset', { faultsOnly: true });
});

test('an insurer that is away is left out, and asked again the next time', async () => {
  const { product, application } = await trip(24, 29);
  await market.control('insurers/laledere', { fault: 'down' });
  const without = await liveOf(market.buyer(), product, application);
  expect(without).toMatchObject({ asked: insurerNames.length, answered: insurerNames.length - 1 });
  expect(without.prices.map(({ insurer }) => insurer.id)).not.toContain('laledere');
  await market.control('reset', { faultsOnly: true });
  calls.clear();
  const withIt = await liveOf(market.buyer(), product, application);
  expect(withIt.prices.map(({ insurer }) => insurer.id)).toContain('laledere');
  expect(Object.fromEntries(calls)).toEqual({ laledere: 1 });
});

test('in a rush a price in motion is put off, and no insurer hears of it', async () => {
  const { product, application } = await trip(27, 47);
  const busy = vi.spyOn(market.context.load, 'isBusy').mockReturnValue(true);
  calls.clear();
  const { status } = await market.buyer().post('prices/live', {
    product: product.id,
    application: toWire(pricePartOf(product), application),
  });
  busy.mockRestore();
  expect(status).toBe(503);
  expect(calls.size).toBe(0);
});

test('an answer for the policy is refused, and so is a product that asks everything first', async () => {
  const buyer = market.buyer();
  const refused = await buyer.post('prices/live', {
    product: 'foreign-travel',
    application: { telefon: '+905321112233' },
  });
  expect([refused.status, refused.body.code]).toEqual([422, 'invalid-input']);
  expect(refused.body.fields.map(({ field }: { field: string }) => field)).toContain('application.telefon');
  const whole = await buyer.post('prices/live', { product: 'complementary-health', application: {} });
  expect([whole.status, whole.body.code]).toEqual([404, 'not-found']);
});
