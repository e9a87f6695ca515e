import { createHash, createHmac } from 'node:crypto';
import type { IyzicoCall } from '@sigorta/card-seal/calls';
import { ownCertificates } from '@sigorta/server-tls/testing';
import { Agent, request } from 'undici';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOpenedCards } from './opened-cards.ts';
import { readSettings } from './settings.ts';
import { openStand, type Stand, testKey, testNumber } from './testing.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await openStand();
});
afterAll(() => stand.close());
beforeEach(() => {
  stand.received.length = 0;
  stand.answer('{"status":"success"}');
});

const call = (more: { [key in keyof IyzicoCall]?: unknown } = {}) => ({
  account: 'live',
  path: '/payment/auth',
  holder: 'Şükrü "Deniz" İğdır',
  message: { conversationId: 'a1', price: '100.25' },
  sealed: stand.sealed(),
  timeoutMs: 2_000,
  ...more,
});

test('a message to iyzico gets its card, and the bytes that are sent are the bytes that are signed', async () => {
  expect(await stand.ask('/iyzico', call())).toEqual({
    status: 200,
    body: { answer: { status: 'success' } },
  });
  const [sent] = stand.received;
  expect(sent?.path).toBe('/base/payment/auth');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    conversationId: 'a1',
    price: '100.25',
    paymentCard: {
      cardHolderName: 'Şükrü "Deniz" İğdır',
      cardNumber: testNumber,
      expireMonth: '07',
      expireYear: '2031',
      cvc: '973',
      registerCard: 0,
    },
  });
  /* docs.iyzico.com hmacsha256-auth, written out once more */
  const random = String(sent?.headers['x-iyzi-rnd']);
  const signature = createHmac('sha256', 'our-secret')
    .update(`${random}/payment/auth${sent?.body}`)
    .digest('hex');
  const plain = `apiKey:our-key&randomKey:${random}&signature:${signature}`;
  expect(sent?.headers.authorization).toBe(`IYZWSv2 ${Buffer.from(plain).toString('base64')}`);
});

test('a card is used once, within its time, and only as it was sealed; the provider hears of nothing else', async () => {
  const once = stand.sealed();
  await stand.ask('/iyzico', call({ sealed: once }));
  const [version, header = '', body] = once.split('.');
  const relabelled = Buffer.from(header, 'base64url').toString().replace('552879', '552608');
  const changed = [version, Buffer.from(relabelled).toString('base64url'), body].join('.');
  for (const [sealed, card] of [
    [once, 'used'],
    [`${once}=`, 'used'],
    [stand.sealed(new Date(Date.now() - 11 * 60_000)), 'over'],
    [changed, 'not-ours'],
    ['k1.x.y', 'not-ours'],
  ])
    expect((await stand.ask('/iyzico', call({ sealed }))).body).toEqual({ card });
  expect(stand.received).toHaveLength(1);
});

test('without the secret, for another path or another account nothing is sent', async () => {
  expect((await stand.ask('/iyzico', call(), 'a guess')).status).toBe(401);
  expect((await stand.ask('/iyzico', { ...call(), path: '/payment/detail' })).status).toBe(400);
  expect((await stand.ask('/iyzico', { ...call(), path: '//evil.example/' })).status).toBe(400);
  expect((await stand.ask('/iyzico', call({ account: 'preview' }))).body).toEqual({ why: 'no-account' });
  expect(stand.received).toEqual([]);
});

test.each([
  ['the number', JSON.stringify({ status: 'success', echo: testNumber })],
  [
    'the number in a page in base64',
    JSON.stringify({
      status: 'success',
      threeDSHtmlContent: Buffer.from(
        `<form action="/acs"><input name="pan" value="${testNumber}"></form>`,
      ).toString('base64'),
    }),
  ],
])('an answer that says %s back goes no further', async (_, text) => {
  stand.answer(text);
  expect((await stand.ask('/iyzico', call())).body).toEqual({ why: 'answer-holds-card' });
});

test.each([
  ['a 5xx', 500, '{"status":"success"}', 'http-500'],
  ['no JSON', 200, '<h1>ok</h1>', 'unreadable-answer'],
  ['a list', 200, '[]', 'unreadable-answer'],
  ['a megabyte', 200, `{"x":"${'x '.repeat(600_000)}"}`, 'answer-too-large'],
])('%s is no answer, and the reason quotes nothing', async (_, status, text, why) => {
  stand.answer(text, status);
  expect((await stand.ask('/iyzico', call())).body).toEqual({ why });
});

