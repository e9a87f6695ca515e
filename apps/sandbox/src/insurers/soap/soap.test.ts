import fc from 'fast-check';
import { expect, test } from 'vitest';
import { key, quoteRequest } from '../../testing/insurer-client.ts';
import { control, started } from '../../testing/started.ts';
import { readSoap, soapMessage } from './envelope.ts';

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'Ğ',
    'ı',
    ' ',
    '<',
    '&',
    '"',
    "'",
    '>',
    '\n',
    '\r',
    '\t',
    '0',
    'ع',
    '&lt;',
    '&#65;',
  ),
});
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]{0,6}$/), tie('any'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).any;

test('every object comes back from its envelope as it went in', () => {
  fc.assert(
    fc.property(fc.record({ content: value }), (content) => {
      expect(readSoap(soapMessage('QuoteRequest', content), 'QuoteRequest')).toEqual(content);
    }),
  );
});

const call = async (base: string, name: string, content: object, headers: Record<string, string> = key) => {
  const answer = await fetch(`${base}/v1/soap`, {
    method: 'POST',
    headers: { 'content-type': 'text/xml', soapaction: `"urn:insurer:v1#${name}"`, ...headers },
    body: soapMessage(`${name}Request`, content),
  });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('a SOAP insurer quotes, issues once and finds the policy', async () => {
  const { urls } = await started();
  const base = `${urls.main}/insurers/poyraztas`;
  const quoted = await call(base, 'Quote', quoteRequest('q-1'));
  expect(quoted.type).toBe('text/xml; charset=utf-8');
  const quote = readSoap(quoted.text, 'QuoteResponse');
  expect(quote).toMatchObject({ result: 'quoted', planName: 'Plan <3> & Çığ', premium: { minor: 2003 } });
  const order = { quoteNo: quote.quoteNo, reference: 'o-1', paidPremium: quote.premium };
  const first = readSoap((await call(base, 'Issue', order)).text, 'IssueResponse');
  expect(readSoap((await call(base, 'Issue', order)).text, 'IssueResponse')).toEqual(first);
  const found = readSoap(
    (await call(base, 'FindPolicies', { reference: 'o-1' })).text,
    'FindPoliciesResponse',
  );
  expect(found.policies).toHaveLength(1);
});

test.each([
  ['a wrong key', 'Quote', { 'x-api-key': 'x' }, quoteRequest('q'), 401, 'wrong-key'],
  ['an unknown action', 'Marry', key, quoteRequest('q'), 500, 'unknown-action'],
  ['a broken request', 'Quote', key, { product: 'sample-trip' }, 500, 'bad-request'],
])('%s is a client fault', async (_case, name, headers, content, status, code) => {
  const { urls } = await started();
  const answer = await call(`${urls.main}/insurers/sarikavak`, name, content, headers);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain('<faultcode>soap:Client</faultcode>');
  expect(answer.text).toContain(`<code>${code}</code>`);
});

test('an insurer in trouble answers a server fault, or nonsense', async () => {
  const sandbox = await started();
  const base = `${sandbox.urls.main}/insurers/sarikavak`;
  await control(sandbox, 'insurers/sarikavak', { fault: 'http500' });
  expect((await call(base, 'Quote', quoteRequest('q'))).text).toContain('<faultcode>soap:Server</faultcode>');
  await control(sandbox, 'insurers/sarikavak', { fault: 'garbage' });
  expect((await call(base, 'Quote', quoteRequest('q'))).text).not.toContain('</soap:Envelope>');
});

test('a document type in a message is refused', () => {
  const bomb =
    '<!DOCTYPE x [<!ENTITY a "b">]><Envelope><Body><QuoteRequest>&a;</QuoteRequest></Body></Envelope>';
  expect(() => readSoap(bomb, 'QuoteRequest')).toThrow('document type');
});
