import { request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import { Buyer } from '../../testing/buyer.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { phoneOfPurchase } from '../../testing/purchase/phone-of-purchase.ts';

let market: Market;
let later = 0;
let known: { phone: string; purchaseId: string };
const nobody = { phoneEnd: null, policies: [] };
const stranger = '532 000 00 07';

/** An hour on: no code is young any more and every phone may be rung again. */
beforeEach(() => {
  later += 3_700_000;
});

beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
  const owner = market.buyer();
  const offer = await cheapest(market, owner, 'domestic-travel');
  const { body } = await owner.post('purchases/start', paymentOf(market, offer));
  await waitFor(owner, body.purchaseId, ({ state, mail }) => state === 'issued' && mail === 'sent');
  known = { phone: await phoneOfPurchase(market.context), purchaseId: body.purchaseId };
});
afterAll(() => market.close());

const send = (buyer: Buyer, phone: string) => buyer.post('otp/send', { phone_number: phone });

const sentCode = async (phone: string): Promise<string> => {
  const { sms } = await market.look(`sms?to=${encodeURIComponent(phone)}`);
  return sms.map(({ text }: { text: string }) => /^\d{6}(?= )/.exec(text)?.[0]).find(Boolean) ?? '';
};

const verify = (buyer: Buyer, challenge: string, code: string) =>
  buyer.post('otp/verify', { challenge, code });

const wrongFor = (code: string): string => (code === '111111' ? '222222' : '111111');

async function asked(phone: string) {
  const buyer = market.buyer();
  const { body } = await send(buyer, phone);
  return { buyer, challenge: body.challenge as string, code: await sentCode(phone) };
}

async function loggedIn(): Promise<Buyer> {
  const { buyer, challenge, code } = await asked(known.phone);
  expect((await verify(buyer, challenge, code)).body).toMatchObject({ success: true });
  return buyer;
}

test('a code comes in one plain message whose last line a browser fills in on this site', async () => {
  const { code } = await asked(known.phone);
  const { sms } = await market.look(`sms?to=${encodeURIComponent(known.phone)}`);
  const text: string = sms.find((one: { text: string }) => one.text.startsWith(code)).text;
  /* by hand: of the letters of these texts the GSM alphabet has those of ASCII and these; 160 are one message */
  expect(text).toMatch(/^[\x20-\x7e\nÇÖÜöü]*$/);
  expect(text.length).toBeLessThanOrEqual(160);
  expect(text.split('\n').at(-1)).toBe(`@${new URL(market.url).hostname} #${code}`);
  expect(text).toContain('Sigorta Çarsisi');
});

test.each([
  ['on its partner’s own host that host', 'sigorta.kaya.example', 'sigorta.kaya.example'],
  ['with a host that is nobody’s ours', 'evil.example', null],
])('the last line of a message names %s', async (_what, host, named) => {
  const { context, url } = market;
  const partner = {
    id: 'kaya-host',
    token: 'kaya-host-token',
    hosts: '["sigorta.kaya.example"]',
    settings: '{}',
  };
  await context.db
    .insertInto('partner')
    .values(partner)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  forgetPartners(context);
  const buyer = new Buyer(url, partner.token);
  await buyer.get('partner/website-info');
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const answer = await request(`${url}/apiConnection`, {
    method: 'POST',
    headers: {
      host,
      cookie,
      token: partner.token,
      producer: 'otp/send',
      'content-type': 'application/json',
      'x-xsrf-token': buyer.cookies.get('XSRF-TOKEN') ?? '',
    },
    body: JSON.stringify({ phone_number: stranger }),
  });
  expect([answer.statusCode, await answer.body.text()]).toEqual([200, expect.any(String)]);
  const phone = '+905320000007';
  const code = await sentCode(phone);
  const { sms } = await market.look(`sms?to=${encodeURIComponent(phone)}`);
  const { text } = sms.find((one: { text: string }) => one.text.startsWith(code));
  expect(text.split('\n').at(-1)).toBe(`@${named ?? new URL(url).hostname} #${code}`);
});

