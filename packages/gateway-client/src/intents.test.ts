import { lira } from '@sigorta/contracts/money';
import { basvuruYap } from '@sigorta/contracts/operations/basvuru-yap';
import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { purchaseStart } from '@sigorta/contracts/operations/purchase-start';
import { quoteCreate } from '@sigorta/contracts/operations/quote-create';
import { expect, test } from 'vitest';
import { createGateway } from './gateway.ts';
import { type IntentStore, intentsIn, storeInMemory } from './intents.ts';
import { type Answer, json, smallServer } from './testing/small-server.ts';

const message = { adSoyad: 'Defne Aydın', telefon: '5320000007', urun: 'iletisim', dil: 'tr' } as const;
const taken = json(200, {
  success: true,
  message: 'Başvurunuz başarıyla alınmıştır.',
  data: { basvuruNo: 'B1' },
});
const refused = (status: number, code: string): Answer => json(status, { success: false, code, message: '' });
/** the call arrives and its answer does not */
const lost: Answer = (response) => response.destroy();

async function against(store: IntentStore, ...answers: Answer[]) {
  const { endpoint, heard } = await smallServer(...answers);
  const keys = () => heard.map(({ headers }) => headers['idempotency-key']);
  const open = () =>
    createGateway({ endpoint, token: 't', language: 'tr', intents: store, resendAfterMs: 1 });
  return { gateway: open(), reloaded: open, keys };
}

const payment = (number: string) => ({
  offerId: 'offer_0123456789',
  language: 'tr' as const,
  acceptedTotal: lira(100),
  installmentCount: 1,
  billing: { provinceId: 34, districtId: 3401, address: 'Moda', email: 'defne@ornek.example' },
  card: { firstName: 'D', lastName: 'A', sealed: `k1.${number}.987` },
  consents: [],
});

test('a call whose answer was lost is sent again under its key, a structured string of the draft', async () => {
  const { gateway, keys } = await against(storeInMemory(), lost, taken);
  expect(await gateway.call(basvuruYap, message)).toMatchObject({ success: true });
  const [first, second, ...more] = keys();
  expect(first).toMatch(/^"[A-Za-z0-9_-]{16,64}"$/);
  expect(second).toBe(first);
  expect(more).toEqual([]);
});

test('what only reads, or takes no key, is sent without one', async () => {
  const { gateway, keys } = await against(storeInMemory(), refused(422, 'coupon-not-valid'));
  await gateway.call(couponCheck, { offerId: 'offer_0123456789', code: 'BAHAR' }).catch(() => undefined);
  expect(keys()).toEqual([undefined]);
});

test('an intent keeps its key over refusals that may pass and over a reload, and ends with its answer', async () => {
  const store = storeInMemory();
  const { gateway, reloaded, keys } = await against(store, refused(503, 'service-unavailable'), taken, taken);
  await gateway.call(basvuruYap, message).catch(() => undefined);
  await reloaded().call(basvuruYap, message);
  await reloaded().call(basvuruYap, message);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('another request is another intent, and so is the next press after a final refusal', async () => {
  const { gateway, keys } = await against(storeInMemory(), refused(422, 'consent-missing'));
  const send = (more = {}) => gateway.call(basvuruYap, { ...message, ...more }).catch(() => undefined);
  await send();
  await send();
  await send({ mesaj: 'Bir sorum var.' });
  expect(new Set(keys()).size).toBe(3);
});

test('of a payment no card is kept, and a card typed anew after an unknown end goes under a new key', async () => {
  const store = storeInMemory();
  const answers = [
    refused(503, 'service-unavailable'),
    refused(422, 'key-reused'),
    refused(402, 'card-rejected'),
  ];
  const { gateway, keys } = await against(store, ...answers);
  const pay = (number: string) => gateway.call(purchaseStart, payment(number)).catch((error) => error.code);
  expect(await pay('5528790000000008')).toBe('service-unavailable');
  /* an instant has such digits of its own */
  const kept = String(store.read()).replace(/"at":\d+/g, '');
  expect(kept).not.toMatch(/5528|987|defne/);
  expect(await pay('4111111111111129')).toBe('card-rejected');
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  /* the same but for the card is the same intent, so nothing of a card can be guessed from what is kept */
  const open = (number: string) => intentsIn(store).open(purchaseStart, payment(number)).key;
  expect(open('5528790000000008')).toBe(open('4111111111111129'));
});

test('a stream carries a key too', async () => {
  const line = { type: 'done', sequence: 0, offers: 0, failures: 0 };
  const { gateway, keys } = await against(storeInMemory(), lost, json(200, line));
  const heard: unknown[] = [];
  const request = { product: 'pet', language: 'tr' as const, application: {}, consents: [] };
  await gateway.stream(quoteCreate, request, (one) => heard.push(one));
  expect(heard).toEqual([line]);
  expect(keys()[1]).toBe(keys()[0]);
});

test('a key older than a day, and a store that holds nonsense, give way', () => {
  const store = storeInMemory();
  let now = 0;
  const intents = intentsIn(store, () => now);
  const { key } = intents.open(basvuruYap, message);
  now += 24 * 3600_000;
  expect(intents.open(basvuruYap, message).key).not.toBe(key);
  store.write('{"');
  expect(intents.open(basvuruYap, message).key).toMatch(/^[\w-]{16,64}$/);
});
