import type { Offer } from '@sigorta/contracts/offer';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { lockPurchase } from '../../purchase/store/rows.ts';
import type { Buyer } from '../../testing/buyer.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';
import { someoneWaits } from '../../testing/waiting-for-locks.ts';

let market: Market;
beforeAll(async () => {
  market = await openMarket({ startGraceMs: 30_000, providerTimeoutMs: 20_000 });
});
afterAll(() => market.close());

async function withOffer(): Promise<{ buyer: Buyer; offer: Offer }> {
  const buyer = market.buyer();
  return { buyer, offer: await cheapest(market, buyer) };
}

const ledger = async (purchaseId: string) => (await market.look(`charges?basketId=${purchaseId}`)).net;

test('of ten starts one goes to the bank; nine that come while it is asked are told to wait', async () => {
  const { buyer, offer } = await withOffer();
  await buyer.get('partner/website-info');
  /* the provider answers only when the nine are refused, however slow the machine is */
  const provider = market.context.connectors.of('iyzico');
  const start = provider.start.bind(provider);
  let open: () => void = () => {};
  const nineAnswered = new Promise<void>((resolve) => {
    open = resolve;
  });
  const asked = vi.spyOn(provider, 'start').mockImplementation(async (...all) => {
    await nineAnswered;
    return start(...all);
  });
  let refused = 0;
  const send = async () => {
    const answer = await buyer.post('purchases/start', paymentOf(market, offer));
    if (answer.body.code === 'payment-in-progress' && ++refused === 9) open();
    return answer;
  };
  const all = await Promise.all(Array.from({ length: 10 }, send));
  asked.mockRestore();
  const begun = all.filter((one) => one.status === 200);
  expect(begun).toHaveLength(1);
  expect(refused).toBe(9);
  const { payments } = await market.look('payments');
  expect(
    payments.filter((one: { basketId: string }) => one.basketId === begun[0]?.body.purchaseId),
  ).toHaveLength(1);
});

test('ten starts whenever they come are one purchase, one open attempt and one charge', async () => {
  const { buyer, offer } = await withOffer();
  await buyer.get('partner/website-info');
  const all = await Promise.all(
    Array.from({ length: 10 }, () => buyer.post('purchases/start', paymentOf(market, offer))),
  );
  /* one that comes after the answer of another replaces its visit to the bank (decision 0070) */
  const begun = all.filter((one) => one.status === 200);
  expect(new Set(begun.map((one) => one.body.purchaseId)).size).toBe(1);
  expect(all.filter((one) => one.body.code === 'payment-in-progress')).toHaveLength(10 - begun.length);
  const purchaseId = begun[0]?.body.purchaseId;
  const attempts = await market.context.db
    .selectFrom('attempt')
    .select(['state', 'psp_payment_id'])
    .where('order_id', '=', purchaseId)
    .orderBy('created_at')
    .execute();
  expect(attempts.map(({ state }) => state).sort()).toEqual([
    ...Array(begun.length - 1).fill('EXPIRED'),
    'THREEDS_PENDING',
  ]);
  for (const { psp_payment_id } of attempts)
    await market.control(`acs/${psp_payment_id}`, { action: 'approve' });
  await waitFor(buyer, purchaseId, 'issued');
  expect(await ledger(purchaseId)).toMatchObject([{ charges: 1, net: offer.price.minor }]);
});

test('paying again from the bank page replaces the first try; its late return charges nothing', async () => {
  const { buyer, offer } = await withOffer();
  const first = await buyer.post('purchases/start', paymentOf(market, offer));
  const { purchaseId } = first.body;
  const replaced = await attemptOf(market, purchaseId);
  const second = await buyer.post('purchases/start', paymentOf(market, offer));
  expect(second.body.purchaseId).toBe(purchaseId);
  await market.control(`acs/${replaced.psp_payment_id}`, { action: 'approve' });
  expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('awaiting-bank');
  await atTheBank(market, purchaseId);
  await waitFor(buyer, purchaseId, 'issued');
  const rows = await ledger(purchaseId);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ charges: 1, net: offer.price.minor });
});

/* the embedded database does one transaction after the other: there nobody can meet */
describe.skipIf(!process.env.TEST_DATABASE_URL)('a start that meets the return from the bank', () => {
  beforeAll(() => market.stopWorkers());
  afterAll(() => market.startWorkers());

  test('looks again when that is written, and is told to wait', async () => {
    const { db, clock } = market.context;
    const { buyer, offer } = await withOffer();
    const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
    const attempt = await attemptOf(market, purchaseId);
    const { second } = await db.transaction().execute(async (trx) => {
      await lockPurchase(trx, attempt.quote_id ?? '', clock);
      await trx
        .updateTable('attempt')
        .set((to) => ({ phase: 'authed', state: 'CALLBACK_OK', version: to('version', '+', 1) }))
        .where('id', '=', attempt.id)
        .execute();
      const again = buyer.post('purchases/start', paymentOf(market, offer));
      await someoneWaits(db);
      return { second: again };
    });
    expect(await second).toMatchObject({ status: 409, body: { code: 'payment-in-progress' } });
  });

  test('never waits for it crosswise: a refused return locks the purchase first, as a start does', async () => {
    const { db, clock } = market.context;
    const { buyer, offer } = await withOffer();
    const { purchaseId } = (await buyer.post('purchases/start', paymentOf(market, offer))).body;
    const { back } = await db.transaction().execute(async (trx) => {
      await lockPurchase(trx, (await attemptOf(market, purchaseId)).quote_id ?? '', clock);
      const returning = atTheBank(market, purchaseId, 'cancel');
      await someoneWaits(db);
      await sql`select id from attempt where order_id = ${purchaseId} for update nowait`.execute(trx);
      return { back: returning };
    });
    await back;
    expect((await buyer.get(`purchases/${purchaseId}`)).body.state).toBe('declined');
  });
});
