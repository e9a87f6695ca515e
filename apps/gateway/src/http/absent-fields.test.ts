import { operations } from '@sigorta/contracts/operations/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Buyer } from '../testing/buyer.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';

let gateway: RunningGateway;
let buyer: Buyer;

beforeAll(async () => {
  gateway = await startGateway();
  buyer = gateway.buyer();
  await buyer.post('otp/send', { phone_number: '5321112233' });
});
afterAll(() => gateway?.close());

const refused = async (
  producer: string,
  body: object,
): Promise<[code: string, fields: Record<string, string>]> => {
  const answer = (await buyer.post(producer, body)).body;
  const fields = (answer.fields ?? []) as { field: string; message: string }[];
  return [answer.code, Object.fromEntries(fields.map(({ field, message }) => [field, message]))];
};

/* by hand from spec §5, payment: what is not there is asked for like what is empty */
const billing = {
  'billing.provinceId': 'payment.error.province',
  'billing.districtId': 'payment.error.district',
  'billing.address': 'payment.error.address',
  'billing.email': 'payment.error.email',
};
const card = {
  'card.firstName': 'payment.error.firstName',
  'card.lastName': 'payment.error.lastName',
  'card.sealed': 'payment.error.cardNumber',
};

test.each([
  ['nothing', {}],
  ['empty objects', { billing: {}, card: {} }],
  ['every part but those', { offerId: 'A'.repeat(22), language: 'tr', consents: [] }],
])('a payment with %s is told of every field with the sentence of that field', async (_, body) => {
  const [code, fields] = await refused('purchases/start', body);
  expect(code).toBe('installment-missing');
  expect(fields).toMatchObject({ ...billing, ...card, installmentCount: 'error.installment-missing' });
});

test.each([
  [undefined, 'installment-missing', 'error.installment-missing'],
  [0, 'invalid-input', 'payment.error.installments'],
  [13, 'invalid-input', 'payment.error.installments'],
  ['3', 'invalid-input', 'payment.error.installments'],
  [null, 'invalid-input', 'payment.error.installments'],
])('%j as installment count is %s', async (installmentCount, code, message) => {
  const [answered, fields] = await refused('purchases/start', { installmentCount });
  expect([answered, fields.installmentCount]).toEqual([code, message]);
});

test('a transfer, a general payment and an application are told the same way', async () => {
  expect((await refused('purchases/transfer', {}))[1]).toMatchObject({
    ...billing,
    'buyer.firstName': 'payment.error.firstName',
    'buyer.lastName': 'payment.error.lastName',
  });
  expect((await refused('payments/start', { of: { kind: 'free' }, way: { kind: 'card' } }))[1]).toMatchObject(
    {
      name: 'payment.error.name',
      email: 'payment.error.email',
      'of.reference': 'payment.error.reference',
      ...Object.fromEntries(Object.entries(card).map(([field, message]) => [`way.${field}`, message])),
    },
  );
  expect((await refused('vue/basvuru-yap', {}))[1]).toEqual({
    adSoyad: 'field.fullName.error',
    telefon: 'field.phone.error',
    urun: 'field.missing.error',
    dil: 'field.missing.error',
  });
  expect((await refused('otp/send', {}))[1]).toEqual({ phone_number: 'field.phone.error' });
});

test('nothing that is missing is told to be unexpected, in any operation', async () => {
  for (const [name, { method, producer, authority }] of Object.entries(operations)) {
    if (method !== 'POST' || authority === 'staff' || producer.includes(':')) continue;
    const [, fields] = await refused(producer, {});
    expect([name, Object.values(fields)]).not.toEqual([
      name,
      expect.arrayContaining(['field.unknown.error']),
    ]);
  }
});
