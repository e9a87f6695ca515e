import { connect } from 'node:net';
import type { ErrorAnswer, errorCodes } from '@sigorta/contracts/errors';
import { operations } from '@sigorta/contracts/operations/table';
import { todayInIstanbul } from '@sigorta/validators/istanbul';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordKey } from '../platform/sensitive/record-keys.ts';
import { openName } from '../platform/sensitive/sealed-name.ts';
import { openPhone } from '../platform/sensitive/sealed-phone.ts';
import { environmentOf, type FakeWorld, startFakeWorld } from '../testing/fake-world.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts, testQuoteRequest } from '../testing/test-product.ts';
import { matchProducer } from './producer.ts';

let world: FakeWorld;
let gateway: RunningGateway;
const today = todayInIstanbul(new Date());

beforeAll(async () => {
  world = await startFakeWorld();
  gateway = await startGateway({ products: testProducts, environment: environmentOf(world) });
});

afterAll(async () => {
  await gateway?.close();
  await world?.close();
});

const refused = (code: keyof typeof errorCodes) => ({ success: false, code, message: expect.any(String) });

test('an unknown token is refused', async () => {
  const buyer = gateway.buyer();
  const reply = await buyer.get('partner/website-info', { token: 'someone-else' });
  expect(reply.status).toBe(401);
  expect(reply.body).toEqual(refused('unknown-token'));
});

test.each([
  ['nothing', ''],
  ['a URL', 'http://169.254.169.254/latest/meta-data'],
  ['a protocol-relative URL', '//evil.example/quotes/create'],
  ['dot segments', 'quotes/../partner/website-info'],
  ['a prototype key', '__proto__'],
  ['another', 'constructor'],
  ['a key of our table', 'quoteCreate'],
  ['another letter case', 'Quotes/Create'],
  ['a slash too many', 'quotes/create/'],
  ['percent signs', 'quotes%2fcreate'],
  ['a parameter name', 'offers/:offerId'],
])('a producer that is %s is unknown', async (_what, producer) => {
  const reply = await gateway.buyer().post(producer, {});
  expect(reply.status).toBe(404);
  expect(reply.body).toEqual(refused('unknown-operation'));
});

test('no producer value of 500 reaches anything outside or gets another answer than the closed list gives', async () => {
  const exact = new Set(Object.values(operations).map((operation) => operation.producer));
  const known = ['quotes/create', 'offers/', 'partner/', '__proto__', 'http://', '../', 'constructor', '%2e'];
  const value = fc
    .array(fc.oneof(fc.constantFrom(...known), fc.string({ unit: 'grapheme-ascii', maxLength: 12 })), {
      maxLength: 5,
    })
    .map((parts) => parts.join('/'))
    .filter((text) => !exact.has(text));
  const values = fc.sample(value, { numRuns: 500, seed: 20261121 });
  const before = world.seen.length;
  const buyer = gateway.buyer();
  const codes = new Set<string>();
  for (const producer of values) {
    if (!/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(producer)) {
      expect(matchProducer(producer, 'GET')).toBeNull();
      continue;
    }
    const reply = await buyer.get(producer);
    codes.add(reply.body.code);
    expect([401, 404]).toContain(reply.status);
  }
  expect([...codes].sort()).toEqual(['unknown-operation']);
  expect(world.seen).toHaveLength(before);
});

test('an address behind the endpoint names an operation like the header does, and never another one than it', async () => {
  const buyer = gateway.buyer();
  const headers = { token: gateway.context.config.siteToken };
  const at = async (path: string, more: Record<string, string> = {}) => {
    const answer = await buyer.fetch(path, { headers: { ...headers, ...more } });
    return [answer.status, await answer.json()];
  };
  const named = await buyer.get('modeller/1');
  expect(await at('/apiConnection/modeller/1')).toEqual([named.status, named.body]);
  expect(await at('/apiConnection/modeller/1', { producer: 'modeller/1' })).toEqual([
    named.status,
    named.body,
  ]);
  for (const [path, more] of [
    ['/apiConnection/modeller/1', { producer: 'modeller/2' }],
    ['/apiConnection/modeller%2f1', {}],
    ['/apiConnection/modeller/../modeller/1/', {}],
    ['/apiConnection/', {}],
    ['/apiConnection/', { producer: 'modeller/1' }],
    ['/apiConnection/__proto__', {}],
  ] as const)
    expect([path, await at(path, more)]).toEqual([path, [404, refused('unknown-operation')]]);
});

