import type { Offer } from '@sigorta/contracts/offer';
import { everyThirdDay, inTurn, partOf } from '@sigorta/tooling/test/rotation';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../buyer.ts';
import { lookUntil } from '../next-look.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../purchase/market.ts';
import { marketsInTurn } from '../purchase/markets-in-turn.ts';
import { cards, givenUpSoon } from '../purchase/outside.ts';

/*
 * Most of these wait: for an answer that does not come, for the next try. Each has a market for itself meanwhile, whose faults are its own.
 * The provider has longer: where "pay" is pressed once, a core that four markets share must not be what keeps it.
 */
const waits = { ...givenUpSoon, providerTimeoutMs: 3_000, startGraceMs: 3_500 };
const markets = marketsInTurn(4, () => openMarket(waits));
beforeAll(markets.open);
afterAll(markets.close);
const { inMarket } = markets;

interface Bought {
  buyer: Buyer;
  offer: Offer;
  purchaseId: string;
}

async function start(market: Market, product = 'foreign-travel', card: object = {}): Promise<Bought> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer, {}, card));
  return { buyer, offer, purchaseId: body.purchaseId };
}

const ledger = async (market: Market, purchaseId: string) =>
  (await market.look(`charges?basketId=${purchaseId}`)).net;
const policies = async (market: Market, purchaseId: string) =>
  (await market.look(`policies?reference=${purchaseId}`)).policies;
const refundOf = (market: Market, purchaseId: string) =>
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

/* each with the bank's page on one day and without on the next */
test.concurrent.each(partOf(2, afterCharge, everyThirdDay))(
  '%s: the money was taken, an inquiry finds it, one policy follows',
  inMarket(async (market, fault) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control('payment', { fault, times: 1 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
    expect(await policies(market, purchaseId)).toHaveLength(1);
  }),
);

test.concurrent.each(partOf(2, afterCharge, { day: everyThirdDay.day + 1 }))(
  '%s without 3-D Secure: found by inquiry, never sent twice',
  inMarket(async (market, fault) => {
    await market.control('payment', { fault, times: 1 });
    const { buyer, offer, purchaseId } = await start(market, 'domestic-travel');
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
  }),
);

test.concurrent.each(['auth-timeout', 'auth-500', 'auth-reset'])(
  '%s: no money was taken, nothing is sent again, the attempt closes and the buyer may pay anew',
  inMarket(async (market, fault) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control('payment', { fault, times: 1 });
    await atTheBank(market, purchaseId);
    expect(await waitFor(buyer, purchaseId, 'expired')).toMatchObject({ charged: null });
    expect(await ledger(market, purchaseId)).toEqual([]);
    await buyer.post('purchases/start', paymentOf(market, offer));
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1 }]);
  }),
);

test.concurrent(
  'while nobody knows, the buyer reads "checking", a second payment is refused, and nothing is invented',
  inMarket(async (market) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control('payment', { fault: ['auth-500-after-charge', 'detail-down'] });
    await atTheBank(market, purchaseId);
    await lookUntil(
      () => attemptOf(market, purchaseId),
      ({ inquiries }) => inquiries > 3,
    );
    expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({
      state: 'checking',
      charged: null,
    });
    expect((await buyer.post('purchases/start', paymentOf(market, offer))).body.code).toBe(
      'payment-in-progress',
    );
    await market.control('payment', { fault: 'none' });
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1 }]);
  }),
);

test.concurrent(
  'one "not found" is not believed: the payment turns up at a later inquiry',
  inMarket(async (market) => {
    const { buyer, purchaseId } = await start(market);
    await market.control('payment', { fault: ['auth-500-after-charge'], times: 1 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, (body) => body.state !== 'awaiting-bank');
    await market.control('payment', { fault: 'detail-not-found', times: 2 });
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1 }]);
  }),
);

test.concurrent.each(partOf(2, ['init-timeout', 'init-500', 'down', 'hang'], everyThirdDay))(
  '%s when paying: the buyer is asked to try again, no money can have moved, and the next try works at once',
  inMarket(async (market, fault) => {
    const buyer = market.buyer();
    const offer = await cheapest(market, buyer);
    await market.control('payment', { fault });
    const refused = await buyer.post('purchases/start', paymentOf(market, offer));
    expect(refused).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
    await market.control('payment', { fault: 'none' });
    const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
    await atTheBank(market, body.purchaseId);
    await waitFor(buyer, body.purchaseId, 'issued');
    expect(await ledger(market, body.purchaseId)).toMatchObject([{ charges: 1 }]);
  }),
);

