import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchSending } from '../../platform/outbox/sending.ts';
import { cheapest, type Market, openMarket, paymentOf } from '../../testing/purchase/market.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

test('while sending is off a buyer who pays reads that payments are paused, and nothing is begun', async () => {
  const buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const { db, clock } = market.context;
  const say = (state: 'on' | 'off') =>
    db.transaction().execute((trx) => switchSending(trx, state, 'a test', clock()));
  await say('off');
  const paused = { status: 503, body: { success: false, code: 'payments-paused' } };
  expect(await buyer.post('purchases/start', paymentOf(market, offer))).toMatchObject(paused);
  expect(await db.selectFrom('purchase_order').select('id').execute()).toEqual([]);
  expect((await market.look('payments')).payments).toEqual([]);
  await say('on');
  expect((await buyer.post('purchases/start', paymentOf(market, offer))).status).toBe(200);
});
