import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isSealed } from '../../platform/sensitive/seal.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { fullShop } from '../../testing/full-shop.ts';
import { atTheBank, type Market, openMarket } from '../../testing/purchase/market.ts';
import { freePayment, paymentOf, waitForPayment } from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';

/* A shop in which money did everything: each list of the panel names who bought, also where one name does not open. */

const lists = ['payments', 'policies', 'transfers', 'cancellations', 'proposals'] as const;
let market: Market;
let owner: Buyer;
let payer: Buyer;
let paymentId: string;

beforeAll(async () => {
  market = await openMarket();
  owner = market.buyer();
  await signInAsStaff(market.context, owner, 'owner');
  await fullShop(market);
  payer = market.buyer();
  ({ paymentId } = (await payer.post('payments/start', paymentOf(freePayment()))).body);
  await atTheBank(market, paymentId);
  await waitForPayment(payer, paymentId, 'paid');
}, 120_000);
afterAll(() => market.close());

const rowsOf = async (list: string): Promise<{ name?: string; buyer?: string }[]> => {
  const { status, body } = await owner.post(`panel/${list}`, {});
  expect([list, status]).toEqual([list, 200]);
  return body.rows;
};
const namesIn = async (list: string): Promise<string[]> => [
  ...new Set((await rowsOf(list)).map(({ name, buyer }) => name ?? buyer ?? '')),
];
const names = async () =>
  Object.fromEntries(await Promise.all(lists.map(async (list) => [list, await namesIn(list)])));
const named = (name: string) => Object.fromEntries(lists.map((list) => [list, [name]]));

test('every order’s name is sealed, that of a payment under the key that a payment has', async () => {
  const { rows } = await sql<{ kind: string; name: string; hashes: number }>`select kind, buyer_name as name,
    cardinality(name_keys) as hashes from purchase_order`.execute(market.context.db);
  expect(rows.length).toBeGreaterThan(4);
  for (const { kind, name, hashes } of rows) {
    expect(isSealed(name)).toBe(true);
    expect(name).toMatch(kind === 'payment' ? /^sealed\.v2\./ : /^sealed\.v3\./);
    expect(hashes).toBeGreaterThan(0);
  }
  expect(await names()).toEqual(named('D*** A***'));
  expect((await payer.get(`payments/${paymentId}`)).body.personal.name).toBe('Defne Aydın');
  const { body } = await owner.post('panel/payments', { search: 'aydı def' });
  expect(body.rows.map((row: { orderId: string }) => row.orderId)).toContain(paymentId);
});

test('those that do not open are told as nobody’s, and keep no list, page or card from the rest', async () => {
  await sql`update purchase_order set buyer_name = 'sealed.v1.AAAA', version = version + 1`.execute(
    market.context.db,
  );
  expect(await names()).toEqual(named('***'));
  expect((await payer.get(`payments/${paymentId}`)).body.personal.name).toBe('***');
  for (const list of ['stuck', 'dashboard'])
    expect((await owner.post(`panel/${list}`, list === 'dashboard' ? { days: 1 } : {})).status).toBe(200);
  const found = await owner.post('panel/customers/find', { by: 'phone', value: '+905321234567' });
  expect(found.status).toBe(200);
});
