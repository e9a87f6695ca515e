import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { bought, cancel } from '../../testing/cancellation/bought.ts';
import { askOffers, type Market, openMarket, waitFor } from '../../testing/purchase/market.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { transferOf } from '../../testing/transfers/transfer-of.ts';

let market: Market;
let finance: Buyer;

beforeAll(async () => {
  market = await openMarket();
  finance = market.buyer();
  await signInAsStaff(market.context, finance, 'finance');
});
afterAll(() => market.close());

/** Cells of a file without its head; amounts and names are as a spreadsheet in Türkiye shows them. */
const take = async (list: string, filters: object = {}, who = finance): Promise<string[][]> => {
  await who.get('partner/website-info');
  const answer = await who.operation(
    'panel/export',
    'POST',
    { list, format: 'csv', filters },
    { 'accept-language': 'tr' },
  );
  expect(answer.status).toBe(200);
  const [, ...lines] = (await answer.text()).trim().split('\r\n');
  return lines.map((line) => line.split(';'));
};

/** by hand: thousands with nothing between, kuruş behind a comma */
const asLira = (minor: number): string =>
  `${Math.floor(minor / 100)},${String(minor % 100).padStart(2, '0')}`;

test('the file of transfers names what a statement names, and only what the filter leaves', async () => {
  const buyer = market.buyer();
  let started: { purchaseId: string; minor: number } | null = null;
  for (const offer of await askOffers(market, buyer)) {
    const { body: shown } = await buyer.get(`offers/${offer.id}`);
    if (shown.transferUntil === null) continue;
    const { body } = await buyer.post('purchases/transfer', transferOf(market, offer));
    started = { purchaseId: body.purchaseId, minor: offer.price.minor };
    break;
  }
  const { body: purchase } = await buyer.get(`purchases/${started?.purchaseId}`);
  const { reference } = purchase.personal.transfer;
  const [row] = await take('transfers');
  expect(row?.[0]).toBe(reference);
  expect(row?.[2]).toBe('Bekleniyor');
  expect(row?.[5]).toBe(asLira(started?.minor ?? 0));
  expect(await take('transfers', { state: 'rejected' })).toEqual([]);
});

test('the file of cancellations has a row for each notice, masked, with what goes back', async () => {
  const one = await bought(market);
  await cancel(one);
  await waitFor(one.buyer, one.purchaseId, ({ cancellation }) => cancellation === 'refunded');
  const { policies } = await market.look('policies');
  const [row] = await take('cancellations');
  expect(row?.[2]).toBe('İade edildi');
  expect(row?.[4]).toMatch(/^[A-Z]{3}\d+$/);
  expect(JSON.stringify(policies)).toContain(row?.[4]);
  expect(row?.[3]).toMatch(/\*\*\*/);
  const { charges } = await market.look('charges').then(({ rows }) => ({ charges: rows }));
  const back = charges.find(({ kind }: { kind: string }) => kind !== 'charge');
  expect(row?.[8]).toBe(asLira(Math.abs(back.amount)));
});
