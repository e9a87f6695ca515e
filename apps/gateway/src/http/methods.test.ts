import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSite } from '../testing/listed-site.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

const dist = mkdtempSync(join(tmpdir(), 'methods-'));
let gateway: RunningGateway;

beforeAll(async () => {
  mkdirSync(join(dist, 'site/shell'), { recursive: true });
  writeFileSync(join(dist, 'site/shell/a-12345678.js'), 'x'.repeat(100));
  writeFileSync(join(dist, 'site/remotes.json'), '{"schema":1,"remotes":{}}');
  listSite(dist);
  gateway = await startGateway({ products: testProducts, config: { distDir: dist } });
});
afterAll(async () => {
  await gateway?.close();
  rmSync(dist, { recursive: true, force: true });
});

const asked = async (method: string, path: string) => {
  const headers = { token: gateway.context.config.siteToken };
  const answer = await gateway.buyer().fetch(path, { method, headers });
  const text = await answer.text();
  return { status: answer.status, allow: answer.headers.get('allow'), code: text && JSON.parse(text).code };
};

/* by hand: RFC 9110 §15.5.6 wants the methods of the very address */
test.each([
  ['DELETE', '/', 'GET, HEAD, OPTIONS'],
  ['PUT', '/kasko', 'GET, HEAD, OPTIONS'],
  ['POST', '/nothing', 'GET, HEAD, OPTIONS'],
  ['PATCH', '/openapi.json', 'GET, HEAD, OPTIONS'],
  ['PUT', '/apiConnection', 'GET, OPTIONS, POST'],
  ['PUT', '/apiConnection/quotes/create', 'OPTIONS, POST'],
  ['GET', '/apiConnection/quotes/create', 'POST, OPTIONS'],
  ['POST', '/apiConnection/modeller/1', 'GET, OPTIONS'],
  ['DELETE', '/apiConnection/modeller/1', 'GET, OPTIONS'],
])('%s %s is told that there are %s', async (method, path, allow) => {
  expect(await asked(method, path)).toEqual({ status: 405, allow, code: 'method-not-allowed' });
});

test.each([
  ['/', 'GET, HEAD, OPTIONS'],
  ['/apiConnection', 'GET, OPTIONS, POST'],
  ['/apiConnection/modeller/1', 'GET, OPTIONS'],
])('OPTIONS %s answers %s and opens nothing to other sites', async (path, allow) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const answer = await gateway.buyer().fetch(path, { method: 'OPTIONS', headers });
  expect([answer.status, answer.headers.get('allow')]).toEqual([204, allow]);
  expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test.each(['/apiConnection', '/apiConnection/modeller/1'])('%s has no head', async (path) => {
  const answer = await gateway.buyer().fetch(path, { method: 'HEAD' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([
    405,
    expect.stringContaining('GET, OPTIONS'),
  ]);
});

test('a part behind the end of a file is not there, and the file’s length is told', async () => {
  const part = (range: string) => gateway.buyer().fetch('/shell/a-12345678.js', { headers: { range } });
  expect((await part('bytes=0-9')).status).toBe(206);
  const answer = await part('bytes=500-');
  expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */100']);
  expect(await answer.json()).toMatchObject({ success: false, code: 'range-not-satisfiable' });
});
