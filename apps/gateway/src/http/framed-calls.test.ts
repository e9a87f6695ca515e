import { type OperationName, operations } from '@sigorta/contracts/operations/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway({ products: testProducts });
});
afterAll(() => gateway?.close());

/* by hand: the lists of spec §7 behind the fields of a form's first step, and nothing about a person */
const lists: readonly OperationName[] = [
  'countries',
  'uyruk',
  'ilceler',
  'tssIlce',
  'markalar',
  'modeller',
  'dainiBankaList',
  'dainiFinansKurumList',
  'daskIlceler',
  'semt',
  'mahalle',
  'cadde',
  'binaDogrula',
  'daireNo',
];

const ask = async (name: OperationName, headers: Record<string, string> = {}) => {
  const { producer, method } = operations[name];
  const answer = await gateway.buyer().fetch('/apiConnection', {
    method,
    headers: {
      token: `gomulu.${gateway.context.config.siteToken}`,
      producer: producer.replaceAll(/:[A-Za-z]+/g, '1'),
      origin: gateway.url,
      'sec-fetch-site': 'same-origin',
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(method === 'POST' ? { body: '{}' } : {}),
  });
  const text = await answer.text();
  return {
    code: text.startsWith('{"success":false') ? JSON.parse(text).code : null,
    cookies: answer.headers.getSetCookie(),
  };
};

test('of all operations a page in a frame is refused everything but its lists, and no cookie is given', async () => {
  const passed: string[] = [];
  for (const name of Object.keys(operations) as OperationName[]) {
    const { code, cookies } = await ask(name);
    expect({ name, cookies }).toEqual({ name, cookies: [] });
    if (code !== 'cross-site-request') passed.push(name);
  }
  expect(passed.toSorted()).toEqual(lists.toSorted());
});

test('a whole buyer’s cookies open nothing more to it', async () => {
  const buyer = gateway.buyer();
  await buyer.post('vue/basvuru-yap', {});
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const xsrf = buyer.cookies.get('XSRF-TOKEN') ?? '';
  for (const name of ['quoteCreate', 'purchaseStart', 'basvuruYap', 'otpSend', 'paymentStart'] as const)
    expect((await ask(name, { cookie, 'x-xsrf-token': xsrf })).code, name).toBe('cross-site-request');
});

test.each([
  ['another origin', { origin: 'https://www.kaya.example', 'sec-fetch-site': 'cross-site' }],
  ['a sibling', { 'sec-fetch-site': 'same-site' }],
])('a page of %s is refused the lists too', async (_what, headers) => {
  expect((await ask('ilceler', headers)).code).toBe('cross-site-request');
});

test('the mark alone, or before a token that is none, names no site', async () => {
  for (const token of ['gomulu.', 'gomulu.nobody', 'gomulu.gomulu.sigorta-carsisi-site'])
    expect((await ask('markalar', { token })).code, token).toBe('unknown-token');
});
