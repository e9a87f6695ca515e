import { randomUUID } from 'node:crypto';
import type { Application } from '@sigorta/product-kit/field';
import { toWire } from '@sigorta/product-kit/wire';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import type { Buyer, Reply } from '../../testing/buyer.ts';
import { knownProduct } from '../../testing/known-product.ts';
import { sealedCard } from '../../testing/purchase/card-entry.ts';
import { cheapest, type Market, openMarket, paymentOf, waitFor } from '../../testing/purchase/market.ts';
import { asked } from '../../testing/requests/payments.ts';
import { signInAsStaff } from '../../testing/staff.ts';
import { testConsent } from '../../testing/test-consent.ts';
import { answeredOnce, forgetKeptAnswers } from './answered-once.ts';

let market: Market;
let later = 0;
beforeAll(async () => {
  market = await openMarket();
  market.context.clock = () => new Date(Date.now() + later);
});
afterAll(() => market.close());

const under = (key: string) => ({ 'idempotency-key': `"${key}"` });

/** a card that the provider declines (apps/sandbox/README.md) */
const declined = '4111111111111129';

/** What one buyer is about to pay, without a bank's page between. */
async function ready(card: object = {}) {
  const buyer = market.buyer();
  const request = paymentOf(market, await cheapest(market, buyer, 'domestic-travel'), {}, card);
  const pay = (key: string, more: object = {}): Promise<Reply> =>
    buyer.post('purchases/start', { ...request, ...more }, under(key));
  return { buyer, request, pay };
}

const chargesOf = async (purchaseId: string): Promise<number> => {
  const { rows } = await market.look('charges');
  return rows.filter(
    ({ kind, basketId }: { kind: string; basketId: string }) => kind === 'charge' && basketId === purchaseId,
  ).length;
};

const message = {
  adSoyad: 'Defne Aydın',
  telefon: '532 000 00 00',
  urun: 'iletisim',
  dil: 'tr',
  mesaj: 'Bir sorum var.',
};

test('six presses at once and one the next minute are given one answer, and the card is charged once', async () => {
  const { buyer, pay } = await ready();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(key)));
  answers.push(await pay(key));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const bodies = new Set(answers.map(({ body }) => JSON.stringify(body)));
  expect(bodies.size).toBe(1);
  const { purchaseId } = answers[0]?.body ?? {};
  await waitFor(buyer, purchaseId, 'issued');
  expect((await pay(key)).body).toEqual(answers[0]?.body);
  expect(await chargesOf(purchaseId)).toBe(1);
});

test('another request under a key is refused by name, another caller or operation is not concerned', async () => {
  const [one, other] = [await ready(), await ready()];
  const key = randomUUID();
  const first = await one.pay(key);
  const changed = await one.pay(key, { installmentCount: 3 });
  expect([changed.status, changed.body.code]).toEqual([422, 'key-reused']);
  const theirs = await other.pay(key);
  expect(theirs.status).toBe(200);
  expect(theirs.body.purchaseId).not.toBe(first.body.purchaseId);
  const transfer = await one.buyer.post('purchases/transfer', {}, under(key));
  expect(transfer.body.code).not.toBe('key-reused');
});

test('a declined card is told again under its key, and asks the bank anew under the next', async () => {
  const { pay } = await ready({ number: declined });
  const key = randomUUID();
  const [one, two] = await Promise.all([pay(key), pay(key)]);
  expect(one?.status).toBe(402);
  expect(two?.body).toEqual(one?.body);
  const good = { card: sealedCard() };
  expect((await pay(key, good)).body.code).toBe('key-reused');
  expect((await pay(randomUUID(), good)).status).toBe(200);
});

const call = (key: string) => ({ key, caller: 'nobody', operation: 'test', request: {} });

test('a refusal that may pass is not kept', async () => {
  const key = randomUUID();
  const away = vi.fn(async () => {
    throw new Refusal('service-unavailable');
  });
  await expect(answeredOnce(market.context, call(key), away)).rejects.toThrow('service-unavailable');
  const { answer } = await answeredOnce(market.context, call(key), async () => 'there again');
  expect(answer).toBe('there again');
  expect(away).toHaveBeenCalledOnce();
});

