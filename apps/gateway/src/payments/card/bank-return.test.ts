import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { signatureOf } from '@sigorta/payment-wire/iyzico-signature';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { originOfOrder } from '../../partners/origin-of-order.ts';
import { Buyer, type Reply } from '../../testing/buyer.ts';
import {
  atTheBank,
  attemptOf,
  cheapest,
  type Market,
  openMarket,
  paymentOf,
  waitFor,
} from '../../testing/purchase/market.ts';

let market: Market;
let buyer: Buyer;
let purchaseId: string;
let form: Record<string, string>;

beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** A buyer stands at the bank; `form` is what the bank will make the browser post. */
beforeEach(async () => {
  buyer = market.buyer();
  const offer = await cheapest(market, buyer);
  const started = await buyer.post('purchases/start', paymentOf(market, offer));
  purchaseId = started.body.purchaseId;
  form = (await atTheBank(market, purchaseId, 'approve', { post: false })).form;
});

const send = (
  fields: Record<string, string> | [string, string][] | string,
  headers: Record<string, string> = {},
) =>
  fetch(`${market.url}/odeme/donus`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });

const state = async () => (await attemptOf(market, purchaseId)).state;
const ledger = async () => (await market.look(`charges?basketId=${purchaseId}`)).net;

test('the same return five times and twenty at once is one charge, and each browser goes to the same page', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(form)));
  for (let i = 0; i < 5; i++) answers.push(await send(form));
  for (const answer of answers) {
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/yurtdisi-police-pdf?satin-alma=${purchaseId}`);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
  await waitFor(buyer, purchaseId, 'issued');
  expect((await send(form)).status).toBe(303);
  expect(await ledger()).toMatchObject([{ charges: 1 }]);
});

const resigned = (fields: Record<string, string>, key: string) => ({
  ...fields,
  signature: signatureOf(key, [
    fields.conversationData ?? '',
    fields.conversationId ?? '',
    fields.mdStatus ?? '',
    fields.paymentId ?? '',
    fields.status ?? '',
  ]),
});

test.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
  ['no signature', ({ signature: _, ...rest }) => rest],
  ['an empty signature', (fields) => ({ ...fields, signature: '' })],
  ['the signature of another key', (fields) => resigned(fields, 'another-key')],
  ['another payment under the old signature', (fields) => ({ ...fields, paymentId: '1' })],
  ['a better mdStatus under the old signature', (fields) => ({ ...fields, mdStatus: '01' })],
  ['a prototype for a field', (fields) => ({ ...fields, ['__proto__']: 'x', signature: 'x' })],
])('a return with %s changes nothing', async (_, change) => {
  const answer = await send(change(form));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toMatch(/^\/(yurtdisi-police-pdf\?satin-alma=[\w-]+)?$/);
  expect(await state()).toBe('THREEDS_PENDING');
  expect(await ledger()).toEqual([]);
});

test('a field sent twice, JSON, an endless body and no body change nothing and are no server error', async () => {
  const twice: [string, string][] = [...Object.entries(form), ['signature', form.signature ?? '']];
  const answers = [
    await send(twice),
    await send(JSON.stringify(form), { 'content-type': 'application/json' }),
    await send(`x=${'x'.repeat(1_000_000)}`),
    await send(''),
    await send({ conversationId: '\u0000' }),
    await fetch(`${market.url}/odeme/donus`, { method: 'GET', redirect: 'manual' }),
  ];
  for (const answer of answers) expect(answer.status).toBeLessThan(500);
  expect(await state()).toBe('THREEDS_PENDING');
});

test("another order's genuine payment number does not fit this attempt, even well signed", async () => {
  await send(resigned({ ...form, paymentId: '99999999' }, market.context.config.payment.secretKey));
  expect(await state()).toBe('THREEDS_PENDING');
});

test('a genuine return of an attempt nobody knows goes home', async () => {
  const stranger = resigned({ ...form, conversationId: 'nobody' }, market.context.config.payment.secretKey);
  expect((await send(stranger)).headers.get('location')).toBe('/');
});

test('a return that comes after the attempt expired takes no money', async () => {
  const attempt = await attemptOf(market, purchaseId);
  await market.context.db
    .updateTable('attempt')
    .set({ phase: 'none', why: 'lapsed', state: 'EXPIRED', version: attempt.version + 1 })
    .where('id', '=', attempt.id)
    .execute();
  expect((await send(form)).status).toBe(303);
  expect(await state()).toBe('EXPIRED');
  expect(await ledger()).toEqual([]);
  expect((await buyer.get(`purchases/${purchaseId}`)).body).toMatchObject({
    state: 'expired',
    charged: null,
  });
});

/** What a browser that stands on another host of ours sends; `fetch` names no host but the address's. */
const startOn = (host: string, { cookies, token }: Buyer, body: object): Promise<Reply['body']> => {
  const { hostname, port } = new URL(market.url);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const xsrf = { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' };
  const headers = { host: `${host}:${port}`, token, cookie, ...xsrf, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const path = '/apiConnection';
    const call = {
      hostname,
      port,
      path,
      method: 'POST',
      headers: { ...headers, producer: 'purchases/start' },
    };
    request(call, async (answer) => resolve(await json(answer)))
      .on('error', reject)
      .end(JSON.stringify(body));
  });
};

test("who began on a partner's own host goes on there, by the bank and by mail; a host nobody listed is not believed", async () => {
  const begin = async (host: string) => {
    const one = market.buyer();
    const offer = await cheapest(market, one);
    const body = await startOn(host, one, paymentOf(market, offer));
    const id: string = body.purchaseId;
    const back = (await atTheBank(market, id, 'approve', { post: false })).form;
    return { one, id, hop: body.next.url as string, to: (await send(back)).headers.get('location') };
  };
  const kaya = await begin('kaya.localhost');
  const theirs = `http://kaya.localhost:${new URL(market.url).port}`;
  expect(kaya.to).toBe(`${theirs}/yurtdisi-police-pdf?satin-alma=${kaya.id}`);
  expect(await (await fetch(kaya.hop)).text()).toContain(`<a href="${theirs}">`);
  const forged = await begin('kaya.localhost.evil.example');
  expect(forged.to).toBe(`/yurtdisi-police-pdf?satin-alma=${forged.id}`);

  await waitFor(kaya.one, kaya.id, ({ mail }) => mail === 'sent');
  const { mails } = await market.look('mails');
  const mine = mails.find((mail: { messageId: string }) => mail.messageId.includes(kaya.id));
  const { text } = await market.look(`mails/${mine.id}`);
  expect(text).toContain(`${theirs}/yurtdisi-police-pdf?satin-alma=${kaya.id}`);

  /* begun under the partner on our own host: the letter is opened on other devices too, and says whose brand it is */
  const token = `${market.context.config.siteToken}-kaya-acente`;
  const guest = new Buyer(market.url, token);
  const bought = await guest.post('purchases/start', paymentOf(market, await cheapest(market, guest)));
  await atTheBank(market, bought.body.purchaseId);
  await waitFor(guest, bought.body.purchaseId, ({ mail }) => mail === 'sent');
  const { mails: later } = await market.look('mails');
  const about = later.find((mail: { messageId: string }) => mail.messageId.includes(bought.body.purchaseId));
  expect((await market.look(`mails/${about.id}`)).text).toContain(
    `${market.url}/yurtdisi-police-pdf?satin-alma=${bought.body.purchaseId}&ortak=kaya-acente`,
  );

  /* a host the partner gave up is led to no more */
  const order = { partner_id: 'kaya-acente', host: 'kaya.localhost' };
  expect(await originOfOrder(market.context, order)).toBe(theirs);
  expect(await originOfOrder(market.context, { ...order, host: 'eski.example' })).toBe(market.url);
  expect(await originOfOrder(market.context, { ...order, partner_id: 'default' })).toBe(market.url);
});

test('the hop serves the page of the bank once, from an origin without cookies, and only it may run its script', async () => {
  const started = await buyer.post('purchases/start', paymentOf(market, await cheapest(market, buyer)));
  const { url } = started.body.next;
  expect(new URL(url).origin).toBe(market.hopUrl);
  expect((await fetch(url, { method: 'HEAD' })).status).toBe(404);
  const page = await fetch(url);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('three-d-secure');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'sha256-[^']+'; /);
  expect(policy).not.toMatch(/unsafe-inline'.*script|script-src[^;]*unsafe-inline/);
  expect(policy).toContain('form-action *');
  expect(page.headers.get('set-cookie')).toBeNull();
  expect(page.headers.get('cache-control')).toBe('no-store');
  const again = await fetch(url);
  expect(again.status).toBe(410);
  expect(await again.text()).not.toContain('challenge');
  expect((await fetch(`${market.hopUrl}/banka/${'x'.repeat(22)}`)).status).toBe(410);
  expect((await fetch(`${market.hopUrl}/apiConnection`)).status).toBe(404);
});