test('the right code logs in and lists what the phone bought, with its documents', async () => {
  const buyer = await loggedIn();
  const { body } = await buyer.get('my-policies');
  expect(body.phoneEnd).toBe(known.phone.slice(-4));
  expect(body.policies).toHaveLength(1);
  expect(body.policies[0]).toMatchObject({
    purchaseId: known.purchaseId,
    state: 'issued',
    product: 'domestic-travel',
    policyNumber: expect.any(String),
    cover: { firstDay: expect.any(String), lastDay: expect.any(String) },
    paid: { currency: 'TRY' },
  });
  expect(body.policies[0].documents.toSorted()).toEqual(['policy', 'receipt']);
  const link = await buyer.post(`purchases/${known.purchaseId}/document-link`, { kind: 'policy' });
  const pdf = await buyer.fetch(link.body.url);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const status = await buyer.get(`purchases/${known.purchaseId}`);
  expect(status.body.personal).toMatchObject({ policyNumber: body.policies[0].policyNumber });
});

test('without a login nothing is listed and an id of another owner leads nowhere', async () => {
  const buyer = market.buyer();
  expect((await buyer.get('my-policies')).body).toEqual(nobody);
  await send(buyer, stranger);
  const link = await buyer.post(`purchases/${known.purchaseId}/document-link`, { kind: 'policy' });
  expect(link.status).toBe(404);
  expect((await buyer.get(`purchases/${known.purchaseId}`)).body.personal).toBeNull();
});

test('a login ends by logging out and after three hours', async () => {
  const buyer = await loggedIn();
  const cookie = buyer.cookies.get('login') ?? '';
  await buyer.post('otp/logout', {});
  buyer.cookies.set('login', cookie);
  expect((await buyer.get('my-policies')).body).toEqual(nobody);
  later += 3_700_000;
  const again = await loggedIn();
  later += 3 * 3_600_000 + 1000;
  expect((await again.get('my-policies')).body).toEqual(nobody);
});

test('a login cookie is worth nothing beside another session', async () => {
  const buyer = await loggedIn();
  const other = market.buyer();
  await send(other, stranger);
  other.cookies.set('login', buyer.cookies.get('login') ?? '');
  expect((await other.get('my-policies')).body).toEqual(nobody);
});

test('known and unknown numbers are answered alike; the difference is told to who has the code', async () => {
  const [one, other] = [market.buyer(), market.buyer()];
  const answers = [(await send(one, known.phone)).body, (await send(other, stranger)).body];
  const alike = { success: true, message: 'Sms Gönderildi', delivery: 'sent', resendAfterSeconds: 60 };
  expect(answers.map(({ challenge: _, ...rest }) => rest)).toEqual([alike, alike]);
  const reply = await verify(other, answers[1].challenge, await sentCode(stranger));
  expect(reply.body).toMatchObject({ code: 'phone-not-found' });
  expect(other.cookies.has('login')).toBe(false);
});

test("the mail's button opened under another brand leads to the documents with one code, and to nothing else", async () => {
  const { url, context } = market;
  const elsewhere = (): Buyer => new Buyer(url, `${context.config.siteToken}-hizli-sepet`);
  const enter = async (buyer: Buyer, purchaseId?: string) => {
    later += 61_000;
    const { body } = await send(buyer, known.phone);
    const code = await sentCode(known.phone);
    return buyer.post('otp/verify', { challenge: body.challenge, code, ...(purchaseId && { purchaseId }) });
  };
  expect((await enter(elsewhere())).body).toMatchObject({ code: 'phone-not-found' });
  expect((await enter(elsewhere(), 'order-of-nobody-0000')).body).toMatchObject({ code: 'phone-not-found' });
  const buyer = elsewhere();
  expect((await enter(buyer, known.purchaseId)).body).toMatchObject({ success: true });
  const { personal } = (await buyer.get(`purchases/${known.purchaseId}`)).body;
  expect(personal).toMatchObject({ policyNumber: expect.any(String) });
  const link = await buyer.post(`purchases/${known.purchaseId}/document-link`, { kind: 'policy' });
  expect((await buyer.fetch(link.body.url)).headers.get('content-type')).toBe('application/pdf');
  expect((await buyer.get('my-policies')).body.policies).toEqual([]);
});

