import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ longestRetryMs: 600_000 });
});
afterAll(() => market.close());

/* docs.iyzico.com error 50000, too many requests: a minute is waited for */
const minuteMs = 60_000;

const jobOf = (attemptId: string) =>
  market.context.db
    .selectFrom('outbox')
    .select(['run_at', 'state'])
    .where('key', '=', `watch-attempt:${attemptId}`)
    .executeTakeFirstOrThrow();

test('a provider that is too busy to answer is asked again when it said, and not before', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
  await market.control('payment', { fault: ['auth-500-after-charge', 'detail-failure'] });
  await atTheBank(market, purchaseId);
  await expect.poll(async () => (await attemptOf(market, purchaseId)).ask_from).not.toBeNull();
  const { id, inquiries, looked_at, ask_from, version } = await attemptOf(market, purchaseId);
  expect(inquiries).toBe(1);
  expect((ask_from?.getTime() ?? 0) - (looked_at?.getTime() ?? 0)).toBe(minuteMs);
  /* our own pause would be a fifth of a second; a job that reads the clock twice is some ms late */
  const lateMs = async () => {
    const job = await jobOf(id);
    return job.state === 'waiting' ? job.run_at.getTime() - (ask_from?.getTime() ?? 0) : null;
  };
  await expect.poll(lateMs).toBeGreaterThanOrEqual(0);
  expect(await lateMs()).toBeLessThan(minuteMs / 2);

  await market.control('payment', { fault: 'none' });
  const { db, clock } = market.context;
  await db
    .updateTable('attempt')
    .set({ ask_from: clock(), version: version + 1 })
    .where('id', '=', id)
    .execute();
  await db.updateTable('outbox').set({ run_at: clock() }).where('key', '=', `watch-attempt:${id}`).execute();
  market.context.wake();
  await waitFor(buyer, purchaseId, 'issued');
  expect(await attemptOf(market, purchaseId)).toMatchObject({ inquiries: 2, ask_from: null });
});
