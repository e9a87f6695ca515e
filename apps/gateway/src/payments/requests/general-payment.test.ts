import { lira } from '@sigorta/contracts/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import { forget } from '../../privacy/retention/forget.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { atTheBank, attemptOf, type Market, openMarket } from '../../testing/purchase/market.ts';
import { cards } from '../../testing/purchase/outside.ts';
import {
  asked,
  askFor,
  byCard,
  freePayment,
  paymentOf,
  waitForPayment,
} from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';

let market: Market;
let staff: Buyer;

beforeAll(async () => {
  market = await openMarket();
  staff = market.buyer();
  await signInAsStaff(market.context, staff, 'call-centre');
});
afterAll(() => market.close());

const ledger = async (paymentId: string) => (await market.look(`charges?basketId=${paymentId}`)).net;
const open = (buyer: Buyer, token: string, detail?: string) =>
  buyer.post('payment-requests/open', { token, ...(detail && { detail }) });
const request = (token: string) => ({ kind: 'request', token });
const start = (buyer: Buyer, of: object, more: object = {}) =>
  buyer.post('payments/start', paymentOf(of, more));

test('a typed reference is paid through 3-D Secure, gets a receipt and a mail, and no policy', async () => {
  const buyer = market.buyer();
  expect((await buyer.get('payment-options')).body).toEqual({
    least: lira(1_000),
    most: lira(10_000_000),
    transfer: true,
  });
  const { body } = await start(buyer, freePayment());
  expect(body.next.kind).toBe('bank');
  const { answers } = await atTheBank(market, body.paymentId);
  expect(answers[0]).toMatchObject({ location: `/genel-odeme-pdf?odeme=${body.paymentId}` });
  const done = await waitForPayment(buyer, body.paymentId, 'paid');
  expect(done).toMatchObject({
    amount: lira(125_050),
    way: 'card',
    receipt: 'ready',
    personal: { reference: 'POL-2026-17', name: 'Defne Aydın', requestToken: null },
  });
  expect(await ledger(body.paymentId)).toMatchObject([{ net: 125_050, charges: 1 }]);
  const link = await buyer.post(`purchases/${body.paymentId}/document-link`, { kind: 'receipt' });
  expect((await buyer.fetch(link.body.url)).headers.get('content-type')).toBe('application/pdf');
  const { db } = market.context;
  expect(await db.selectFrom('policy').selectAll().where('order_id', '=', body.paymentId).execute()).toEqual(
    [],
  );
  const { mails } = await market.look('mails');
  const mine = mails.filter((mail: { messageId: string }) => mail.messageId.includes(body.paymentId));
  expect(mine).toHaveLength(1);
});

test('from another browser a payment tells its state and amount, and nothing of who paid what', async () => {
  const { body } = await start(market.buyer(), freePayment());
  const stranger = await market.buyer().get(`payments/${body.paymentId}`);
  expect(stranger.body).toMatchObject({ state: 'awaiting-bank', personal: null });
  expect((await market.buyer().get(`purchases/${body.paymentId}`)).status).toBe(404);
});

test.each([
  ['too little', { amount: lira(999) }, 'amount'],
  ['too much', { amount: lira(10_000_001) }, 'amount'],
  ['another currency', { amount: { minor: 125_050, currency: 'EUR' } }, 'amount'],
  ['no name', { name: ' ' }, 'name'],
  ['no mail address', { email: 'defne' }, 'email'],
  ['no notice read', { consents: [] }, 'consents.information-text'],
  ['a card nobody sealed', { way: byCard({ sealed: 'abcd' }) }, 'way.card.sealed'],
])('%s is refused at its field', async (_, more, field) => {
  const { body } = await start(market.buyer(), freePayment(), more);
  expect(body.fields).toMatchObject([{ field }]);
});

test('a declined card may be followed by another one; the same payment is paid once', async () => {
  const buyer = market.buyer();
  const of = freePayment();
  const first = await start(buyer, of, { way: byCard({ number: '4111111111111129' }) });
  await atTheBank(market, first.body.paymentId);
  const declined = await waitForPayment(buyer, first.body.paymentId, 'declined');
  expect(declined).toMatchObject({ error: 'bank-not-approved', receipt: 'none' });
  const second = await start(buyer, of);
  expect(second.body.paymentId).toBe(first.body.paymentId);
  await atTheBank(market, second.body.paymentId);
  await waitForPayment(buyer, second.body.paymentId, 'paid');
  expect((await start(buyer, of)).body.code).toBe('already-paid');
  expect(await ledger(first.body.paymentId)).toMatchObject([{ net: 125_050, charges: 1 }]);
});

