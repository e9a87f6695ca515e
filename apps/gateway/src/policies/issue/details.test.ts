import { policyDetailsOf } from '@sigorta/product-kit/policy-details';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { knownProduct } from '../../testing/known-product.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';

/* long enough that no test meets its end by chance; those about the end shorten it */
const wholeDay = 24 * 3_600_000;
let market: Market;
beforeAll(async () => {
  market = await openMarket({ detailsMs: wholeDay, detailsMarginMs: 60_000 });
});
afterAll(() => market.close());
beforeEach(() => {
  market.context.timings.detailsMs = wholeDay;
});
afterEach(() => market.control('reset', { faultsOnly: true }));

interface Paid {
  buyer: Buyer;
  purchaseId: string;
}

async function pay(product = 'pet'): Promise<Paid> {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer, product);
  const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
  return { buyer, purchaseId: body.purchaseId };
}

/** The product's own sample of details in wire names. */
async function sampleDetails(product: string): Promise<Record<string, unknown>> {
  const found = await knownProduct(product);
  const asked = policyDetailsOf(found.product);
  const details = (await found.samples()).details;
  if (!asked || !details) throw new Error(`${product} asks nothing`);
  return toWire(asked, details.valid({ today: todayInIstanbul(market.context.clock()) }));
}

const policies = async (purchaseId: string) =>
  (await market.look(`policies?reference=${purchaseId}`)).policies;

const isOpen = ({ detailsUntil }: { detailsUntil: string | null }) => detailsUntil !== null;
const rowOf = (purchaseId: string) =>
  market.context.db
    .selectFrom('policy')
    .innerJoin('purchase_order', 'purchase_order.id', 'policy.order_id')
    .select(['policy.state', 'policy.details', 'purchase_order.state as order'])
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();

describe.each(['pet', 'phone-protection'])('%s', (product) => {
  test('waits for the last answers, and the insurer gets them with the request for the policy', async () => {
    const { buyer, purchaseId } = await pay(product);
    expect(await waitFor(buyer, purchaseId, isOpen)).toMatchObject({ state: 'issuing' });
    expect(await rowOf(purchaseId)).toEqual({ state: 'NONE', details: null, order: 'PAID' });
    expect(await policies(purchaseId)).toEqual([]);

    const details = await sampleDetails(product);
    const { body } = await buyer.post('policies/create', { purchaseId, details });
    expect(body).toEqual({ result: 'taken' });
    const done = await waitFor(buyer, purchaseId, ({ mail }) => mail === 'sent');
    expect(done).toMatchObject({ state: 'issued', detailsUntil: null });
    expect(await policies(purchaseId)).toMatchObject([{ details }]);
  });
});

test('nobody answers: the policy is made when the time is over, without details', async () => {
  market.context.timings.detailsMs = 300;
  const { buyer, purchaseId } = await pay();
  const done = await waitFor(buyer, purchaseId, 'issued');
  expect(done.detailsUntil).toBeNull();
  expect(await policies(purchaseId)).toMatchObject([{ details: null }]);
  const late = await buyer.post('policies/create', { purchaseId, details: await sampleDetails('pet') });
  expect(late.body).toEqual({ result: 'too-late' });
});

test('a quote that ends soon is not kept waiting', async () => {
  await market.control('insurers/all', { quoteValidMinutes: 1 });
  const { buyer, purchaseId } = await pay();
  await waitFor(buyer, purchaseId, 'issued');
});

test('answers sent twice and at once make one policy, the first ones count', async () => {
  const { buyer, purchaseId } = await pay();
  await waitFor(buyer, purchaseId, isOpen);
  const details = await sampleDetails('pet');
  const send = () => buyer.post('policies/create', { purchaseId, details });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ result: 'taken' }));
  await waitFor(buyer, purchaseId, 'issued');
  const other = { ...details, mikrocip: '900000000000001' };
  expect((await buyer.post('policies/create', { purchaseId, details: other })).body).toEqual({
    result: 'taken',
  });
  expect(await policies(purchaseId)).toMatchObject([{ details }]);
});

test('another session reads that there is no such purchase', async () => {
  const { buyer, purchaseId } = await pay();
  await waitFor(buyer, purchaseId, isOpen);
  const stranger = market.buyer();
  const answer = await stranger.post('policies/create', { purchaseId, details: await sampleDetails('pet') });
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await rowOf(purchaseId)).details).toBeNull();
});

test('a purchase that asks nothing has no such page', async () => {
  const { buyer, purchaseId } = await pay('domestic-travel');
  await waitFor(buyer, purchaseId, 'issued');
  const answer = await buyer.post('policies/create', { purchaseId, details: {} });
  expect(answer.status).toBe(404);
});

test('wrong answers are named and change nothing', async () => {
  const { buyer, purchaseId } = await pay();
  await waitFor(buyer, purchaseId, isOpen);
  const details = { ...(await sampleDetails('pet')), mikrocip: '123' };
  const { status, body } = await buyer.post('policies/create', { purchaseId, details });
  expect(status).toBe(422);
  expect(body.fields).toEqual([{ field: 'details.mikrocip', message: 'field.microchip.error' }]);
  expect(await rowOf(purchaseId)).toMatchObject({ state: 'NONE', details: null });
});

test('what is sensitive lies sealed', async () => {
  const { buyer, purchaseId } = await pay();
  await waitFor(buyer, purchaseId, isOpen);
  const details = await sampleDetails('pet');
  await buyer.post('policies/create', { purchaseId, details });
  const { details: stored } = await rowOf(purchaseId);
  expect(JSON.stringify(stored)).not.toContain(details.mikrocip);
  expect(stored).toMatchObject({ lastVaccination: details.sonAsiTarihi });
});

test('the insurer refuses after the answers: the money goes back', async () => {
  const { buyer, purchaseId } = await pay();
  await waitFor(buyer, purchaseId, isOpen);
  await market.control('insurers/all', { fault: 'issue-refused' });
  await buyer.post('policies/create', { purchaseId, details: await sampleDetails('pet') });
  expect(await waitFor(buyer, purchaseId, 'refunded')).toMatchObject({ charged: null });
});