test('who waits too long for the first call is told that it is still at work', async () => {
  const key = randomUUID();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = answeredOnce(market.context, call(key), () => promise);
  await vi.waitFor(async () =>
    expect(
      await market.context.db.selectFrom('kept_answer').where('answer', 'is', null).selectAll().execute(),
    ).toHaveLength(1),
  );
  await expect(answeredOnce(market.context, call(key), async () => 'second', 150)).rejects.toThrow(
    'still-working',
  );
  resolve('first');
  expect((await first).answer).toBe('first');
  expect((await answeredOnce(market.context, call(key), async () => 'third')).answer).toBe('first');
});

test('a key that is none is refused, and an operation that only reads takes none', async () => {
  const { buyer, pay } = await ready();
  for (const key of ['short', 'x'.repeat(65), 'with blanks in between it', 'ü'.repeat(20)]) {
    const headers = { 'idempotency-key': encodeURIComponent(key) };
    const reply = await buyer.post('vue/basvuru-yap', message, headers);
    expect(reply.body.code).toBe('malformed-request');
  }
  expect((await pay(randomUUID())).status).toBe(200);
  expect((await buyer.get('partner/categories', { 'idempotency-key': 'short' })).status).toBe(200);
});

test('a quote that is asked for again is the same quote, from its first line', async () => {
  const buyer = market.buyer();
  await cheapest(market, buyer, 'domestic-travel');
  const found = await knownProduct('domestic-travel');
  const application: Application = (await found.samples()).valid({ today: todayInIstanbul(new Date()) });
  const request = {
    product: 'domestic-travel',
    language: 'tr',
    application: toWire(found.product, application),
    consents: found.product.consents.filter((use) => use.at === 'form').map((use) => testConsent(use.id)),
  };
  const key = randomUUID();
  const ask = async () => {
    const response = await buyer.operation('quotes/create', 'POST', request, under(key));
    const lines = (await response.text()).trim().split('\n');
    return lines.map((line) => JSON.parse(line)).filter(({ type }) => type !== 'ping');
  };
  const [one, two] = await Promise.all([ask(), ask()]);
  expect(one?.at(0)).toMatchObject({ type: 'quote', sequence: 0 });
  expect(two).toEqual(one);
  expect(one?.at(-1)).toMatchObject({ type: 'done' });
  const rows = await market.context.db
    .selectFrom('quote')
    .select('id')
    .where('id', '=', one?.at(0).quote.quoteId)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a message that arrives twice is one application', async () => {
  const buyer = market.buyer();
  const key = randomUUID();
  const send = (more = {}): Promise<Reply> =>
    buyer.post('vue/basvuru-yap', { ...message, ...more }, under(key));
  const [one, two] = [await send(), await send()];
  expect(one.body.data.basvuruNo).toMatch(/./);
  expect(two.body).toEqual(one.body);
  expect((await send({ mesaj: 'Başka bir sorum var.' })).body.code).toBe('key-reused');
});

test("staff's payment request is made once, and its key outlives a new sign-in", async () => {
  const clerk: Buyer = market.buyer();
  await signInAsStaff(market.context, clerk, 'finance');
  const key = randomUUID();
  const make = () => clerk.post('panel/payment-requests/create', asked(), under(key));
  const [one, two] = await Promise.all([make(), make()]);
  expect(one?.status).toBe(200);
  expect(two?.body).toEqual(one?.body);
  const rows = await market.context.db.selectFrom('payment_request').select('id').execute();
  expect(rows).toHaveLength(1);
});

test('nothing of a buyer or a card stands in what is kept', async () => {
  const { pay } = await ready();
  expect((await pay(randomUUID())).status).toBe(200);
  const rows = JSON.stringify(await market.context.db.selectFrom('kept_answer').selectAll().execute());
  expect(rows).toContain('sealed.v2.1.');
  expect(rows).not.toMatch(/Defne|Aydın|defne|5528790000000008|purchaseId/);
});

test('a call whose process died is worked on again after two minutes, and forgotten after a day', async () => {
  const { pay } = await ready();
  const key = randomUUID();
  const first = await pay(key);
  expect(first.status).toBe(200);
  const { db } = market.context;
  /* as a process leaves it that dies in the middle */
  const newest = await db
    .selectFrom('kept_answer')
    .select('id')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('kept_answer').set({ answer: null }).where('id', '=', newest.id).execute();
  later += 121_000;
  expect(['already-paid', 'payment-in-progress']).toContain((await pay(key)).body.code);
  later += 24 * 3600_000;
  await forgetKeptAnswers(market.context);
  expect(await db.selectFrom('kept_answer').select('id').execute()).toEqual([]);
});
