import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { bought, cancel, settled } from '../../testing/cancellation/bought.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { sumFigures } from './sum-figures.ts';

let market: Market;
let owner: Buyer;

beforeAll(async () => {
  market = await openMarket();
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
  await bought(market, 'domestic-travel');
  /* in euro and in lira, both ended before their cover began: all of it goes back */
  for (const product of ['erasmus', 'domestic-travel']) {
    const one = await bought(market, product);
    await cancel(one);
    await settled(one, 'refunded');
  }
});
afterAll(() => market.close());

const now = async (): Promise<{ premium: number; givenBack: number }> =>
  (await owner.post('panel/dashboard', { days: 1 })).body.now;

/** Kuruş that the provider's own books took and gave back. */
const outside = async () => {
  const { rows } = await market.look('charges');
  const sum = (isCharge: boolean): number =>
    rows
      .filter(({ kind }: { kind: string }) => (kind === 'charge') === isCharge)
      .reduce((all: number, { amount }: { amount: number }) => all + Math.abs(amount), 0);
  return { premium: sum(true), givenBack: sum(false) };
};

test('gross and given back are what the provider took and gave back', async () => {
  const seen = await outside();
  expect(seen.givenBack).toBeGreaterThan(0);
  expect(await now()).toMatchObject(seen);
});

test('summing up changes neither, however often it runs', async () => {
  const before = await now();
  await market.context.db.deleteFrom('daily_figure').execute();
  await market.context.db.deleteFrom('figures_until').execute();
  const late = { ...market.context, clock: () => new Date(market.context.clock().getTime() + 11 * 60_000) };
  await sumFigures(late);
  await sumFigures(late);
  expect(await now()).toEqual(before);
  const rows = await market.context.db.selectFrom('daily_figure').select('given_back').execute();
  expect(rows.reduce((sum, row) => sum + Number(row.given_back), 0)).toBe(before.givenBack);
});