test('line ends in a producer never get through', () => {
  for (const text of ['quotes/create\r\nx: y', 'quotes/create\n', '\u0000', 'quotes/create\u2028']) {
    expect(matchProducer(text, 'POST')).toBeNull();
  }
});

test.each([
  ['malformed JSON', '{"ilId":', 'application/json', 400, 'malformed-request'],
  ['no body', '', 'application/json', 400, 'malformed-request'],
  ['a list', '[]', 'application/json', 400, 'malformed-request'],
  ['null', 'null', 'application/json', 400, 'malformed-request'],
  ['a prototype key', '{"__proto__":{"ilId":1}}', 'application/json', 400, 'malformed-request'],
  ['NUL in a text', '{"ilId":34,"x":"a\\u0000"}', 'application/json', 400, 'malformed-request'],
  ['half a letter', '{"ilId":34,"x":["\\ud800"]}', 'application/json', 400, 'malformed-request'],
  ['a form', 'ilId=34', 'application/x-www-form-urlencoded', 415, 'unsupported-media-type'],
  ['plain text', '{"ilId":34}', 'text/plain', 415, 'unsupported-media-type'],
  ['another charset', '{"ilId":34}', 'application/json; charset=iso-8859-9', 415, 'unsupported-media-type'],
  ['too much', `{"x":"${'a'.repeat(140_000)}"}`, 'application/json', 413, 'request-too-large'],
  ['a wrong type', '{"ilId":"34"}', 'application/json', 422, 'invalid-input'],
  ['a wrong number', '{"ilId":82}', 'application/json', 422, 'invalid-input'],
] as const)('%s as body is answered %i', async (_what, body, type, status, code) => {
  const buyer = gateway.buyer();
  await buyer.get('partner/website-info');
  const response = await buyer.operation('ilceler', 'POST', body, { 'content-type': type });
  const answer = (await response.json()) as ErrorAnswer;
  expect(response.status).toBe(status);
  expect(answer).toMatchObject(refused(code));
  if (code === 'invalid-input')
    expect(answer.fields).toEqual([{ field: 'ilId', message: 'field.unknown.error' }]);
  expect(JSON.stringify(answer)).not.toMatch(/at |node:|\.ts/);
});

test('a body that says it is compressed is refused, one that says it is not is read', async () => {
  const buyer = gateway.buyer();
  await buyer.get('partner/website-info');
  const sent = (encoding: string) =>
    buyer.operation('ilceler', 'POST', { ilId: 34 }, { 'content-encoding': encoding });
  expect((await sent('gzip')).status).toBe(415);
  expect((await sent('br, identity')).status).toBe(415);
  /* the register is away in this test: read it was */
  expect((await sent('identity')).status).toBe(502);
});

test('the same rules as in the browser refuse a quote, with field and message key', async () => {
  const request = testQuoteRequest(today);
  const [person] = request.application.sigortalilar;
  const reply = await gateway.buyer().post('quotes/create', {
    ...request,
    application: {
      ...request.application,
      baslangicTarihi: '2020-01-01',
      eposta: 'no-at-sign',
      sigortalilar: [{ ...person, kimlikNo: '12345678901' }, { ad: 'Can' }],
      isStatus: 'paid',
    },
  });
  expect(reply.status).toBe(422);
  const fields = reply.body.fields.map((error: { field: string }) => error.field);
  expect(fields).toEqual(
    expect.arrayContaining([
      'application.baslangicTarihi',
      'application.eposta',
      'application.sigortalilar.0.kimlikNo',
      'application.sigortalilar.1.kimlikNo',
      'application.sigortalilar.1.dogumTarihi',
      'application.isStatus',
    ]),
  );
  expect(JSON.stringify(reply.body)).not.toContain('12345678901');
});