test('a message to NestPay gets card, name and password', async () => {
  stand.answer('<CC5Response><Response>Approved</Response></CC5Response>');
  const { body } = await stand.ask('/nestpay', {
    message: { Type: 'Auth', OrderId: 'a1', Total: '100.25', Name: 'somebody' },
    sealed: stand.sealed(),
    timeoutMs: 2_000,
  });
  expect(Buffer.from((body as { answer: string }).answer, 'base64').toString()).toContain('Approved');
  const [sent] = stand.received;
  expect(sent?.path).toBe('/nestpay/api');
  for (const piece of [
    '<Name>sandbox-api</Name>',
    '<Password>sandbox-nestpay-password</Password>',
    '<ClientId>100200300</ClientId>',
    `<Number>${testNumber}</Number>`,
    '<Expires>07/31</Expires>',
    '<Cvv2Val>973</Cvv2Val>',
    '<Total>100.25</Total>',
  ])
    expect(sent?.body).toContain(piece);
});

test('a page for the bank is sealed for everybody but the browser, whose form carries the right hash', async () => {
  const fields = { oid: 'a1', amount: '100.25', okUrl: 'https://x/|', hashAlgorithm: 'ver3' };
  const form = { fields, language: 'tr', sealed: stand.sealed(), lifeMs: 60_000 };
  const { answer } = (await stand.ask('/nestpay/form', form)).body as { answer: string };
  expect(Buffer.from(answer.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain(testNumber);
  const post = (page: string) =>
    fetch(`${stand.entry.urls.outer}/banka`, { method: 'POST', body: new URLSearchParams({ page }) });
  const page = await post(answer);
  const html = await page.text();
  const given = Object.fromEntries(
    [...html.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  expect(given).toMatchObject({
    pan: testNumber,
    cv2: '973',
    Ecom_Payment_Card_ExpDate_Year: '31',
    oid: 'a1',
  });
  /* hash version 3, written out once more: values by name, bar and backslash escaped, then the store key */
  const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('|', '\\|');
  const { hash, ...rest } = given;
  const values = Object.keys(rest)
    .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
    .map((name) => escaped(String(rest[name])));
  const expected = createHash('sha512').update([...values, escaped('store|key')].join('|'), 'latin1');
  expect(hash).toBe(expected.digest('base64'));
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  /* a bank's gate sends on to hosts that nobody can list (decision 43), which browsers hold against this */
  expect(policy).toContain('form-action *;');
  expect((await post(`${answer.slice(0, -4)}AAAA`)).status).toBe(410);
  expect((await post(`9${answer}`)).status).toBe(410);
});

test('what was opened is wiped, also where its use failed', async () => {
  const cards = createOpenedCards(testKey, () => new Date());
  const seen: Buffer[] = [];
  await expect(
    cards.use(stand.sealed(), async ({ number, month, year, cvv }) => {
      seen.push(number, month, year, cvv);
      expect(number.toString()).toBe(testNumber);
      throw new Error('no line');
    }),
  ).rejects.toThrow('no line');
  expect(seen).toHaveLength(4);
  for (const part of seen) expect(part.every((byte) => byte === 0)).toBe(true);
});

test('where files of a certificate are set, both doors speak TLS and gateways that trust its authority ask', async () => {
  const own = ownCertificates('card-entry');
  const files = {
    TLS_CERTIFICATE_FILE: own.certificate('card-entry'),
    TLS_KEY_FILE: own.key('card-entry'),
  };
  const shown = await openStand(files);
  const dispatcher = new Agent({ connect: { ca: own.ca } });
  try {
    for (const url of [`${shown.entry.urls.inner}/healthz`, `${shown.entry.urls.outer}/healthz`]) {
      expect(url).toMatch(/^https:/);
      expect((await request(url, { dispatcher })).statusCode).toBe(200);
      await expect(request(url)).rejects.toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
    }
  } finally {
    await dispatcher.close();
    await shown.close();
    own.remove();
  }
});

test('in production it listens to other machines over TLS alone', () => {
  const production = { NODE_ENV: 'production', PAYMENT_URL: 'https://provider.example' };
  expect(() => readSettings({ ...production, HOST: '0.0.0.0' })).toThrow(
    'The setting TLS_CERTIFICATE_FILE has to be set',
  );
  expect(() => readSettings({ ...production, HOST: '127.0.0.1' })).not.toThrow();
  expect(() => readSettings({ ...production, TLS_KEY_FILE: 'a' })).toThrow('are set together or not at all');
});