test('a link shows nothing before a detail; the phone’s end or the birth year opens it for this browser', async () => {
  const { token } = await askFor(staff);
  const buyer = market.buyer();
  expect((await open(buyer, token)).body).toEqual({ request: null });
  expect((await start(buyer, request(token))).status).toBe(404);
  const opened = await open(buyer, token, '4217');
  expect(opened.body.request).toMatchObject({
    state: 'payable',
    amount: lira(125_050),
    purpose: 'Kasko ikinci taksit',
    reference: 'KAS-88213',
  });
  expect((await open(buyer, token)).body).toEqual(opened.body);
  const other = market.buyer();
  expect((await open(other, token)).body).toEqual({ request: null });
  expect((await open(other, token, '1990')).body).toEqual(opened.body);
});

test('a wrong detail and an unknown link are answered alike, also after five tries', async () => {
  const { token } = await askFor(staff);
  const buyer = market.buyer();
  const answersOf = async (link: string) => {
    const codes: string[] = [];
    for (let n = 0; n < 6; n++) codes.push((await open(market.buyer(), link, '0000')).body.code);
    return codes;
  };
  const wrong = await answersOf(token);
  expect(wrong).toEqual([...Array(5).fill('detail-wrong'), 'too-many-requests']);
  expect(await answersOf('bilinmeyen-baglanti-0001')).toEqual(wrong);
  expect((await open(buyer, token, '4217')).body.code).toBe('too-many-requests');
});

test('of a hundred guesses at once five are looked at', async () => {
  const { token } = await askFor(staff);
  const replies = await Promise.all(Array.from({ length: 100 }, () => open(market.buyer(), token, '0000')));
  expect(replies.filter(({ body }) => body.code === 'detail-wrong')).toHaveLength(5);
});

test('a request is paid once, also from two browsers that are at the bank with it', async () => {
  const { id, token } = await askFor(staff);
  const [one, other] = [market.buyer(), market.buyer()];
  await open(one, token, '4217');
  await open(other, token, '4217');
  const first = (await start(one, request(token))).body.paymentId;
  const left = await attemptOf(market, first);
  const second = (await start(other, request(token))).body.paymentId;
  await market.control(`acs/${left.psp_payment_id}`, { action: 'approve' });
  await atTheBank(market, second);
  await waitForPayment(other, second, 'paid');
  expect(await ledger(first)).toEqual([]);
  expect(await ledger(second)).toMatchObject([{ net: 125_050 }]);
  expect((await start(one, request(token))).body.code).toBe('already-paid');
  expect((await open(one, token)).body.request.state).toBe('paid');
  const row = (await staff.post('panel/payment-requests', {})).body.rows.find(
    (found: { id: string }) => found.id === id,
  );
  expect(row).toMatchObject({ state: 'paid', name: 'D*** A***' });
});

test('an amount that is not the request’s is not charged', async () => {
  const { token } = await askFor(staff);
  const buyer = market.buyer();
  await open(buyer, token, '4217');
  expect((await start(buyer, request(token), { amount: lira(100) })).body.code).toBe('offer-price-changed');
});

test('a cancelled and an expired request take no money', async () => {
  const buyer = market.buyer();
  const cancelled = await askFor(staff);
  await open(buyer, cancelled.token, '4217');
  expect((await staff.post('panel/payment-requests/cancel', { id: cancelled.id })).status).toBe(200);
  const expired = await askFor(staff);
  await open(buyer, expired.token, '4217');
  await market.context.db
    .updateTable('payment_request')
    .set((to) => ({ expires_at: new Date(0), version: to('version', '+', 1) }))
    .where('id', '=', expired.id)
    .execute();
  for (const [{ token }, state] of [
    [cancelled, 'cancelled'],
    [expired, 'expired'],
  ] as const) {
    expect((await start(buyer, request(token))).body.code).toBe('request-closed');
    expect((await open(buyer, token)).body.request.state).toBe(state);
  }
});

test('while somebody pays a request it is not cancelled', async () => {
  const { id, token } = await askFor(staff);
  const buyer = market.buyer();
  await open(buyer, token, '4217');
  await start(buyer, request(token));
  expect((await staff.post('panel/payment-requests/cancel', { id })).body.code).toBe('payment-in-progress');
});

