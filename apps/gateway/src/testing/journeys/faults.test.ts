import type { Offer } from '@sigorta/contracts/offer';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../buyer.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../purchase/market.ts';
import { cards, givenUpSoon } from '../purchase/outside.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket(givenUpSoon);
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

interface Bought {
  buyer: Buyer;
  offer: Offer;
  purchaseId: string;
}

async function start(product = 'foreign-travel', card: object = {}): Promise<Bought> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer, {}, card));
  return { buyer, offer, purchaseId: body.purchaseId };
}

const ledger = async (purchaseId: string) => (await market.look(`charges?basketId=${purchaseId}`)).net;
const policies = async (purchaseId: string) =>
  (await market.look(`policies?reference=${purchaseId}`)).policies;
const refundOf = (purchaseId: string) =>
  market.context.db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();

const afterCharge = [
  'auth-timeout-after-charge',
  'auth-500-after-charge',
  'auth-reset-after-charge',
  'auth-garbage-after-charge',
  'bad-signature',
];

test.each(afterCharge)('%s: the money was taken, an inquiry finds it, one policy follows', async (fault) => {
  const { buyer, offer, purchaseId } = await start();
  await market.control('payment', { fault, times: 1 });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
  expect(await policies(purchaseId)).toHaveLength(1);
});

test.each(afterCharge)('%s without 3-D Secure: found by inquiry, never sent twice', async (fault) => {
  await market.control('payment', { fault, times: 1 });
  const { buyer, offer, purchaseId } = await start('domestic-travel');
  await waitFor(buyer, purchaseId, 'issued');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
});

test.each(['auth-timeout', 'auth-500', 'auth-reset'])(
  '%s: no money was taken, nothing is sent again, the attempt closes and the buyer may pay anew',
  async (fault) => {
    const { buyer, offer, purchaseId } = await start();
    await market.control('payment', { fault, times: 1 });
    await atTheBank(market, purchaseId);
    expect(await waitFor(buyer, purchaseId, 'expired')).toMatchObject({ charged: null });
    expect(await ledger(purchaseId)).toEqual([]);
    await buyer.post('purchases/start', paymentOf(market, offer));
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(purchaseId)).toMatchObject([{ charges: 1 }]);
  },
);

test('while nobody knows, the buyer reads "checking", a second payment is refused, and nothing is invented', async () => {
  const { buyer, offer, purchaseId } = await start();
  await market.control('payment', { fault: ['auth-500-after-charge', 'detail-down'] });
  await atTheBank(market, purchaseId);
  await expect.poll(async () => (await attemptOf(market, purchaseId)).inquiries).toBeGreaterThan(3);
  expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({
    state: 'checking',
    charged: null,
  });
  expect((await buyer.post('purchases/start', paymentOf(market, offer))).body.code).toBe(
    'payment-in-progress',
  );
  await market.control('payment', { fault: 'none' });
  await waitFor(buyer, purchaseId, 'issued');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1 }]);
});

test('one "not found" is not believed: the payment turns up at a later inquiry', async () => {
  const { buyer, purchaseId } = await start();
  await market.control('payment', { fault: ['auth-500-after-charge'], times: 1 });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, (body) => body.state !== 'awaiting-bank');
  await market.control('payment', { fault: 'detail-not-found', times: 2 });
  await waitFor(buyer, purchaseId, 'issued');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1 }]);
});

test.each(['init-timeout', 'init-500', 'down', 'hang'])(
  '%s when paying: the buyer is asked to try again, no money can have moved, and the next try works at once',
  async (fault) => {
    const buyer = market.buyer();
    const offer = await cheapest(market, buyer);
    await market.control('payment', { fault });
    const refused = await buyer.post('purchases/start', paymentOf(market, offer));
    expect(refused).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
    await market.control('payment', { fault: 'none' });
    const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
    await atTheBank(market, body.purchaseId);
    await waitFor(buyer, body.purchaseId, 'issued');
    expect(await ledger(body.purchaseId)).toMatchObject([{ charges: 1 }]);
  },
);

test('the bank never sends the buyer back: the attempt ends by itself, nothing charged', async () => {
  const short = await openMarket({ ...givenUpSoon, challengeMs: 400 });
  try {
    const buyer = short.buyer();
    const offer = await cheapest(short, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(short, offer));
    expect(await waitFor(buyer, body.purchaseId, 'expired')).toMatchObject({
      error: 'bank-not-approved',
      charged: null,
    });
    expect((await short.look(`charges?basketId=${body.purchaseId}`)).net).toEqual([]);
  } finally {
    await short.close();
  }
});

test('the bank posts twice: one charge', async () => {
  const { buyer, purchaseId } = await start();
  await market.control('payment', { fault: 'callback-twice', times: 1 });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1 }]);
});

