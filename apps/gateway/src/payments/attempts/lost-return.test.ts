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

/* a minute at the bank; asked about long before, in pauses that grow */
const openLooksMs = [200, 500, 1_000, 1_600];

describe.each([
  ['iyzico', '3d'],
  ['nestpay', '3d'],
  ['nestpay', '3d_pay'],
])('a buyer who never comes back from the bank: %s (%s)', (connector, storeType) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket(
      { challengeMs: 60_000, startGraceMs: 900, openLooksMs },
      { NESTPAY_STORE_TYPE: storeType },
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
  /** until the provider was asked at the last of its times; a busy machine lets two of them fall together */
  const askedToTheEnd = (purchaseId: string) =>
    expect
      .poll(async () => {
        const { looked_at, created_at } = await attemptOf(market, purchaseId);
        return (looked_at?.getTime() ?? 0) - created_at.getTime();
      })
      .toBeGreaterThanOrEqual(openLooksMs.at(-1) ?? 0);
  /** until the provider was asked so often */
  const asked = (purchaseId: string, times: number) =>
    expect.poll(async () => (await attemptOf(market, purchaseId)).inquiries).toBeGreaterThanOrEqual(times);

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
    await asked(purchaseId, 1);
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
