import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { boughtAway, deliveriesOfPurchase } from '../../testing/delivery/bought-away.ts';
import { sentCode } from '../../testing/log-in.ts';
import { type Market, openMarket } from '../../testing/purchase/market.ts';

let market: Market;
let later = 0;

beforeAll(async () => {
  market = await openMarket({}, {}, undefined, { clock: () => new Date(Date.now() + later) });
});
afterAll(() => market.close());

/** Proves the phone that all samples have, by the code that was sent to it, for a purchase. */
async function prove(buyer: Buyer, phone: string, purchaseId: string): Promise<void> {
  /* a phone is rung once a minute */
  later += 61_000;
  const { body } = await buyer.post('otp/send', { phone_number: phone });
  const code = await sentCode(market, phone);
  const { status } = await buyer.post('otp/verify', { challenge: body.challenge, code, purchaseId });
  expect(status).toBe(200);
}

const mailsTo = async (address: string): Promise<{ messageId: string; subject: string }[]> =>
  (await market.look(`mails?to=${encodeURIComponent(address)}`)).mails;

const phoneOf = async (purchaseId: string): Promise<string> => {
  const { phone } = await market.context.db
    .selectFrom('purchase_order')
    .select('phone')
    .where('id', '=', purchaseId)
    .executeTakeFirstOrThrow();
  return phone ?? '';
};

test('the session that bought is asked for a code first; after it papers go to the new address and the old one is told', async () => {
  const one = await boughtAway(market, 'yanlis@ornek.example');
  await expect.poll(async () => (await mailsTo('yanlis@ornek.example')).length).toBe(1);
  await market.context.db
    .updateTable('delivery')
    .set({ state: 'bounced-permanent' })
    .where('order_id', '=', one.purchaseId)
    .where('channel', '=', 'mail')
    .execute();
  const correct = (email: string) => one.buyer.post(`purchases/${one.purchaseId}/email`, { email });
  const first = await correct('dogru@ornek.example');
  expect([first.status, first.body.code]).toEqual([401, 'sign-in-required']);
  const before = (await one.buyer.get(`purchases/${one.purchaseId}`)).body;
  expect(before.personal).toMatchObject({ mayCorrectEmail: false });

  await prove(one.buyer, await phoneOf(one.purchaseId), one.purchaseId);
  expect((await one.buyer.get(`purchases/${one.purchaseId}`)).body.personal).toMatchObject({
    mayCorrectEmail: true,
  });
  expect((await correct('yanlis@ornek.example')).body).toMatchObject({
    code: 'invalid-input',
    fields: [{ field: 'email' }],
  });
  expect((await correct('dogru@ornek.example')).body).toEqual({ success: true, isSentAgain: true });
  await expect.poll(async () => (await mailsTo('dogru@ornek.example')).length).toBe(1);
  await expect
    .poll(async () => (await mailsTo('yanlis@ornek.example')).map(({ subject }) => subject))
    .toContain('Bir satın almanın e-posta adresi değişti');
  const mails = (await deliveriesOfPurchase(market, one.purchaseId)).filter(
    ({ channel }) => channel === 'mail',
  );
  expect(mails.map(({ is_to_old_address }) => is_to_old_address)).toEqual([true, false]);
});

test('a mail that the old address refused for good leaves for the new one', async () => {
  await market.control('mail', { fault: 'reject' });
  const one = await boughtAway(market, 'reddeden@ornek.example');
  const stateOf = async () => (await one.buyer.get(`purchases/${one.purchaseId}`)).body.mail;
  await expect.poll(stateOf).toBe('failed');
  await market.control('mail', { fault: 'none' });
  await prove(one.buyer, await phoneOf(one.purchaseId), one.purchaseId);
  const { body } = await one.buyer.post(`purchases/${one.purchaseId}/email`, { email: 'alan@ornek.example' });
  expect(body).toEqual({ success: true, isSentAgain: false });
  await expect.poll(async () => (await mailsTo('alan@ornek.example')).length).toBe(1);
  await expect.poll(stateOf).toBe('sent');
});

test('who proved another phone finds no such purchase', async () => {
  const one = await boughtAway(market, 'sahibi@ornek.example');
  const other = market.buyer();
  const { purchaseId } = await boughtAway(market, 'baska@ornek.example');
  await market.context.db
    .updateTable('purchase_order')
    .set((old) => ({ phone: '+905329998877', version: old('version', '+', 1) }))
    .where('id', '=', purchaseId)
    .execute();
  await prove(other, '+905329998877', purchaseId);
  const { status, body } = await other.post(`purchases/${one.purchaseId}/email`, {
    email: 'hirsiz@ornek.example',
  });
  expect([status, body.code]).toEqual([404, 'not-found']);
});