test('a product we do not have is not found, a missing consent is named', async () => {
  const request = testQuoteRequest(today);
  const unknown = await gateway.buyer().post('quotes/create', { ...request, product: 'constructor' });
  expect(unknown.body).toEqual(refused('not-found'));
  const wording = { ...request.consents[0], hash: 'a'.repeat(64) };
  const strange = await gateway.buyer().post('quotes/create', { ...request, consents: [wording] });
  expect(strange.body).toMatchObject({ code: 'consent-missing' });
  const without = await gateway.buyer().post('quotes/create', { ...request, consents: [] });
  expect(without.status).toBe(422);
  expect(without.body).toMatchObject({
    code: 'consent-missing',
    fields: [{ field: 'consents.information-text', message: 'error.consent-missing' }],
  });
});

test('without a rate of the day no foreign price is made', async () => {
  const reply = await gateway.buyer().post('quotes/create', testQuoteRequest(today));
  expect(reply.status).toBe(502);
  expect(reply.body).toEqual(refused('offer-unknown-error'));
});

test('an address that cannot be read gets its code too', async () => {
  const buyer = gateway.buyer();
  const bad = await buyer.fetch('/%c0%af');
  expect(bad.status).toBe(400);
  expect(bad.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await bad.json()).toEqual(refused('malformed-request'));
});

test('what is no HTTP gets a code too and ends nothing', async () => {
  const talk = (text: string): Promise<string> =>
    new Promise((resolve) => {
      const { hostname, port } = new URL(gateway.url);
      const socket = connect(Number(port), hostname, () => socket.write(text));
      let answer = '';
      socket.on('data', (data) => {
        answer += data;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => {});
    });
  const overflow = await talk(`GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(overflow).toMatch(/^HTTP\/1\.1 431 /);
  expect(overflow).toContain('"code":"headers-too-large"');
  const nonsense = await talk('EHLO mail.example\r\n\r\n');
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 /);
  expect(nonsense).toContain('"code":"malformed-request"');
  expect((await gateway.buyer().fetch('/healthz')).status).toBe(200);
});

test('a short application is taken once it has a phone number', async () => {
  const request = { adSoyad: 'Ayşe Yılmaz', telefon: '532 000 00 00', urun: 'foreign-travel', dil: 'tr' };
  const taken = await gateway.buyer().post('vue/basvuru-yap', request);
  expect(taken.body).toMatchObject({
    success: true,
    data: { basvuruNo: expect.stringMatching(/^[2-9A-Z]{10}$/) },
  });
  const rows = await gateway.context.db
    .selectFrom('application')
    .selectAll()
    .select(recordKey('application.id'))
    .execute();
  expect(rows).toMatchObject([{ partner_id: 'default' }]);
  expect(rows.map((row) => openName(gateway.context.dataKeys, row))).toEqual(['Ayşe Yılmaz']);
  expect(rows.map((row) => openPhone(gateway.context.dataKeys, row))).toEqual(['+905320000000']);
  const wrong = await gateway.buyer().post('vue/basvuru-yap', { ...request, telefon: '12' });
  expect(wrong.body).toMatchObject({ code: 'invalid-input', fields: [{ field: 'telefon' }] });
});

test('what an answer may not hold is no field of it: extra keys of a body change nothing', async () => {
  const reply = await gateway.buyer().post('vue/basvuru-yap', {
    adSoyad: 'Can',
    telefon: '5320000001',
    urun: 'kasko',
    dil: 'en',
    partner_id: 'kaya-acente',
    id: 'MINE',
  });
  const row = await gateway.context.db
    .selectFrom('application')
    .selectAll()
    .where('id', '=', reply.body.data.basvuruNo)
    .executeTakeFirstOrThrow();
  expect(row.partner_id).toBe('default');
});
