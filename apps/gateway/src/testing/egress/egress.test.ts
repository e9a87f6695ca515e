import { type ListedProxy, openListedProxy } from '@sigorta/egress/testing';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  askOffers,
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../purchase/market.ts';
import { startSandbox } from '../purchase/outside.ts';
import { testContext } from '../test-context.ts';

/*
 * Nobody but the proxy knows where these names lead to (RFC 6761 keeps .invalid out of every name service): a line that goes past it
 * ends nowhere, by whatever library it was opened.
 */
const outside = {
  INSURERS_URL: 'http://insurers.invalid/insurers',
  PAYMENT_URL: 'http://payment.invalid/iyzico',
  NESTPAY_URL: 'http://nestpay.invalid/nestpay',
  RATES_URL: 'http://rates.invalid/kurlar',
  SMS_URL: 'http://sms.invalid/sms',
  ADDRESS_URL: 'http://addresses.invalid/uavt',
  VEHICLE_URL: 'http://vehicles.invalid/vehicles',
  SMTP_URL: 'smtp://mail.invalid:25',
} as const;

/** The same provider by a name of its own, so that a test can keep cards back and nothing else. */
const ofCardEntry = {
  PAYMENT_URL: 'http://cards.invalid/iyzico',
  NESTPAY_URL: 'http://nestpay-cards.invalid/nestpay',
} as const;

let proxy: ListedProxy;
let market: Market;

beforeAll(async () => {
  const places: Record<string, number> = {};
  proxy = await openListedProxy(places);
  const sandbox = await startSandbox(undefined, { ...ofCardEntry, EGRESS_PROXY: proxy.url });
  for (const url of [...Object.values(outside), ...Object.values(ofCardEntry)])
    places[`${new URL(url).hostname}:80`] = Number(new URL(sandbox.urls.main).port);
  places['mail.invalid:25'] = Number(new URL(sandbox.urls.smtp).port);
  market = await openMarket({}, { ...outside, EGRESS_PROXY: proxy.url }, undefined, { sandbox });
  await sandbox.cards.leadTo(ofCardEntry);
});
afterEach(() => proxy.listAll());
afterAll(async () => {
  await market.close();
  await proxy.close();
});

/** Who was asked for since then, each once. */
const askedSince = (before: number): Set<string> =>
  new Set(proxy.asked.slice(before).map(({ place }) => place));

async function buy(): Promise<string> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, ({ mail }) => mail === 'sent');
  return body.purchaseId;
}

test('a whole purchase goes through the proxy: insurers, rates, card, policy, mail and short message', async () => {
  const sms = (await market.look('sms')).sms.length;
  const purchaseId = await buy();
  await expect.poll(async () => (await market.look('sms')).sms.length).toBeGreaterThan(sms);
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toMatchObject([{ charges: 1 }]);
  expect(askedSince(0)).toEqual(
    new Set([
      'insurers.invalid:80',
      'cards.invalid:80',
      'payment.invalid:80',
      'rates.invalid:80',
      'sms.invalid:80',
      'mail.invalid:25',
    ]),
  );
  expect(proxy.asked.filter(({ isLet }) => !isLet)).toEqual([]);
});

/** How calls to somebody outside ended so far, as `/metrics` has it. */
async function endsOf(peer: string): Promise<Record<string, number>> {
  const { values } = await market.context.metrics.calls.get();
  const counts = values.filter(
    ({ metricName, labels }) => /_count$/.test(metricName ?? '') && labels.peer === peer,
  );
  return Object.fromEntries(counts.map(({ labels, value }) => [labels.outcome, value]));
}

test('insurers that are not listed are told as away, and offer again once they are', async () => {
  const buyer = market.buyer();
  proxy.unlist('insurers.invalid:80');
  expect(await askOffers(market, buyer)).toEqual([]);
  const { 'proxy-refused': refused = 0 } = await endsOf('insurer');
  expect(refused).toBeGreaterThan(0);
  proxy.list('insurers.invalid:80');
  expect((await askOffers(market, buyer)).length).toBeGreaterThan(5);
});

test('who cannot reach the provider at all begins no purchase, and nothing is written', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  for (const place of ['payment.invalid:80', 'cards.invalid:80']) proxy.unlist(place);
  const refused = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(refused).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
  for (const place of ['payment.invalid:80', 'cards.invalid:80']) proxy.list(place);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  await atTheBank(market, body.purchaseId);
  await waitFor(buyer, body.purchaseId, 'issued');
});

test('money that the proxy keeps from being asked for is unknown and never declined, and is asked for again once it is listed', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  proxy.unlist('payment.invalid:80');
  await atTheBank(market, purchaseId);
  await expect.poll(async () => (await attemptOf(market, purchaseId)).inquiries).toBeGreaterThan(2);
  expect(await attemptOf(market, purchaseId)).toMatchObject({ state: 'UNKNOWN', error: null });
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).not.toBe('declined');
  expect((await endsOf('payment-provider'))['proxy-refused'] ?? 0).toBeGreaterThan(2);
  proxy.list('payment.invalid:80');
  await expect.poll(async () => (await attemptOf(market, purchaseId)).state).toBe('EXPIRED');
  const again = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(again.body.purchaseId).toBe(purchaseId);
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toMatchObject([
    { charges: 1, net: offer.price.minor },
  ]);
});

test('a card that the proxy does not let out is unknown and never declined, and the same offer is bought once it is', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, 'domestic-travel');
  proxy.unlist('cards.invalid:80');
  const started = await buyer.post('purchases/start', paymentOf(market, offer));
  const { purchaseId } = started.body;
  expect(started).toMatchObject({ status: 200, body: { next: { kind: 'status' } } });
  await expect.poll(async () => (await attemptOf(market, purchaseId)).state).toBe('EXPIRED');
  expect(await attemptOf(market, purchaseId)).toMatchObject({ provider_code: null });
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toEqual([]);
  proxy.list('cards.invalid:80');
  const again = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(again.body.purchaseId).toBe(purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toMatchObject([{ charges: 1 }]);
});

test('an insurer, a mail and a short message that have to wait for the list go out once they are on it', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  for (const place of ['insurers.invalid:80', 'mail.invalid:25']) proxy.unlist(place);
  await atTheBank(market, purchaseId);
  await expect.poll(async () => (await endsOf('insurer'))['proxy-refused'] ?? 0).toBeGreaterThan(10);
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('issuing');
  proxy.list('insurers.invalid:80');
  await waitFor(buyer, purchaseId, 'issued');
  await expect.poll(async () => (await endsOf('mail-server'))['proxy-refused'] ?? 0).toBeGreaterThan(1);
  proxy.list('mail.invalid:25');
  await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
  expect((await market.look(`charges?basketId=${purchaseId}`)).net).toMatchObject([{ charges: 1 }]);
});

test('without the proxy nobody of this world is reached: what came through came through it', async () => {
  const context = await testContext({ environment: outside });
  try {
    await expect(context.register.answer('/iller', v.unknown())).rejects.toMatchObject({
      fault: 'unavailable',
    });
    await expect(
      context.mailer.send({
        from: 'a@b.example',
        to: 'c@d.example',
        subject: '',
        text: '',
        html: '',
        messageId: '<1@b>',
        attachments: [],
      }),
    ).rejects.toThrow(/ENOTFOUND|EAI_AGAIN|getaddrinfo/);
  } finally {
    await context.close();
  }
});
