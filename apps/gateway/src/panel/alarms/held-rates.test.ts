import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeRateHold } from '../../catalogue/rates/rate-hold.ts';
import { askOffers, type Market, openMarket } from '../../testing/purchase/market.ts';
import { watchMoney } from './watch-money.ts';

let market: Market;
/** kuruş: one quote is open, and of it one offer can be bought */
let promised: number;
let ahead = 0;

beforeAll(async () => {
  market = await openMarket();
  await market.stopWorkers();
  const offers = await askOffers(market, market.buyer(), 'foreign-travel');
  promised = Math.max(...offers.map(({ price }) => price.minor));
  Object.assign(market.context, { clock: () => new Date(Date.now() + ahead) });
});
afterAll(() => market.close());

const hold = (isOn: boolean, capMinor: number) =>
  market.context.db
    .transaction()
    .execute((trx) => writeRateHold(trx, { isOn, capMinor, since: market.context.clock() }));

/** Looks twice, longer apart than an alarm has to be calm. */
async function isOpen(): Promise<boolean> {
  for (const minutes of [1, 6]) {
    ahead += minutes * 60_000;
    await watchMoney(market.context);
  }
  const rows = await market.context.db
    .selectFrom('alarm')
    .select('severity')
    .where('rule', '=', 'held-rates-near-cap')
    .where('closed_at', 'is', null)
    .execute();
  return rows.length > 0;
}

/* 0390: more than eighty hundredths of what may be promised */
test.each([
  ['79 hundredths of the cap', 79, true, false],
  ['81 hundredths', 81, true, true],
  ['more than all of it', 120, true, true],
  ['more than all of it, when nothing is held any more', 120, false, false],
  ['81 hundredths again', 81, true, true],
  ['79 hundredths again', 79, true, false],
] as const)('open offers promise %s', async (_, share, isOn, calls) => {
  await hold(isOn, Math.round((promised / share) * 100));
  expect(await isOpen()).toBe(calls);
});

test('a cap of nothing is a word, and calls nobody', async () => {
  await hold(true, 0);
  expect(await isOpen()).toBe(false);
});

test('the share stands in the metrics', async () => {
  await hold(true, promised * 2);
  await isOpen();
  const shown = await market.context.metrics.registry.metrics();
  const [, percent = ''] = /^gateway_money_held_rates_percent\{[^}]*\} (.+)$/m.exec(shown) ?? [];
  expect(Number(percent)).toBeCloseTo(50, 3);
});
