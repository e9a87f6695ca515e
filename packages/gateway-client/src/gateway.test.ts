import { couponCheck } from '@sigorta/contracts/operations/coupon-check';
import { documentLink } from '@sigorta/contracts/operations/document-link';
import { ilceler } from '@sigorta/contracts/operations/ilceler';
import { purchaseStatus } from '@sigorta/contracts/operations/purchase-status';
import { quoteDocument } from '@sigorta/contracts/operations/quote-document';
import { quoteEvents } from '@sigorta/contracts/operations/quote-events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGateway } from './gateway.ts';
import type { GatewayError } from './gateway-error.ts';
import { type Answer, json, smallServer } from './testing/small-server.ts';

const quoteId = 'quote_0123456789';
const offerId = 'offer_0123456789';
const purchaseId = 'purchase_0123456789';

async function against(...answers: Answer[]) {
  const { endpoint, heard } = await smallServer(...answers);
  return { heard, gateway: createGateway({ endpoint, token: 'site-token', language: 'ar' }) };
}

const failure = (promise: Promise<unknown>): Promise<GatewayError> =>
  promise.then(
    () => {
      throw new Error('was not refused');
    },
    (error: GatewayError) => error,
  );

test('names the operation, the site and the language in headers and sends the request as JSON', async () => {
  const { gateway, heard } = await against(json(200, { data: [{ ilceId: 1, ilceAdi: 'Kadıköy' }] }));
  expect(await gateway.call(ilceler, { ilId: 34 })).toEqual({ data: [{ ilceId: 1, ilceAdi: 'Kadıköy' }] });
  expect(heard[0]).toMatchObject({
    method: 'POST',
    headers: { producer: 'ilceler', token: 'site-token', 'accept-language': 'ar' },
    body: '{"ilId":34}',
  });
});

test('fills parameters of the producer and leaves them out of the body', async () => {
  const { gateway, heard } = await against(json(200, { url: '/belge/x', expiresAt: '2026-11-21T10:00:00Z' }));
  await gateway.call(documentLink, { purchaseId, kind: 'policy' });
  expect(heard[0]?.headers.producer).toBe(`purchases/${purchaseId}/document-link`);
  expect(heard[0]?.body).toBe('{"kind":"policy"}');
});

test('a refusal becomes its code of the closed list, its fields and the next step', async () => {
  const fields = [{ field: 'billing.email', message: 'payment.error.email' }];
  const { gateway } = await against(
    json(422, { success: false, code: 'invalid-input', message: '', fields }),
  );
  const error = await failure(gateway.call(couponCheck, { offerId, code: 'BAHAR' }));
  expect(error).toMatchObject({ name: 'GatewayError', code: 'invalid-input', fields, next: 're-enter' });
});

test.each([
  ['an unknown code', 418, { code: 'teapot' }, 'internal-error'],
  ['a proxy page', 502, '<html>', 'service-unavailable'],
  ['a name of Object.prototype', 500, { code: 'constructor' }, 'internal-error'],
])('%s does not leave the closed list', async (_, status, body, code) => {
  const { gateway } = await against(json(status, body));
  expect(await failure(gateway.call(couponCheck, { offerId, code: 'X' }))).toMatchObject({ code });
});

test('an answer of another shape than promised is an internal error', async () => {
  const { gateway } = await against(json(200, { data: 'none' }));
  expect(await failure(gateway.call(ilceler, { ilId: 34 }))).toMatchObject({ code: 'internal-error' });
});

test('nobody listening is offline', async () => {
  const gateway = createGateway({ endpoint: 'http://127.0.0.1:1/apiConnection', token: 't', language: 'tr' });
  expect(await failure(gateway.call(ilceler, { ilId: 34 }))).toMatchObject({
    code: 'offline',
    next: 'retry',
  });
});

test('a POST is sent once even when the gateway is busy, a GET is read again', async () => {
  const busy = json(503, { success: false, code: 'service-unavailable', message: '' });
  const posting = await against(busy);
  expect(await failure(posting.gateway.call(ilceler, { ilId: 34 }))).toMatchObject({
    code: 'service-unavailable',
  });
  expect(posting.heard).toHaveLength(1);

  const reading = await against(busy, json(404, { success: false, code: 'not-found', message: '' }));
  expect(await failure(reading.gateway.call(purchaseStatus, { purchaseId }))).toMatchObject({
    code: 'not-found',
  });
  expect(reading.heard).toHaveLength(2);
});

