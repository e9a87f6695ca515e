import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { askOffers, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** Two offers of one quote, and what its page is told stands behind the one or the other. */
async function quoted(card: object = {}) {
  const buyer: Buyer = market.buyer();
  const [offer, other] = await askOffers(market, buyer, 'domestic-travel');
  if (!offer || !other) throw new Error('two offers were expected');
  const pay = async (which = offer) =>
    (await buyer.post('purchases/start', paymentOf(market, which, {}, card))).body;
  const bodies = async () => [
    (await buyer.get(`offers/${offer.id}`)).body,
    (await buyer.get(`offers/${other.id}`)).body,
  ];
  const behind = async () => (await bodies()).map(({ purchaseId }) => purchaseId);
  /* against every offer of the quote, whichever is asked about */
  const behindAll = async () => (await bodies()).map(({ quotePurchaseId }) => quotePurchaseId);
  return { buyer, other, pay, behind, behindAll };
}

test('a bought quote leads every offer of it to the purchase, for whom another start is already paid', async () => {
  const { buyer, other, pay, behind, behindAll } = await quoted();
  expect([await behind(), await behindAll()]).toEqual([
    [null, null],
    [null, null],
  ]);
  const { purchaseId } = await pay();
  await waitFor(buyer, purchaseId, 'issued');
  expect(await behind()).toEqual([purchaseId, purchaseId]);
  expect(await behindAll()).toEqual([purchaseId, purchaseId]);
  expect(await pay()).toMatchObject({ code: 'already-paid' });
  expect(await pay(other)).toMatchObject({ code: 'already-paid' });
});

test('a declined card leaves nothing to lead to', async () => {
  const { pay, behind } = await quoted({ number: '4111111111111129' });
  expect(await pay()).toMatchObject({ success: false });
  expect(await behind()).toEqual([null, null]);
});

test('while nobody knows whether money moved, the purchase is led to, and a second start waits', async () => {
  const { buyer, pay, behind } = await quoted();
  await market.control('payment', { fault: 'down' });
  const { purchaseId } = await pay();
  expect(await behind()).toEqual([purchaseId, purchaseId]);
  expect(await pay()).toMatchObject({ code: 'payment-in-progress' });
  await market.control('payment', { fault: 'none' });
  await waitFor(buyer, purchaseId, ({ state }) => state !== 'checking');
});

test('money that went back leads its own offer to where it stands, and leaves the others to be bought', async () => {
  const { buyer, other, pay, behind, behindAll } = await quoted();
  await market.control('insurers/all', { fault: 'issue-refused' });
  const { purchaseId } = await pay();
  await waitFor(buyer, purchaseId, 'refunded');
  await market.control('insurers/all', { fault: 'none' });
  expect(await behind()).toEqual([purchaseId, null]);
  expect(await behindAll()).toEqual([null, null]);
  expect(await pay()).toMatchObject({ code: 'already-paid' });
  expect(await pay(other)).toMatchObject({ next: { kind: 'status' } });
});

test('nobody else learns of it', async () => {
  const { pay } = await quoted();
  await pay();
  const { buyer } = await quoted();
  const [first] = await market.context.db.selectFrom('offer').select('id').execute();
  expect((await buyer.get(`offers/${first?.id}`)).status).toBe(404);
});
