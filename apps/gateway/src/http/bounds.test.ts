import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway({ products: testProducts });
});
afterAll(() => gateway?.close());

/** Status and body of a request written by hand: a client of ours would tidy it up. */
const asked = (lines: string[]): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(gateway.url);
    const socket = connect(Number(port), hostname, () =>
      socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
    );
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('end', () =>
      resolve({ status: Number(text.split(' ')[1]), body: text.split('\r\n\r\n')[1] ?? '' }),
    );
    socket.on('error', reject);
  });

test.each([
  ['a path of slashes', `/a${'/'.repeat(15_500)}x`, 404, 'not-found'],
  ['a long path', `/${'a'.repeat(300)}`, 404, 'not-found'],
  ['a long file name', `/shell/${'a'.repeat(294)}.js`, 404, 'not-found'],
  ['a long query', `/?${'a=1&'.repeat(1_000)}`, 413, 'request-too-large'],
  ['a long query of the endpoint', `/apiConnection?${'a'.repeat(3_000)}`, 413, 'request-too-large'],
])('%s is refused before anything is looked up', async (_what, path, status, code) => {
  const answer = await asked([`GET ${path} HTTP/1.1`, 'Host: localhost']);
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, code });
});

test('headers beyond sixteen kilobytes are refused', async () => {
  const answer = await asked(['GET /healthz HTTP/1.1', 'Host: localhost', `X: ${'a'.repeat(17_000)}`]);
  expect(answer.status).toBe(431);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'headers-too-large' });
});

test.each([
  ['twice the same', 'Host: localhost', 'Host: localhost'],
  ['two', 'Host: localhost', 'host: evil.example'],
])('a request that names its host %s is refused', async (_what, ...hosts) => {
  const answer = await asked(['GET /healthz HTTP/1.1', ...hosts]);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.body)).toMatchObject({ code: 'malformed-request' });
});

test('an address as long as ours are is served', async () => {
  const path = `/${'a'.repeat(299)}?${'b'.repeat(2_900)}`;
  const { status } = await asked([`GET ${path} HTTP/1.1`, 'Host: localhost']);
  expect([404, 503]).toContain(status);
  expect((await asked(['GET /healthz HTTP/1.1', 'Host: localhost'])).status).toBe(200);
});
