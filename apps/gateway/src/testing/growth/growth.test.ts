import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../buyer.ts';
import type { Market } from '../purchase/market.ts';
import { signInAsStaff } from '../staff.ts';
import { fillShop, openShop } from './open-grown.ts';
import { stories } from './stories.ts';

/* A bounded slice of `pnpm --filter bench growth`: the same stories, copied into a few hundred orders. */
const orders = 300;
/** half a year, so that a month of it is young */
const days = 180;
/* rarer ones would not come up among so few */
const told = stories.filter(({ share }) => share >= 200);

let market: Market;
let owner: Buyer;
beforeAll(async () => {
  /* one story is left at the bank until its time is over */
  market = await openShop(undefined, { challengeMs: 3_000 });
  await fillShop(market, { orders, days, isLean: false }, { say: () => {}, told });
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
}, 120_000);
afterAll(() => market.close());

const count = async (what: string): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.raw(what)}`.execute(
    market.context.db,
  );
  return rows[0]?.n ?? 0;
};

test('as many orders are there as wanted, with two quotes that bought nothing beside each', async () => {
  const shares = told.filter(({ ends }) => ends !== undefined).reduce((sum, { share }) => sum + share, 0);
  const expected = (orders * shares) / 10_000;
  /* one of each was told for real */
  const bought = (await count('purchase_order')) - told.filter(({ ends }) => ends !== undefined).length;
  expect(Math.abs(bought - expected)).toBeLessThanOrEqual(told.length);
  const looked = await count(
    'quote where not exists (select 1 from purchase_order where quote_id = quote.id)',
  );
  expect(looked / orders).toBeGreaterThan(1.9);
});

test('no two copies are of one person, and none is the first one', async () => {
  const people = await count(`(select distinct phone from purchase_order where kind = 'policy') as phones`);
  expect(people).toBeGreaterThan(orders * 0.9);
  expect(await count(`purchase_order where buyer_name = 'Defne Aydın'`)).toBeLessThan(orders * 0.05);
});

test('the ledger of copies balances', async () => {
  const unbalanced = await count(
    `(select 1 from ledger_line group by entry_id, currency having sum(minor) <> 0) as wrong`,
  );
  expect(unbalanced).toBe(0);
  expect(await count('ledger_line')).toBeGreaterThan(orders);
});

test.each([
  'applications',
  'quotes',
  'policies',
  'payments',
  'cancellations',
  'transfers',
  'proposals',
  'audit',
])('the list of %s answers with the copies', async (list) => {
  const { status, body } = await owner.post(`panel/${list}`, {});
  expect(status).toBe(200);
  expect(body.rows.length).toBeGreaterThan(1);
  const second = await owner.post(`panel/${list}`, { page: 2 });
  expect(second.status).toBe(200);
});

test('a copy opens in the panel as any payment does', async () => {
  const { rows } = (await owner.post('panel/payments', { state: 'DELIVERED', ascending: true })).body;
  const opened = await owner.get(`panel/payments/${rows[0].orderId}`);
  expect(opened.status).toBe(200);
  expect(opened.body).toMatchObject({ state: 'DELIVERED' });
});
