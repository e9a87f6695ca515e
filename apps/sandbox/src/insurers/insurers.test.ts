import { expect, test } from 'vitest';
import { application, insurer, key, quoteRequest } from '../testing/insurer-client.ts';
import { control, get, post, seenUnder, started } from '../testing/started.ts';

test('an insurer prices the application by its tariff', async () => {
  const { body } = await insurer(await started(), 'turnagol').quote('q-1');
  expect(body).toMatchObject({
    result: 'quoted',
    premium: { minor: 2000, currency: 'EUR' },
    deductible: null,
  });
  expect(body.quoteNo).toMatch(/^TUR-/);
});

test('the same reference is answered with the same quote, another with another', async () => {
  const turnagol = insurer(await started(), 'turnagol');
  const first = await turnagol.quote('q-1');
  expect((await turnagol.quote('q-1', { sigortalilar: [] })).body).toEqual(first.body);
  expect((await turnagol.quote('q-2')).body.quoteNo).not.toBe(first.body.quoteNo);
});

test('the same reference never makes a second policy', async () => {
  const sandbox = await started();
  const turnagol = insurer(sandbox, 'turnagol');
  const { quoteNo } = (await turnagol.quote('q-1')).body;
  const answers = await Promise.all([1, 2, 3].map(() => turnagol.issue(quoteNo, 'order-1')));
  const numbers = new Set(answers.map(({ body }) => body.policy.policyNo));
  expect(numbers.size).toBe(1);
  expect((await turnagol.find('order-1')).body.policies).toHaveLength(1);
  expect((await get(`${sandbox.urls.main}/control/policies?reference=order-1`)).body.policies).toHaveLength(
    1,
  );
  expect(answers[0]?.body.policy).toMatchObject({
    startsAt: '2026-12-01',
    endsAt: '2026-12-08',
    state: 'active',
  });
});

test('a quote becomes one policy only', async () => {
  const turnagol = insurer(await started(), 'turnagol');
  const { quoteNo } = (await turnagol.quote('q-1')).body;
  await turnagol.issue(quoteNo, 'order-1');
  expect((await turnagol.issue(quoteNo, 'order-2')).body).toEqual({
    result: 'refused',
    reason: 'quote-already-used',
  });
});

test('a policy is refused for an unknown quote, a wrong premium and a quote past its time', async () => {
  let now = new Date('2026-11-21T09:00:00Z');
  const turnagol = insurer(await started({ clock: () => now }), 'turnagol');
  const { quoteNo } = (await turnagol.quote('q-1')).body;
  const reason = async (answer: Promise<{ body: { reason: string } }>) => (await answer).body.reason;
  expect(await reason(turnagol.issue('TUR-NONE', 'o'))).toBe('unknown-quote');
  expect(await reason(turnagol.issue(quoteNo, 'o', 1999))).toBe('premium-mismatch');
  now = new Date('2026-11-22T09:00:01Z');
  expect(await reason(turnagol.issue(quoteNo, 'o'))).toBe('quote-expired');
});

test('the tariff declines with its own reason, and who does not sell the product says so', async () => {
  const sandbox = await started();
  const old = { sigortalilar: [{ dogumTarihi: '1930-01-01' }] };
  expect((await insurer(sandbox, 'turnagol').quote('q', old)).body).toEqual({
    result: 'declined',
    reason: 'age',
  });
  expect((await insurer(sandbox, 'aycimen').quote('q')).body).toEqual({
    result: 'declined',
    reason: 'product-not-offered',
  });
});

test.each([
  ['a wrong key', 'turnagol', { 'x-api-key': 'x' }, quoteRequest('q'), 401, 'wrong-key'],
  ['an unknown insurer', 'nobody', key, quoteRequest('q'), 404, 'unknown-insurer'],
  ['JSON to a SOAP insurer', 'poyraztas', key, quoteRequest('q'), 404, 'unknown-insurer'],
  ['an unknown product', 'turnagol', key, { ...quoteRequest('q'), product: 'moon' }, 400, 'unknown-product'],
  ['a broken request', 'turnagol', key, { product: 'sample-trip', application }, 400, 'bad-request'],
])('%s is refused', async (_case, id, headers, body, status, code) => {
  const sandbox = await started();
  const answer = await post(`${sandbox.urls.main}/insurers/${id}/v1/quotes`, body, headers);
  expect(answer).toMatchObject({ status, body: { code } });
});

