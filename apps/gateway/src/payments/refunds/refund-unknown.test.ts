import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  atTheBank,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { givenUpSoon } from '../../testing/purchase/outside.ts';

const windowMs = 600_000;
const dayMs = 24 * 3_600_000;

let market: Market;
beforeAll(async () => {
  market = await openMarket({ ...givenUpSoon, notFoundWindowMs: windowMs });
});
afterAll(() => market.close());
afterEach(() => market.control('reset', { faultsOnly: true }));

const refundOf = (purchaseId: string) =>
  market.context.db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', purchaseId)
    .executeTakeFirstOrThrow();

/** A refund whose call got no answer and gave nothing back. */
async function unknownRefund(more: string[] = []) {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
  await market.control('payment', { fault: ['refund-timeout', ...more] });
  await atTheBank(market, purchaseId);
  await expect.poll(async () => (await refundOf(purchaseId)).inquiries).toBeGreaterThan(4);
  return { buyer, purchaseId };
}

/** As if the refund had been asked about since then; workers may write the row in between. */
async function unknownSince(purchaseId: string, agoMs: number): Promise<void> {
  await market.stopWorkers();
  const { version } = await refundOf(purchaseId);
  await market.context.db
    .updateTable('refund')
    .set({ asked_at: new Date(Date.now() - agoMs), version: version + 1 })
    .where('order_id', '=', purchaseId)
    .execute();
  market.startWorkers();
}

test('"nothing was given back" is not believed by its count: it has to be said over the whole window', async () => {
  const { buyer, purchaseId } = await unknownRefund();
  const asked = await refundOf(purchaseId);
  expect(asked).toMatchObject({ state: 'UNKNOWN' });
  expect(asked.not_returned).toBeGreaterThan(market.context.timings.notFoundTimes);
  await market.control('payment', { fault: 'none' });
  await unknownSince(purchaseId, windowMs);
  await waitFor(buyer, purchaseId, 'refunded');
  const { rows } = await market.look(`charges?basketId=${purchaseId}`);
  expect(rows.map((row: { kind: string }) => row.kind).sort()).toEqual(['cancel', 'charge']);
});

test('answers that say nothing do not count, and after a day a person is asked', async () => {
  const { buyer, purchaseId } = await unknownRefund(['detail-down']);
  await unknownSince(purchaseId, dayMs - 60_000);
  const { inquiries } = await refundOf(purchaseId);
  await expect.poll(async () => (await refundOf(purchaseId)).inquiries).toBeGreaterThan(inquiries);
  expect(await refundOf(purchaseId)).toMatchObject({ state: 'UNKNOWN', not_returned: 0 });
  await unknownSince(purchaseId, dayMs);
  await expect
    .poll(() => refundOf(purchaseId))
    .toMatchObject({ state: 'MANUAL', provider_code: 'unknown-too-long' });
  /* it may have gone: nobody promises that a person sends it */
  await waitFor(buyer, purchaseId, 'refund-due');
});
