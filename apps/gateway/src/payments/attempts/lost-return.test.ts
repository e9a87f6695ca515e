import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import { visitBank } from '../../testing/purchase/bank-visit.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

/* a quarter of an hour at the bank; asked about long before, in pauses that grow, as a clock of the test goes on */
const openLooksMs = [45_000, 120_000, 300_000, 600_000];

describe.each([
  ['iyzico', '3d'],
  ['nestpay', '3d'],
  ['nestpay', '3d_pay'],
])('a buyer who never comes back from the bank: %s (%s)', (connector, storeType) => {
  let market: Market;
  let later = 0;
  beforeAll(async () => {
    market = await openMarket(
      { challengeMs: 900_000, startGraceMs: 900, openLooksMs },
      { NESTPAY_STORE_TYPE: storeType },
      undefined,
      { clock: () => new Date(Date.now() + later) },
    );
    const { db } = market.context;
    const partner = await db
      .selectFrom('partner')
      .select('settings')
      .where('id', '=', 'default')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('partner')
      .set({ settings: JSON.stringify({ ...partner.settings, odeme_kurulusu: connector }) })
      .where('id', '=', 'default')
      .execute();
    forgetPartners(market.context);
  });
  afterAll(() => market.close());
  afterEach(() => market.control('reset', { faultsOnly: true }));

  async function atTheBanksPage() {
    const buyer = market.buyer();
    const offer = await cheapest(market, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
    const purchaseId = String(body.purchaseId);
    if (connector === 'nestpay') await visitBank(String(body.next.url));
    return { buyer, offer, purchaseId };
  }
  const taken = async (purchaseId: string): Promise<number> =>
    (await market.look(`charges?conversationId=${(await attemptOf(market, purchaseId)).id}`)).rows.length;
  /** Goes on to one of the times at which the provider is asked. @returns when it was, ms after the start */
  const goTo = async (purchaseId: string, time: number): Promise<() => Promise<number>> => {
    const { created_at } = await attemptOf(market, purchaseId);
    const at = created_at.getTime() + (openLooksMs[time] ?? 0);
    later += Math.max(0, at - market.context.clock().getTime());
    market.context.wake();
    return async () =>
      ((await attemptOf(market, purchaseId)).looked_at?.getTime() ?? 0) - created_at.getTime();
  };
  const asked = async (purchaseId: string, time: number): Promise<void> => {
    const lookedAt = await goTo(purchaseId, time);
    await expect.poll(lookedAt).toBeGreaterThanOrEqual(openLooksMs[time] ?? 0);
  };
  const askedToTheEnd = async (purchaseId: string): Promise<void> => {
    for (const time of openLooksMs.keys()) await asked(purchaseId, time);
  };

  test('a page that is not finished is asked about, and is no refusal', async () => {
    const { buyer, offer, purchaseId } = await atTheBanksPage();
    await askedToTheEnd(purchaseId);
    expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'awaiting-bank' });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    const { rows } = await market.look(`charges?conversationId=${(await attemptOf(market, purchaseId)).id}`);
    expect(rows).toMatchObject([{ kind: 'charge', amount: offer.price.minor }]);
  });

  test('a provider that cannot answer says nothing about the page', async () => {
    const { buyer, purchaseId } = await atTheBanksPage();
    await market.control(connector === 'iyzico' ? 'payment' : 'nestpay', { fault: 'detail-failure' });
    await asked(purchaseId, 0);
    expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'awaiting-bank' });
    await market.control('reset', { faultsOnly: true });
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
  });

  test.runIf(connector === 'iyzico')(
    'one whom the bank refused reads it although the return was lost',
    async () => {
      const { buyer, purchaseId } = await atTheBanksPage();
      await atTheBank(market, purchaseId, 'cancel', { post: false });
      await goTo(purchaseId, 0);
      await waitFor(buyer, purchaseId, 'declined');
      expect(await taken(purchaseId)).toBe(0);
      /* and may pay at once */
      const again = await buyer.post('purchases/start', paymentOf(market, await cheapest(market, buyer)));
      expect(again.status).toBe(200);
    },
  );

  test.runIf(storeType === '3d_pay')(
    'one whose money the bank took gets the policy although the return was lost',
    async () => {
      const { buyer, purchaseId } = await atTheBanksPage();
      await atTheBank(market, purchaseId, 'approve', { post: false });
      await goTo(purchaseId, 0);
      await waitFor(buyer, purchaseId, 'issued');
      expect(await taken(purchaseId)).toBe(1);
    },
  );

  test.runIf(storeType === '3d')(
    'one whom the bank let through is not charged without coming back',
    async () => {
      const { buyer, purchaseId } = await atTheBanksPage();
      await atTheBank(market, purchaseId, 'approve', { post: false });
      await askedToTheEnd(purchaseId);
      expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({ state: 'awaiting-bank' });
      expect(await taken(purchaseId)).toBe(0);
    },
  );
});
