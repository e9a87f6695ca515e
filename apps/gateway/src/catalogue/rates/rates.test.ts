import { straight } from '@sigorta/egress/egress';
import { addDays } from '@sigorta/validators/iso-date';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../platform/log.ts';
import { bulletin, type FakeWorld, startFakeWorld } from '../../testing/fake-world.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { rateText, readBulletin } from './bulletin.ts';
import { createExchangeRates, type ExchangeRates } from './exchange-rates.ts';
import { kurusOf, liraPrice } from './lira-price.ts';

let world: FakeWorld;
let database: TestDatabase;
let rates: ExchangeRates;
let now: Date;

const openRates = () =>
  createExchangeRates({
    config: { url: `${world.url}/kurlar`, egress: straight, maxAgeDays: 10 },
    db: database.db,
    log: createLog('silent'),
    clock: () => now,
  });

beforeAll(async () => {
  world = await startFakeWorld();
  database = await testDatabase();
});
afterAll(async () => {
  await rates?.close();
  await database?.close();
  await world?.close();
});
beforeEach(async () => {
  await rates?.close();
  await database.db.deleteFrom('rate').execute();
  world.bulletins.clear();
  now = new Date('2026-11-21T09:00:00Z');
  rates = openRates();
});

test.each([
  [1999, '50.1234', 100197],
  [1, '0.5000', 1],
  [1, '0.4999', 0],
  [3, '0.5000', 2],
  [100, '50.1250', 5013],
  [100, '50.1249', 5012],
  [0, '50.1234', 0],
  [999_999_999, '99.9999', 99999899900],
])('%i cents at %s are %i kuruş, half a kuruş up', (minor, rate, kurus) => {
  expect(kurusOf(minor, rate)).toBe(kurus);
});

test('a price is never more than half a kuruş off and grows with the premium', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 9_999_999 }), (minor, tenThousandths) => {
      const rate = `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
      const kurus = BigInt(kurusOf(minor, rate));
      const difference = kurus * 10_000n - BigInt(minor) * BigInt(tenThousandths);
      expect(difference > -5_000n && difference <= 5_000n).toBe(true);
      expect(kurusOf(minor + 1, rate)).toBeGreaterThanOrEqual(Number(kurus));
    }),
  );
});

test('a premium in lira needs no rate, one in dollar not the rate of the euro', () => {
  expect(liraPrice({ minor: 5, currency: 'TRY' }, null)).toEqual({ minor: 5, currency: 'TRY' });
  const rate = {
    currency: 'EUR',
    rate: '50.0000',
    kind: 'forex-selling',
    date: '2026-11-20',
    bulletin: '2026/1',
  } as const;
  expect(() => liraPrice({ minor: 5, currency: 'USD' }, rate)).toThrow(RangeError);
  expect(() => kurusOf(1, '50,1234')).toThrow(RangeError);
});

test.each([
  ['50.1234', '1', '50.1234'],
  ['50.12345', '1', '50.1235'],
  ['50', '1', '50.0000'],
  ['28.1', '100', '0.2810'],
  ['', '1', null],
  ['50,12', '1', null],
  ['-3', '1', null],
  ['0', '1', null],
  ['50.1', '0', null],
])('%j for %s units is %j', (text, unit, rate) => {
  expect(rateText(text, unit)).toBe(rate);
});

test('a bulletin with entities of its own, or of another shape, is refused', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Tarih_Date Tarih="20.11.2026">&b;</Tarih_Date>';
  for (const text of [
    bomb,
    '',
    '<html/>',
    '{"a":1}',
    '<Tarih_Date Tarih="32.11.2026" Bulten_No="2026/1"/>',
  ]) {
    expect(() => readBulletin(Buffer.from(text))).toThrow('invalid-answer');
  }
});

test('today’s bulletin gives the rate with its date and number', async () => {
  world.bulletins.set('/today.xml', bulletin('2026-11-20', '50.1234'));
  expect(await rates.rateOf('EUR')).toEqual({
    currency: 'EUR',
    rate: '50.1234',
    kind: 'forex-selling',
    date: '2026-11-20',
    bulletin: '2026/220',
  });
  await expect(rates.rateOf('USD')).rejects.toThrow('unavailable');
});

test('days without a bulletin are walked back one by one', async () => {
  world.bulletins.set('/202611/18112026.xml', bulletin('2026-11-18', '49.5000'));
  expect(await rates.rateOf('EUR')).toMatchObject({ date: '2026-11-18', rate: '49.5000' });
  expect(world.seen.slice(-5)).toEqual([
    'GET /kurlar/today.xml',
    'GET /kurlar/202611/21112026.xml',
    'GET /kurlar/202611/20112026.xml',
    'GET /kurlar/202611/19112026.xml',
    'GET /kurlar/202611/18112026.xml',
  ]);
});

test('many quotes at once ask the bank once', async () => {
  world.bulletins.set('/today.xml', bulletin('2026-11-20', '50.1234'));
  const before = world.seen.length;
  await Promise.all(Array.from({ length: 50 }, () => rates.rateOf('EUR')));
  expect(world.seen.length - before).toBe(1);
});

test('the last good rate holds while the bank is away, but not for ever', async () => {
  world.bulletins.set('/today.xml', bulletin('2026-11-20', '50.1234'));
  await rates.rateOf('EUR');
  world.bulletins.clear();
  await rates.close();
  rates = openRates();
  now = new Date(`${addDays('2026-11-20', 10)}T09:00:00Z`);
  expect(await rates.rateOf('EUR')).toMatchObject({ rate: '50.1234', date: '2026-11-20' });
  now = new Date(`${addDays('2026-11-20', 11)}T09:00:00Z`);
  await expect(rates.rateOf('EUR')).rejects.toThrow('unavailable');
});

test('a rate that jumps or comes from the future is not believed', async () => {
  world.bulletins.set('/today.xml', bulletin('2026-11-20', '50.1234'));
  await rates.rateOf('EUR');
  for (const [date, rate] of [
    ['2026-11-21', '5.0123'],
    ['2026-11-22', '50.2000'],
  ] as const) {
    await rates.close();
    rates = openRates();
    world.bulletins.set('/today.xml', bulletin(date, rate));
    expect(await rates.rateOf('EUR')).toMatchObject({ rate: '50.1234', date: '2026-11-20' });
  }
});
