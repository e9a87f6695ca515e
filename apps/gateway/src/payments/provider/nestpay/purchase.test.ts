import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { forgetPartners } from '../../../partners/partner.ts';
import { formOf, submit, visitBank } from '../../../testing/purchase/bank-visit.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../../testing/purchase/market.ts';
import { cards } from '../../../testing/purchase/outside.ts';

describe.each(['3d', '3d_pay'])('a partner whose cards go to NestPay (%s)', (storeType) => {
  let market: Market;
  beforeAll(async () => {
    market = await openMarket({}, { NESTPAY_STORE_TYPE: storeType });
    const { db } = market.context;
    const partner = await db
      .selectFrom('partner')
      .select('settings')
      .where('id', '=', 'default')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('partner')
      .set({ settings: JSON.stringify({ ...partner.settings, odeme_kurulusu: 'nestpay' }) })
      .where('id', '=', 'default')
      .execute();
    forgetPartners(market.context);
  });
  afterAll(() => market.close());
  afterEach(() => market.control('reset', { faultsOnly: true }));

  const booked = async (purchaseId: string): Promise<{ kind: string; amount: number }[]> =>
    (await market.look(`charges?conversationId=${(await attemptOf(market, purchaseId)).id}`)).rows;

  async function started() {
    const buyer = market.buyer();
    const offer = await cheapest(market, buyer);
    const { body } = await buyer.post('purchases/start', paymentOf(market, offer));
    return { buyer, offer, purchaseId: String(body.purchaseId), url: String(body.next.url) };
  }

  test('pays, gets the policy, and the attempt keeps where it was made', async () => {
    const { buyer, offer, purchaseId, url } = await started();
    await visitBank(url);
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'issued');
    expect(await booked(purchaseId)).toMatchObject([{ kind: 'charge', amount: offer.price.minor }]);
    expect(await attemptOf(market, purchaseId)).toMatchObject({
      state: 'CHARGED',
      psp: 'nestpay',
      psp_account: '100200300',
      bank_takes: storeType === '3d_pay',
      bank_proof: null,
    });
  });

  test('the page with the card lies sealed, and is gone once it was served', async () => {
    const { purchaseId, url } = await started();
    const { hop_html } = await attemptOf(market, purchaseId);
    expect(hop_html).not.toContain(cards.success);
    expect(Buffer.from(hop_html ?? '', 'base64').toString('latin1')).not.toContain(cards.success);
    const wrong = await fetch(`${url.slice(0, -4)}AAAA`);
    expect(wrong.status).toBe(410);
    /* what we serve cannot be read here either; card entry opens it for the browser alone */
    const page = await (await fetch(url)).text();
    expect(page).not.toContain(cards.success);
    const towards = formOf(page);
    expect(new URL(towards.action).origin).toBe(market.context.config.cardEntry.url);
    expect(await submit(towards)).toContain(cards.success);
    const changed = String(towards.fields.page).replace(/.{8}$/, 'AAAAAAAA');
    await expect(submit({ ...towards, fields: { page: changed } })).rejects.toThrow('410');
    expect((await attemptOf(market, purchaseId)).hop_html).toBeNull();
    expect((await fetch(url)).status).toBe(410);
  });

  test('a policy that is refused gives the money back by a void', async () => {
    const { buyer, offer, purchaseId, url } = await started();
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await visitBank(url);
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'refunded');
    expect((await booked(purchaseId)).map(({ kind }) => kind)).toEqual(['cancel', 'charge']);
  });

  test('after the bank has closed its day the money goes back by a refund', async () => {
    const { buyer, offer, purchaseId, url } = await started();
    await market.control(`insurers/${offer.insurer.id}`, { fault: 'issue-refused' });
    await market.control('nestpay', { settled: true });
    await visitBank(url);
    await atTheBank(market, purchaseId);
    await waitFor(buyer, purchaseId, 'refunded');
    expect((await booked(purchaseId)).map(({ kind }) => kind)).toEqual(['refund', 'charge']);
    await market.control('nestpay', { settled: null });
  });

  test('a buyer whom the bank does not know for sure is charged nothing', async () => {
    const { buyer, purchaseId, url } = await started();
    await visitBank(url);
    await atTheBank(market, purchaseId, 'cancel');
    await waitFor(buyer, purchaseId, 'declined');
    expect(await booked(purchaseId)).toEqual([]);
  });

  test('a start beside one that the bank may be charging is refused, beside one that only we can charge it replaces', async () => {
    const { buyer, offer } = await started();
    const again = await buyer.post('purchases/start', paymentOf(market, offer));
    if (storeType === '3d_pay') expect(again.body.code).toBe('payment-in-progress');
    else expect(again.status).toBe(200);
  });
});
