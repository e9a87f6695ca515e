import { expect, test } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { control, get, started } from '../testing/started.ts';
import { hashOf } from './hash.ts';

const storeKey = 'sandbox-store-key';
const names = { Name: 'sandbox-api', Password: 'sandbox-nestpay-password', ClientId: '100200300' };

const formOf = (change: Record<string, string> = {}) => {
  const form: Record<string, string> = {
    clientid: '100200300',
    storetype: '3d',
    TranType: 'Auth',
    hashAlgorithm: 'ver3',
    oid: 'order-1',
    amount: '100.25',
    currency: '949',
    taksit: '',
    okUrl: 'http://127.0.0.1:9/odeme/donus/nestpay',
    failUrl: 'http://127.0.0.1:9/odeme/donus/nestpay',
    lang: 'tr',
    rnd: 'r',
    pan: '5528790000000008',
    Ecom_Payment_Card_ExpDate_Month: '12',
    Ecom_Payment_Card_ExpDate_Year: '30',
    cv2: '123',
    ...change,
  };
  return { ...form, hash: hashOf(Object.entries(form), storeKey) };
};

const gate = async (sandbox: Sandbox, form: Record<string, string>) => {
  const answer = await fetch(`${sandbox.urls.main}/nestpay/est3Dgate`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return { status: answer.status, text: await answer.text() };
};

const api = async (sandbox: Sandbox, fields: Record<string, string>, more = '') => {
  const all = { ...names, ...fields };
  const body = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
  const answer = await fetch(`${sandbox.urls.main}/nestpay/api`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: `<CC5Request>${body.join('')}${more}</CC5Request>`,
  });
  const text = new TextDecoder('iso-8859-9').decode(await answer.arrayBuffer());
  const read = (name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? null;
  return { text, read };
};

const proven = async (sandbox: Sandbox, change: Record<string, string> = {}) => {
  await gate(sandbox, formOf(change));
  const { body } = await control(sandbox, `acs/${change.oid ?? 'order-1'}`, {
    action: 'approve',
    post: false,
  });
  return body.form as Record<string, string>;
};

const auth = (form: Record<string, string>, change: Record<string, string> = {}) => ({
  Type: 'Auth',
  OrderId: form.oid ?? '',
  Total: '100.25',
  Currency: '949',
  Taksit: '',
  Number: form.md ?? '',
  PayerTxnId: form.xid ?? '',
  PayerSecurityLevel: form.eci ?? '',
  PayerAuthenticationCode: form.cavv ?? '',
  Mode: 'P',
  ...change,
});

const history = (sandbox: Sandbox, OrderId: string) =>
  api(sandbox, { OrderId }, '<Extra><ORDERHISTORY>QUERY</ORDERHISTORY></Extra>');
const net = async (sandbox: Sandbox) => (await get(`${sandbox.urls.main}/control/charges`)).body.net;

test('the hash is that of the published request', () => {
  /* mewebstudio/pos tests/Unit/Crypt/EstV3PosCryptTest.php */
  const published = {
    clientid: '190100000',
    storetype: '3d_pay',
    amount: '100.25',
    oid: 'order222',
    okUrl: 'https://domain.com/success',
    failUrl: 'https://domain.com/fail_url',
    rnd: 'rand',
    lang: 'tr',
    currency: '949',
    taksit: '',
    islemtipi: 'Auth',
    firmaadi: 'siparis veren',
    Email: 'test@test.com',
    hashAlgorithm: 'ver3',
  };
  expect(hashOf(Object.entries(published), '123456')).toBe(
    '/uPxhEKWCEGi3NsDOOQ4u8Hu5g71v5GWspOid70WehTWEz97PqxG3IN1Jv5jsbOXOw3Z3Rr/0UtywzEgbqFfdA==',
  );
});

test('a 3d payment: form, bank, signed return, charge by our call, list of the order', async () => {
  const sandbox = await started();
  const entered = await gate(sandbox, formOf());
  expect(entered.text).toContain(`action="${sandbox.urls.acs}/challenge"`);
  expect(await net(sandbox)).toEqual([]);
  const form = await proven(sandbox, { oid: 'order-2' });
  expect(form).toMatchObject({ mdStatus: '1', oid: 'order-2', amount: '100.25', storetype: '3d' });
  expect(form.HASH).toBe(hashOf(Object.entries(form), storeKey));
  expect(await net(sandbox)).toEqual([]);
  const charged = await api(sandbox, auth(form));
  expect([charged.read('Response'), charged.read('ProcReturnCode')]).toEqual(['Approved', '00']);
  expect(charged.text).toContain('DENİZFENERİ');
  expect(await net(sandbox)).toMatchObject([{ conversationId: 'order-2', net: 10_025, charges: 1 }]);
  expect((await history(sandbox, 'order-2')).read('TRX1')).toMatch(/^S\tA\t10025\t/);
  const again = await api(sandbox, auth(form));
  expect(again.read('ERRORCODE')).toBe('CORE-2507');
});

test('a 3d_pay payment is charged before the buyer comes back', async () => {
  const sandbox = await started();
  const form = await proven(sandbox, { storetype: '3d_pay' });
  expect(form).toMatchObject({ mdStatus: '1', Response: 'Approved', ProcReturnCode: '00' });
  expect(await net(sandbox)).toMatchObject([{ net: 10_025, charges: 1 }]);
});

test.each([
  ['a wrong hash', { hash: 'x' }],
  ['another amount than was signed', { amount: '1.00' }],
])('the gate refuses a form with %s', async (_, change) => {
  const sandbox = await started();
  expect((await gate(sandbox, { ...formOf(), ...change })).status).toBe(400);
});

test('a void before the day end, a refund after it, parts up to what is left', async () => {
  const sandbox = await started();
  const take = async (oid: string) => api(sandbox, auth(await proven(sandbox, { oid })));
  await take('a');
  expect((await api(sandbox, { Type: 'Credit', OrderId: 'a', Total: '1.00' })).read('ERRORCODE')).toBe(
    'CORE-2508',
  );
  expect((await api(sandbox, { Type: 'Void', OrderId: 'a' })).read('ProcReturnCode')).toBe('00');
  expect((await api(sandbox, { Type: 'Void', OrderId: 'a' })).read('ERRORCODE')).toBe('CORE-2008');
  await take('b');
  await control(sandbox, 'nestpay', { settled: true });
  expect((await api(sandbox, { Type: 'Void', OrderId: 'b' })).read('ERRORCODE')).toBe('CORE-2008');
  const credit = (Total: string) => api(sandbox, { Type: 'Credit', OrderId: 'b', Total });
  expect((await credit('60.25')).read('ProcReturnCode')).toBe('00');
  expect((await credit('60.25')).read('ERRORCODE')).toBe('CORE-2503');
  expect((await credit('40.00')).read('ProcReturnCode')).toBe('00');
  expect((await credit('1.00')).read('ERRORCODE')).toBe('CORE-2504');
  expect((await history(sandbox, 'b')).read('TRXCOUNT')).toBe('3');
  expect((await net(sandbox)).map((row: { net: number }) => row.net)).toEqual([0, 0]);
});

test('an unknown order, another proof, another amount and a wrong password', async () => {
  const sandbox = await started();
  expect((await history(sandbox, 'never')).read('ErrMsg')).toBe('No record found for never');
  const form = await proven(sandbox);
  expect((await api(sandbox, auth(form, { Number: 'x' }))).read('ERRORCODE')).toBe('CORE-2121');
  expect((await api(sandbox, auth(form, { Total: '1.00' }))).read('Response')).toBe('Error');
  expect((await api(sandbox, { ...auth(form), Password: 'x' })).read('ErrMsg')).toMatch(/parola/);
  expect(await net(sandbox)).toEqual([]);
});

test('a card the bank declines stands in the list as failed', async () => {
  const sandbox = await started();
  const form = await proven(sandbox, { pan: '4111111111111129' });
  const answer = await api(sandbox, auth(form));
  expect([answer.read('Response'), answer.read('ProcReturnCode')]).toEqual(['Declined', '51']);
  expect((await history(sandbox, 'order-1')).read('TRX1')).toMatch(/^S\tD\t10025\t.*\t51\t/);
});
