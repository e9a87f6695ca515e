import type { Offer } from '@sigorta/contracts/offer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import {
  askOffers,
  atTheBank,
  attemptOf,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  /* so many looks that the last one is after any of these tests */
  market = await openMarket({ lateLooksMs: Array.from({ length: 400 }, (_, i) => (i + 1) * 100) });
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

interface Lost {
  buyer: Buyer;
  offer: Offer;
  another: Offer;
  purchaseId: string;
  attemptId: string;
}

/** A payment that was taken, and a provider that says it knows nothing of it until the attempt is closed, and on. */
async function lostCharge(): Promise<Lost> {
  const buyer = market.buyer();
  const [offer, another] = await askOffers(market, buyer);
  if (!offer || !another) throw new Error('two offers are needed');
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await market.control('payment', { fault: ['auth-500-after-charge', 'detail-not-found'] });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'expired');
  await market.control('payment', { fault: 'detail-not-found' });
  return { buyer, offer, another, purchaseId, attemptId: (await attemptOf(market, purchaseId)).id };
}

const found = () => market.control('payment', { fault: 'none' });
const ledger = async (purchaseId: string) => {
  const { net } = await market.look(`charges?basketId=${purchaseId}`);
  return (net as { net: number }[]).map((row) => row.net).sort((a, b) => a - b);
};
const policies = async (purchaseId: string) =>
  (await market.look(`policies?reference=${purchaseId}`)).policies;
const refunds = (purchaseId: string) =>
  market.context.db.selectFrom('refund').selectAll().where('order_id', '=', purchaseId).execute();
const attempt = (id: string) =>
  market.context.db.selectFrom('attempt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const looks = (id: string) =>
  market.context.db
    .selectFrom('outbox')
    .select('state')
    .where('key', '=', `late-look:${id}`)
    .executeTakeFirst();

test('money that shows up after the attempt was closed becomes the policy it was paid for', async () => {
  const { buyer, offer, purchaseId, attemptId } = await lostCharge();
  await found();
  expect(await waitFor(buyer, purchaseId, 'issued')).toMatchObject({ charged: offer.price, error: null });
  expect(await ledger(purchaseId)).toEqual([offer.price.minor]);
  expect(await policies(purchaseId)).toHaveLength(1);
  expect(await refunds(purchaseId)).toEqual([]);
  await expect.poll(() => looks(attemptId)).toEqual({ state: 'done' });
});

test('an offer that ended meanwhile is not made a policy: the money goes back once', async () => {
  const { buyer, offer, purchaseId } = await lostCharge();
  await market.context.db
    .updateTable('offer')
    .set({ valid_until: new Date(Date.now() - 1) })
    .where('id', '=', offer.id)
    .execute();
  await found();
  expect(await waitFor(buyer, purchaseId, 'refunded')).toMatchObject({
    error: 'offer-expired',
    charged: null,
  });
  expect(await ledger(purchaseId)).toEqual([0]);
  expect(await policies(purchaseId)).toEqual([]);
  expect(await refunds(purchaseId)).toMatchObject([{ state: 'DONE', amount: offer.price.minor }]);
});

test('a buyer who paid again keeps that policy and gets the late money back', async () => {
  const { buyer, offer, purchaseId, attemptId } = await lostCharge();
  await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, (body) => body.mail === 'sent');
  await found();
  await expect.poll(() => refunds(purchaseId)).toMatchObject([{ state: 'DONE', attempt_id: attemptId }]);
  expect(await ledger(purchaseId)).toEqual([0, offer.price.minor]);
  expect(await policies(purchaseId)).toHaveLength(1);
  expect(await attempt(attemptId)).toMatchObject({ state: 'CHARGED', surplus: true });
  const { body } = await buyer.get(`purchases/${purchaseId}`);
  expect(body).toMatchObject({ state: 'issued', charged: offer.price });
});

test('a buyer who bought another offer of the quote gets the late money back', async () => {
  const { buyer, offer, another, purchaseId } = await lostCharge();
  const second = (await buyer.post('purchases/start', paymentOf(market, another))).body.purchaseId;
  await atTheBank(market, second);
  await waitFor(buyer, second, 'issued');
  await found();
  expect(await waitFor(buyer, purchaseId, 'refunded')).toMatchObject({ error: 'already-paid' });
  expect(await ledger(purchaseId)).toEqual([0]);
  expect(await ledger(second)).toEqual([another.price.minor]);
  expect([...(await policies(purchaseId)), ...(await policies(second))]).toHaveLength(1);
  expect(await refunds(purchaseId)).toMatchObject([{ amount: offer.price.minor }]);
});

test.each(['the same offer', 'another offer'])(
  'a buyer at the bank again for %s is not charged a second time',
  async (which) => {
    const { buyer, offer, another, purchaseId } = await lostCharge();
    const wanted = which === 'the same offer' ? offer : another;
    const second = (await buyer.post('purchases/start', paymentOf(market, wanted))).body.purchaseId;
    const pending = await attemptOf(market, second);
    await found();
    await waitFor(buyer, purchaseId, 'issued');
    await market.control(`acs/${pending.psp_payment_id}`, { action: 'approve' });
    expect(await attempt(pending.id)).toMatchObject({ state: 'EXPIRED', error: 'replaced' });
    expect(await ledger(purchaseId)).toEqual([offer.price.minor]);
    if (second !== purchaseId) expect(await ledger(second)).toEqual([]);
  },
);

test('another attempt that was let through and not charged yet gives way to money that is there', async () => {
  const { buyer, offer, purchaseId } = await lostCharge();
  await buyer.post('purchases/start', paymentOf(market, offer));
  const second = await attemptOf(market, purchaseId);
  await market.stopWorkers();
  await atTheBank(market, purchaseId);
  expect(await attempt(second.id)).toMatchObject({ state: 'CALLBACK_OK' });
  await found();
  /* the jobs of both wait: whichever comes first, one payment is kept */
  market.startWorkers();
  await waitFor(buyer, purchaseId, 'issued');
  await expect
    .poll(async () => (await ledger(purchaseId)).filter((net) => net > 0))
    .toEqual([offer.price.minor]);
  expect(await policies(purchaseId)).toHaveLength(1);
});

test('nothing found: nothing happens, and after the last look nobody asks any more', async () => {
  const short = await openMarket({ lateLooksMs: [50, 150], challengeMs: 300 });
  try {
    const buyer = short.buyer();
    const [offer] = await askOffers(short, buyer);
    if (!offer) throw new Error('no offer');
    const { purchaseId } = (await buyer.post('purchases/start', paymentOf(short, offer))).body;
    await waitFor(buyer, purchaseId, 'expired');
    const { db } = short.context;
    const job = db.selectFrom('outbox').select('state').where('kind', '=', 'late-look');
    await expect.poll(() => job.execute()).toEqual([{ state: 'done' }]);
    expect(await attemptOf(short, purchaseId)).toMatchObject({ state: 'EXPIRED', surplus: false });
    expect(await db.selectFrom('refund').selectAll().execute()).toEqual([]);
    expect((await short.look(`charges?basketId=${purchaseId}`)).net).toEqual([]);
  } finally {
    await short.close();
  }
});