const busyFor = (seconds: string) =>
  new Response(JSON.stringify({ success: false, code: 'service-unavailable', message: '' }), {
    status: 503,
    headers: { 'content-type': 'application/json', 'retry-after': seconds },
  });

test('a reading that is put off is sent again when it was told, and not before', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const asked = vi.fn(async () => busyFor('6'));
  const gateway = createGateway({ endpoint: 'http://here/', token: 't', language: 'tr', fetch: asked });
  const refused = failure(gateway.call(purchaseStatus, { purchaseId }));
  await vi.advanceTimersByTimeAsync(5_999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(await refused).toMatchObject({ code: 'service-unavailable', retryAfter: 6 });
});

test.each(['11', 'Fri, 27 Nov 2026 12:00:00 GMT'])(
  'a reading told to wait for %s is left to whoever asked',
  async (told) => {
    const asked = vi.fn(async () => busyFor(told));
    const gateway = createGateway({ endpoint: 'http://here/', token: 't', language: 'tr', fetch: asked });
    expect(await failure(gateway.call(purchaseStatus, { purchaseId }))).toMatchObject({
      code: 'service-unavailable',
    });
    expect(asked).toHaveBeenCalledTimes(1);
  },
);

test('a caller who leaves gets the abort, not an error of ours', async () => {
  const { gateway } = await against(() => undefined);
  const leaving = new AbortController();
  const call = failure(gateway.call(ilceler, { ilId: 34 }, { signal: leaving.signal }));
  leaving.abort();
  expect((await call).name).toBe('AbortError');
});

test('lines of a stream arrive in order, however the bytes were cut', async () => {
  const text = '{"type":"ping"}\n\n{"type":"done","sequence":3,"offers":0,"failures":1}';
  const { gateway } = await against((response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const bytes = Buffer.from(text);
    response.write(bytes.subarray(0, 9));
    setImmediate(() => response.end(bytes.subarray(9)));
  });
  const types: string[] = [];
  await gateway.stream(quoteEvents, { quoteId }, (event) => types.push(event.type));
  expect(types).toEqual(['ping', 'done']);
});

test('a stream that breaks off is told', async () => {
  const { gateway } = await against((response) => {
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.write('{"type":"ping"}\n', () => response.destroy());
  });
  expect(await failure(gateway.stream(quoteEvents, { quoteId }, () => undefined))).toMatchObject({
    code: 'offline',
  });
});

test('a document comes as a whole and a missing one has its code', async () => {
  const { gateway } = await against(
    (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
    json(404, { success: false, code: 'quote-document-missing', message: '' }),
  );
  const document = await gateway.download(quoteDocument, { offerId, language: 'tr' });
  expect(await document.text()).toBe('%PDF-1.7');
  const error = await failure(gateway.download(quoteDocument, { offerId, language: 'tr' }));
  expect(error).toMatchObject({ code: 'quote-document-missing' });
});

test('a call refused for its missing token is sent once more with the one the refusal brought', async () => {
  const page = { cookie: '', baseURI: '' };
  const refuse: Answer = (response, heard) => {
    page.cookie = 'XSRF-TOKEN=fresh';
    json(403, { success: false, code: 'cross-site-request', message: '' })(response, heard);
  };
  const { endpoint, heard } = await smallServer(refuse, json(200, { data: [] }));
  page.baseURI = endpoint;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', new URL(endpoint));
  onTestFinished(() => void vi.unstubAllGlobals());
  const gateway = createGateway({ endpoint, token: 'site-token', language: 'tr' });
  expect(await gateway.call(ilceler, { ilId: 34 })).toEqual({ data: [] });
  expect(heard.map(({ headers }) => headers['x-xsrf-token'])).toEqual([undefined, 'fresh']);
});

test('a call refused without a new token is not repeated', async () => {
  const { gateway, heard } = await against(
    json(403, { success: false, code: 'cross-site-request', message: '' }),
  );
  const error = await failure(gateway.call(ilceler, { ilId: 34 }));
  expect(error).toMatchObject({ code: 'cross-site-request' });
  expect(heard).toHaveLength(1);
});
