import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../../testing/buyer.ts';
import { boughtAway, deliveriesOfPurchase } from '../../testing/delivery/bought-away.ts';
import { sentCode } from '../../testing/log-in.ts';
import { phoneInClear } from '../../testing/phone-in-clear.ts';
import { atTheBank, type Market, openMarket } from '../../testing/purchase/market.ts';
import { phoneOfPurchase } from '../../testing/purchase/phone-of-purchase.ts';
import {
  freePayment,
  paymentOf as generalPaymentOf,
  waitForPayment,
} from '../../testing/requests/payments.ts';

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

const phoneOf = (purchaseId: string): Promise<string> => phoneOfPurchase(market.context, purchaseId);

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
    .set((old) => ({ phone: phoneInClear('+905329998877'), version: old('version', '+', 1) }))
    .where('id', '=', purchaseId)
    .execute();
  await prove(other, '+905329998877', purchaseId);
  const { status, body } = await other.post(`purchases/${one.purchaseId}/email`, {
    email: 'hirsiz@ornek.example',
  });
  expect([status, body.code]).toEqual([404, 'not-found']);
});

test('the browser that paid corrects a slip in the address; a stranger cannot, nor anybody once it is known to be right', async () => {
  const buyer = market.buyer();
  const { body } = await buyer.post(
    'payments/start',
    generalPaymentOf(freePayment(), { email: 'yalnis@ornek.example' }),
  );
  await atTheBank(market, body.paymentId);
  await waitForPayment(buyer, body.paymentId, 'paid');
  await expect.poll(() => mailsTo('yalnis@ornek.example')).toHaveLength(1);
  const correct = (who: Buyer, email: string) => who.post(`purchases/${body.paymentId}/email`, { email });
  const told = async () => (await buyer.get(`payments/${body.paymentId}`)).body.personal;
  expect(await told()).toMatchObject({ mayCorrectEmail: true });
  const stranger = market.buyer();
  await stranger.get('payment-options');
  expect(await correct(stranger, 'baska@ornek.example')).toMatchObject({ status: 404 });
  expect(await correct(buyer, 'dogru@ornek.example')).toMatchObject({
    status: 200,
    body: { success: true, isSentAgain: true },
  });
  expect(await told()).toMatchObject({ email: 'dogru@ornek.example' });
  /* the receipt's link to the new one, word of the change to the old one */
  await expect.poll(() => mailsTo('dogru@ornek.example')).toHaveLength(1);
  await expect.poll(() => mailsTo('yalnis@ornek.example')).toHaveLength(2);
  const { db } = market.context;
  await db
    .updateTable('delivery')
    .set({ state: 'opened' })
    .where('order_id', '=', body.paymentId)
    .where('channel', '=', 'mail')
    .where('is_to_old_address', '=', false)
    .execute();
  expect(await told()).toMatchObject({ mayCorrectEmail: false });
  expect(await correct(buyer, 'ucuncu@ornek.example')).toMatchObject({
    status: 403,
    body: { code: 'not-allowed' },
  });
});