test('after five wrong codes the right one is too late', async () => {
  const { buyer, challenge, code } = await asked(known.phone);
  for (let n = 0; n < 5; n++) {
    expect((await verify(buyer, challenge, wrongFor(code))).body).toMatchObject({ code: 'code-wrong' });
  }
  expect((await verify(buyer, challenge, code)).body).toMatchObject({ code: 'code-expired' });
});

test('of 200 checks at once five are looked at', async () => {
  const { buyer, challenge, code } = await asked(known.phone);
  const replies = await Promise.all(
    Array.from({ length: 200 }, () => verify(buyer, challenge, wrongFor(code))),
  );
  const codes = replies.map(({ body }) => body.code);
  expect(codes.filter((one) => one === 'code-wrong')).toHaveLength(5);
  expect(codes.filter((one) => one === 'code-expired')).toHaveLength(195);
});

test('a code lives three minutes, opens once, and only in the session it was asked from', async () => {
  const first = await asked(known.phone);
  const thief = market.buyer();
  await send(thief, stranger);
  expect((await verify(thief, first.challenge, first.code)).body).toMatchObject({ code: 'code-expired' });
  expect((await verify(first.buyer, first.challenge, first.code)).status).toBe(200);
  expect((await verify(first.buyer, first.challenge, first.code)).body).toMatchObject({
    code: 'code-expired',
  });
  later += 61_000;
  const second = await asked(known.phone);
  later += 3 * 60_000 + 1000;
  expect((await verify(second.buyer, second.challenge, second.code)).body).toMatchObject({
    code: 'code-expired',
  });
});

test('a phone is rung once a minute, whoever asks, and then only the newest code counts', async () => {
  const { buyer, challenge, code } = await asked(known.phone);
  const soon = await send(market.buyer(), known.phone);
  expect(soon.status).toBe(429);
  expect(Number(soon.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  later += 61_000;
  const { body } = await send(buyer, known.phone);
  expect((await verify(buyer, challenge, code)).body).toMatchObject({ code: 'code-expired' });
  expect((await verify(buyer, body.challenge, await sentCode(known.phone))).status).toBe(200);
});

test('an hour has a few codes for a phone, however many browsers ask', async () => {
  const { codeLimits } = market.context.config;
  market.context.config.codeLimits = { ...codeLimits, perPhone: 3 };
  const statuses: number[] = [];
  for (let n = 0; n < 4; n++) {
    later += 61_000;
    statuses.push((await send(market.buyer(), stranger)).status);
  }
  market.context.config.codeLimits = codeLimits;
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a provider that is away and a number that is none are said plainly', async () => {
  await market.control('sms', { fault: 'down' });
  const away = await send(market.buyer(), known.phone);
  await market.control('sms', { fault: 'none' });
  expect(away.body).toMatchObject({ success: false, code: 'sms-failed', message: 'Sms Gönderilemedi' });
  const none = await send(market.buyer(), '12345');
  expect(none.body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'phone_number' }] });
});

test('the tables hold neither codes nor numbers', async () => {
  const { buyer, challenge, code } = await asked(known.phone);
  await verify(buyer, challenge, code);
  const { db } = market.context;
  const rows = JSON.stringify([
    await db.selectFrom('sms_challenge').selectAll().execute(),
    await db.selectFrom('login').selectAll().execute(),
    await db.selectFrom('rate_limit').selectAll().execute(),
  ]);
  expect(rows).toContain(challenge);
  expect(rows).not.toContain(known.phone.slice(-7));
  expect(rows).not.toContain(`"${code}"`);
});