test.concurrent(
  'the bank posts twice: one charge',
  inMarket(async (market) => {
    const { buyer, purchaseId } = await start(market);
    await market.control('payment', { fault: 'callback-twice', times: 1 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1 }]);
  }),
);

const issueFaults: [fault: string, times: number][] = [
  ['issue-timeout-but-issued', 1],
  ['wrong-policy', 1],
  ['issue-timeout', 1],
  ['http500', 1],
  ['garbage', 1],
  ['reset', 1],
  ['down', 3],
];

test.concurrent.each(partOf(2, issueFaults, everyThirdDay))(
  'the insurer fails with %s: exactly one policy, in the end',
  inMarket(async (market, fault, times) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control(`insurers/${offer.insurer.id}`, { fault, times });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect(await policies(market, purchaseId)).toHaveLength(1);
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
  }),
);

test.concurrent(
  'the insurer refuses: the money goes back the same day, whole, and the buyer is told',
  inMarket(async (market) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await atTheBank(market, purchaseId);
    const end = await waitFor(buyer, purchaseId, 'refunded');
    expect(end).toMatchObject({ error: 'policy-failed', charged: null });
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1, net: 0 }]);
    const { rows } = await market.look(`charges?basketId=${purchaseId}`);
    expect(rows.map((row: { kind: string }) => row.kind).sort()).toEqual(['cancel', 'charge']);
    expect(await policies(market, purchaseId)).toEqual([]);
    expect((await buyer.post('purchases/start', paymentOf(market, offer))).body.code).toBe('already-paid');
  }),
);

test.concurrent(
  'the insurer stays silent twice: no policy anywhere, the money goes back',
  inMarket(async (market) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-timeout' });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'refunded');
    expect(await ledger(market, purchaseId)).toMatchObject([{ net: 0 }]);
    expect(await policies(market, purchaseId)).toEqual([]);
  }),
);

test.concurrent(
  'a charge of yesterday is refunded, not voided',
  inMarket(async (market) => {
    const { buyer, offer, purchaseId } = await start(market);
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
  }),
);

test.concurrent(
  'a card that cannot be paid back ends with a person, and the page says the money is still gone',
  inMarket(async (market) => {
    const { buyer, offer, purchaseId } = await start(market, 'foreign-travel', {
      number: cards.notRefundable,
    });
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await atTheBank(market, purchaseId);
    expect(await waitFor(buyer, purchaseId, 'refund-by-hand')).toMatchObject({ charged: offer.price });
    expect(await refundOf(market, purchaseId)).toMatchObject({ state: 'MANUAL', amount: offer.price.minor });
  }),
);

test.concurrent.each(inTurn(0, ['refund-timeout-after-refund', 'refund-timeout'], everyThirdDay))(
  '%s: an inquiry tells whether the money went back, and it goes back once',
  inMarket(async (market, fault) => {
    const { buyer, offer, purchaseId } = await start(market);
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await market.control('payment', { fault, times: 1 });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'refunded');
    const { rows } = await market.look(`charges?basketId=${purchaseId}`);
    expect(rows.filter((row: { kind: string }) => row.kind !== 'charge')).toHaveLength(1);
    expect(await ledger(market, purchaseId)).toMatchObject([{ net: 0 }]);
  }),
);

test.concurrent(
  'the mail server is away: the policy is there, the page says the mail waits, and it arrives once later',
  inMarket(async (market) => {
    const { buyer, purchaseId } = await start(market);
    await market.control('mail', { fault: 'down' });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, (body) => body.mail === 'failed');
    expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'issued' });
    await market.control('mail', { fault: 'none' });
    await waitFor(buyer, purchaseId, (body) => body.mail === 'sent');
    const { mails } = await market.look('mails');
    expect(mails.filter((mail: { messageId: string }) => mail.messageId.includes(purchaseId))).toHaveLength(
      1,
    );
  }),
);

test.concurrent(
  'workers stopped in between lose nothing',
  inMarket(async (market) => {
    const { buyer, purchaseId } = await start(market);
    await market.stopWorkers();
    await atTheBank(market, purchaseId);
    expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('checking');
    market.startWorkers();
    await waitFor(buyer, purchaseId, (body) => body.mail === 'sent');
    expect(await ledger(market, purchaseId)).toMatchObject([{ charges: 1 }]);
  }),
);