test.each([
  ['issue-timeout-but-issued', 1],
  ['wrong-policy', 1],
  ['issue-timeout', 1],
  ['http500', 1],
  ['garbage', 1],
  ['reset', 1],
  ['down', 3],
])('the insurer fails with %s: exactly one policy, in the end', async (fault, times) => {
  const { buyer, offer, purchaseId } = await start();
  await market.control(`insurers/${offer.insurer.id}`, { fault, times });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  expect(await policies(purchaseId)).toHaveLength(1);
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
});

test('the insurer refuses: the money goes back the same day, whole, and the buyer is told', async () => {
  const { buyer, offer, purchaseId } = await start();
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  await atTheBank(market, purchaseId);
  const end = await waitFor(buyer, purchaseId, 'refunded');
  expect(end).toMatchObject({ error: 'policy-failed', charged: null });
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1, net: 0 }]);
  const { rows } = await market.look(`charges?basketId=${purchaseId}`);
  expect(rows.map((row: { kind: string }) => row.kind).sort()).toEqual(['cancel', 'charge']);
  expect(await policies(purchaseId)).toEqual([]);
  expect((await buyer.post('purchases/start', paymentOf(market, offer))).body.code).toBe('already-paid');
});

test('the insurer stays silent twice: no policy anywhere, the money goes back', async () => {
  const { buyer, offer, purchaseId } = await start();
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-timeout' });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'refunded');
  expect(await ledger(purchaseId)).toMatchObject([{ net: 0 }]);
  expect(await policies(purchaseId)).toEqual([]);
});

test('a charge of yesterday is refunded, not voided', async () => {
  const { buyer, offer, purchaseId } = await start();
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'http500' });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issuing');
  const attempt = await attemptOf(market, purchaseId);
  await market.context.db
    .updateTable('attempt')
    .set({ charged_at: new Date(Date.now() - 86_400_000), version: attempt.version + 1 })
    .where('id', '=', attempt.id)
    .execute();
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  await waitFor(buyer, purchaseId, 'refunded');
  const { rows } = await market.look(`charges?basketId=${purchaseId}`);
  expect(rows.map((row: { kind: string }) => row.kind).sort()).toEqual(['charge', 'refund']);
});

test('a card that cannot be paid back ends with a person, and the page says the money is still gone', async () => {
  const { buyer, offer, purchaseId } = await start('foreign-travel', { number: cards.notRefundable });
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  await atTheBank(market, purchaseId);
  expect(await waitFor(buyer, purchaseId, 'refund-by-hand')).toMatchObject({ charged: offer.price });
  expect(await refundOf(purchaseId)).toMatchObject({ state: 'MANUAL', amount: offer.price.minor });
});

test.each(['refund-timeout-after-refund', 'refund-timeout'])(
  '%s: an inquiry tells whether the money went back, and it goes back once',
  async (fault) => {
    const { buyer, offer, purchaseId } = await start();
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await market.control('payment', { fault, times: 1 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'refunded');
    const { rows } = await market.look(`charges?basketId=${purchaseId}`);
    expect(rows.filter((row: { kind: string }) => row.kind !== 'charge')).toHaveLength(1);
    expect(await ledger(purchaseId)).toMatchObject([{ net: 0 }]);
  },
);

test('beyond the hourly limit a refund waits for two persons, and its buyer is told that it is on its way', async () => {
  const careful = await openMarket({ ...givenUpSoon, refundsPerHour: 0 });
  try {
    const buyer = careful.buyer();
    const offer = await cheapest(careful, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(careful, offer));
    await careful.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await atTheBank(careful, body.purchaseId);
    await waitFor(buyer, body.purchaseId, 'refund-due');
    const held = careful.context.db.selectFrom('refund').select(['phase', 'held']);
    await expect.poll(() => held.execute()).toEqual([{ phase: 'held', held: 'ceiling' }]);
    expect((await careful.look(`charges?basketId=${body.purchaseId}`)).net).toMatchObject([
      { net: offer.price.minor },
    ]);
  } finally {
    await careful.close();
  }
});

test('the mail server is away: the policy is there, the page says the mail waits, and it arrives once later', async () => {
  const { buyer, purchaseId } = await start();
  await market.control('mail', { fault: 'down' });
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, (body) => body.mail === 'failed');
  expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'issued' });
  await market.control('mail', { fault: 'none' });
  await waitFor(buyer, purchaseId, (body) => body.mail === 'sent');
  const { mails } = await market.look('mails');
  expect(mails.filter((mail: { messageId: string }) => mail.messageId.includes(purchaseId))).toHaveLength(1);
});

test('workers stopped in between lose nothing', async () => {
  const { buyer, purchaseId } = await start();
  await market.stopWorkers();
  await atTheBank(market, purchaseId);
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('checking');
  market.startWorkers();
  await waitFor(buyer, purchaseId, (body) => body.mail === 'sent');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1 }]);
});
