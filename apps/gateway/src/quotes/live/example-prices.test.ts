import type { AnswerOf } from '@sigorta/contracts/operation';
import type { examplePrices } from '@sigorta/contracts/operations/example-prices';
import type { Language } from '@sigorta/i18n/language';
import { insurerNames } from '@sigorta/insurers/insurers';
import { addDays } from '@sigorta/validators/iso-date';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Market, openMarket } from '../../testing/purchase/market.ts';

type Told = AnswerOf<typeof examplePrices>;

let market: Market;
const clock = { later: 0 };
let calls = 0;
beforeAll(async () => {
  market = await openMarket({}, {}, undefined, {
    clock: () => new Date(Date.now() + clock.later),
  });
  const { ask } = market.context.insurers;
  market.context.insurers.ask = (insurer, call) => {
    calls += 1;
    return ask(insurer, call);
  };
});
afterAll(() => market.close());
beforeEach(() => {
  calls = 0;
});

const minutes = 60_000;
const examples = async (language?: Language): Promise<Told> => {
  const { status, body } = await market
    .buyer()
    .get('prices/examples', language ? { 'accept-language': language } : {});
  expect(status).toBe(200);
  return body;
};
const of = (told: Told, id: string) => told.find(({ product }) => product === id);

test('every product that prices first has a price of today on the home page, in the order of the catalogue', async () => {
  const told = await examples();
  expect(told.map(({ product }) => product)).toEqual([
    'foreign-travel',
    'traffic',
    'domestic-travel',
    'kasko',
    'foreigner-health',
    'pet',
    'phone-protection',
    'phone-insurance',
    'travel-support',
    'erasmus',
    'incoming',
    'scooter',
    'green-card',
  ]);
  for (const { lowest, insurers } of told) {
    expect(insurers).toBeGreaterThanOrEqual(3);
    expect(lowest).toHaveLength(2);
    expect(lowest[0]?.price.minor).toBeLessThanOrEqual(lowest[1]?.price.minor ?? 0);
  }
});

test('it is the price that a buyer of the same answers is offered', async () => {
  const shown = of(await examples(), 'foreign-travel');
  const today = todayInIstanbul(market.context.clock());
  /* as the specification's form sends them: a week and a day in the Schengen area, 40 years old */
  const application = {
    seyahatTuru: 'gidisDonus',
    bolge: 'avrupa',
    ulke: '996',
    amac: 'vize',
    baslangicTarihi: addDays(today, 14),
    bitisTarihi: addDays(today, 21),
    sigortalilar: [{ dogumTarihi: `${Number(today.slice(0, 4)) - 40}-01-01` }],
  };
  const offers: { insurer: string; price: number }[] = [];
  const request = { product: 'foreign-travel', language: 'tr', phase: 'price', consents: [], application };
  for await (const line of market.buyer().lines('quotes/create', 'POST', request)) {
    if (line.success === false) throw new Error(JSON.stringify(line));
    if (line.type === 'offer') offers.push({ insurer: line.offer.insurer.id, price: line.offer.price.minor });
  }
  const cheapest = offers.toSorted((a, b) => a.price - b.price).slice(0, 2);
  expect(shown?.lowest.map(({ insurer, price }) => ({ insurer: insurer.id, price: price.minor }))).toEqual(
    cheapest,
  );
  expect(shown).toMatchObject({ days: 8, age: 40, insurers: offers.length });
});

test.each([
  ['tr', [{ question: 'Ülke', answer: 'Schengen Ülkeleri' }]],
  ['en', [{ question: 'Country', answer: 'Schengen countries' }]],
  ['ru', [{ question: 'Страна', answer: 'Страны Шенгенской зоны' }]],
  ['ar', [{ question: 'البلد', answer: 'دول شنغن' }]],
] as const)('what it is the price of is told in %s', async (language, words) => {
  expect(of(await examples(language), 'foreign-travel')?.told).toEqual(words);
});

test('however many look, an insurer hears an example once in a quarter of an hour, and nobody waits for it again', async () => {
  await Promise.all(Array.from({ length: 20 }, () => examples()));
  expect(calls).toBe(0);
  clock.later += 16 * minutes;
  await Promise.all(Array.from({ length: 20 }, () => examples()));
  await market.context.background.settled();
  const once = calls;
  expect(once).toBeGreaterThan(13);
  expect(once).toBeLessThanOrEqual(13 * insurerNames.length);
  await examples();
  await market.context.background.settled();
  expect(calls).toBe(once);
});

test('what nobody could say again is shown for an hour, and then no price stands there', async () => {
  const before = of(await examples(), 'foreign-travel');
  const { ask } = market.context.insurers;
  let tries = 0;
  market.context.insurers.ask = async () => {
    tries += 1;
    throw new Error('the line is cut');
  };
  clock.later += 20 * minutes;
  expect(of(await examples(), 'foreign-travel')).toEqual(before);
  await market.context.background.settled();
  clock.later += 60 * minutes;
  expect(await examples()).toEqual([]);
  /* who is silent is asked no more often than who speaks, and nobody waits for it again */
  await examples();
  expect(tries).toBeLessThanOrEqual(2 * 13 * insurerNames.length);
  market.context.insurers.ask = ask;
  clock.later += 16 * minutes;
  expect(of(await examples(), 'foreign-travel')).toBeDefined();
});

test('a price of yesterday is none: its days have moved', async () => {
  const before = of(await examples(), 'foreign-travel');
  clock.later += 24 * 60 * minutes;
  const after = of(await examples(), 'foreign-travel');
  expect(Date.parse(after?.at ?? '') - Date.parse(before?.at ?? '')).toBeGreaterThan(23 * 60 * minutes);
});

test('it leaves no row behind', async () => {
  const rows = await Promise.all(
    (['quote', 'offer', 'session'] as const).map((table) =>
      market.context.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow(),
    ),
  );
  await examples();
  const after = await Promise.all(
    (['quote', 'offer', 'session'] as const).map((table) =>
      market.context.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('rows'))
        .executeTakeFirstOrThrow(),
    ),
  );
  expect(after).toEqual(rows);
});