test('the quote document is a PDF, or 404 where the tariff has none', async () => {
  const sandbox = await started();
  const fetchDocument = async (id: string) => {
    const { body } = await insurer(sandbox, id).quote('q');
    return fetch(`${sandbox.urls.main}/insurers/${id}/v1/quotes/${body.quoteNo}/document`, { headers: key });
  };
  const found = await fetchDocument('turnagol');
  expect(found.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await found.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\n$/);
  expect((await fetchDocument('meltemkiyi')).status).toBe(404);
});

const ask = (url: string, body: object) => (signal: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...key },
    body: JSON.stringify(body),
    signal,
  });

test.each([
  ['down', /"code":"down"/],
  ['http500', /"code":"internal"/],
  ['reset', /^cut$/],
  ['hang', /^no answer$/],
  ['slow-drip', /^no answer$/],
  ['garbage', /Internal Proxy$/],
  ['decline', /"result":"declined","reason":"capacity"/],
  ['wrong-quote', /"minor":-125\.5/],
])('fault %s shows', async (fault, seen) => {
  const sandbox = await started();
  const call = ask(`${sandbox.urls.main}/insurers/turnagol/v1/quotes`, quoteRequest('q'));
  const silent = seen.source.includes('no answer');
  expect(await seenUnder(sandbox, 'insurers/turnagol', fault, silent, call)).toMatch(seen);
});

test.each([
  ['issue-timeout', 'no answer', 0],
  ['issue-timeout-but-issued', 'no answer', 1],
  ['issue-refused', '{"result":"refused","reason":"underwriting"}', 0],
])('fault %s answers %s and leaves %i policies', async (fault, seen, count) => {
  const sandbox = await started();
  const turnagol = insurer(sandbox, 'turnagol');
  const { quoteNo, premium } = (await turnagol.quote('q')).body;
  const order = { quoteNo, reference: 'order', paidPremium: premium };
  const call = ask(`${turnagol.base}/policies`, order);
  const text = await seenUnder(sandbox, 'insurers/turnagol', fault, seen === 'no answer', call);
  expect(text).toBe(seen);
  expect((await turnagol.find('order')).body.policies).toHaveLength(count);
});

test('a fault limited to one use ends by itself', async () => {
  const sandbox = await started();
  await control(sandbox, 'insurers/turnagol', { fault: 'http500', times: 1 });
  expect((await insurer(sandbox, 'turnagol').quote('q')).status).toBe(500);
  expect((await insurer(sandbox, 'turnagol').quote('q')).body.result).toBe('quoted');
});

test('an unknown fault is refused, and what a change leaves out stays', async () => {
  const sandbox = await started();
  expect((await control(sandbox, 'insurers/turnagol', { fault: 'earthquake' })).status).toBe(400);
  await control(sandbox, 'insurers/turnagol', { fault: 'down' });
  const { body } = await control(sandbox, 'insurers/turnagol', { delayMs: 5 });
  expect(body).toMatchObject({ faults: ['down'], delayMs: 5 });
});

test('no policy is made of a quote that knows the answers for the price only', async () => {
  const sandbox = await started();
  const turnagol = insurer(sandbox, 'turnagol');
  const request = { ...quoteRequest('q-price'), phase: 'price' };
  const { body } = await post(`${turnagol.base}/quotes`, request, key);
  expect(body).toMatchObject({ result: 'quoted', standing: 'firm' });
  expect((await turnagol.issue(body.quoteNo, 'order-price')).body).toEqual({
    result: 'refused',
    reason: 'application-incomplete',
  });
});