test('an insurer’s fault is none here: money that was taken is receipted even when the mail server is away', async () => {
  const buyer = market.buyer();
  await market.control('mail', { fault: 'down' });
  const { body } = await start(buyer, freePayment());
  await atTheBank(market, body.paymentId);
  await expect
    .poll(async () => (await buyer.get(`payments/${body.paymentId}`)).body)
    .toMatchObject({ state: 'paid', receipt: 'ready' });
  await market.control('mail', { fault: 'none' });
  await waitForPayment(buyer, body.paymentId, 'paid');
});

test('link, short message and mail say who asks, and neither amount nor purpose', async () => {
  const { id } = await askFor(staff, { send: ['sms', 'mail'], phone: '0532 123 99 88' });
  const bodies = async () => {
    const { sms } = await market.look(`sms?to=${encodeURIComponent('+905321239988')}`);
    const { mails } = await market.look('mails');
    const mine = mails.filter((mail: { messageId: string }) => mail.messageId.includes(id));
    return [
      ...sms,
      ...(await Promise.all(mine.map((mail: { id: string }) => market.look(`mails/${mail.id}`)))),
    ];
  };
  await expect.poll(async () => (await bodies()).length).toBe(2);
  for (const message of await bodies()) {
    const text = JSON.stringify(message);
    expect(text).toContain('genel-odeme-yap?istek=');
    expect(text).not.toMatch(/1\.250|Kasko|KAS-88213/);
  }
  const { body } = await staff.post('panel/payment-requests/link', { id });
  expect(body.whatsapp).toContain('https://wa.me/905321239988?text=');
});

test('the link of a partner without a host names the partner', async () => {
  const agent = market.buyer();
  await signInAsStaff(market.context, agent, 'agent', 'yol-arkadasi');
  await market.context.db
    .updateTable('partner')
    .set({ hosts: '[]' })
    .where('id', '=', 'yol-arkadasi')
    .execute();
  forgetPartners(market.context);
  const { body } = await agent.post('panel/payment-requests/create', asked());
  const link = new URL(body.link);
  expect(link.searchParams.get('ortak')).toBe('yol-arkadasi');
  const again = await agent.post('panel/payment-requests/link', { id: body.id });
  expect(again.body.link).toBe(body.link);
});

test('who may not ask for payments, and who has another scope, reach nothing', async () => {
  const { id } = await askFor(staff);
  const [reader, agent, nobody] = [market.buyer(), market.buyer(), market.buyer()];
  await signInAsStaff(market.context, reader, 'read-only');
  await signInAsStaff(market.context, agent, 'agent', 'kaya-acente');
  expect((await reader.post('panel/payment-requests/create', asked())).status).toBe(403);
  expect((await nobody.post('panel/payment-requests', {})).status).toBe(401);
  expect((await agent.post('panel/payment-requests/link', { id })).status).toBe(404);
  expect((await agent.post('panel/payment-requests/cancel', { id })).status).toBe(404);
  expect((await agent.post('panel/payment-requests', {})).body.rows).toEqual([]);
});

test('a request without phone and birth year could never be opened and is refused', async () => {
  const { body } = await staff.post('panel/payment-requests/create', asked({ phone: '', birthYear: '' }));
  expect(body.fields).toMatchObject([{ field: 'phone' }]);
});

test('a link nobody paid with is forgotten half a year after its end, one that was paid stays', async () => {
  const [old, paid] = [await askFor(staff), await askFor(staff)];
  const buyer = market.buyer();
  await open(buyer, paid.token, '4217');
  await start(buyer, request(paid.token));
  const { db } = market.context;
  await db
    .updateTable('payment_request')
    .set((to) => ({ expires_at: new Date(Date.now() - 181 * 86_400_000), version: to('version', '+', 1) }))
    .where('id', 'in', [old.id, paid.id])
    .execute();
  await forget(market.context);
  const left = db.selectFrom('payment_request').select('id').where('id', 'in', [old.id, paid.id]);
  expect(await left.execute()).toEqual([{ id: paid.id }]);
});

test('no card number lies in a row of a payment', async () => {
  const { db } = market.context;
  const rows = JSON.stringify([
    await db.selectFrom('attempt').selectAll().execute(),
    await db.selectFrom('payment').selectAll().execute(),
    await db.selectFrom('payment_request').selectAll().execute(),
  ]);
  expect(rows).not.toContain(cards.success);
  expect(rows).not.toContain('+90532');
});
