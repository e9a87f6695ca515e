import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildHopServer } from '../payments/card/hop-server.ts';
import { watchQueries } from '../testing/panel/watch-queries.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({
    products: testProducts,
    /* one minute that does not end, and no site that would be rendered */
    clock: () => new Date('2026-06-14T12:00:00Z'),
    environment: { TRUSTED_PROXIES: '127.0.0.1', DIST_DIR: '/nowhere' },
    config: { limitFactor: 0.1 },
  });
});
afterAll(() => gateway?.close());

/** Asks so often at one moment, each as the next of the addresses. @returns how many were not refused for their number */
const passed = async (path: string, times: number, address: (n: number) => string, method = 'GET') => {
  let count = 0;
  for (let from = 0; from < times; from += 50) {
    const answers = await Promise.all(
      Array.from({ length: Math.min(50, times - from) }, (_, at) =>
        fetch(gateway.url + path, {
          method,
          redirect: 'manual',
          headers: {
            'x-forwarded-for': address(from + at),
            ...(method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
          },
        }),
      ),
    );
    for (const answer of answers) {
      await answer.arrayBuffer();
      if (answer.status !== 429) count += 1;
    }
  }
  return count;
};

test.each([
  ['a verification page', '/dogrula/PB1/AAAA', 'GET', 12],
  ['a document', '/belge/AAAA', 'GET', 12],
  ['the contract', '/openapi.json', 'GET', 12],
  ['a return of a bank', '/odeme/donus/iyzico', 'POST', 60],
  ['a page', '/yurt-disi-seyahat', 'GET', 60],
])('%s is given so many times to one network in a minute', async (what, path, method, most) => {
  const lab = what.length;
  expect(await passed(path, most + 20, (n) => `2001:db8:${lab}::${n.toString(16)}`, method)).toBe(most);
  /* the next house has its own */
  expect(await passed(path, 1, () => `2001:db9:${lab}::1`, method)).toBe(1);
});

test('who is turned away is told when, and a browser in a language of its own', async () => {
  const headers = { 'x-forwarded-for': '192.0.2.99', 'accept-language': 'ru' };
  await passed('/', 60, () => '192.0.2.99');
  const page = await fetch(gateway.url, { headers });
  expect(page.status).toBe(429);
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('lang="ru"');
  await passed('/belge/AAAA', 12, () => '192.0.2.99');
  const document = await fetch(`${gateway.url}/belge/AAAA`, { headers });
  expect(await document.json()).toMatchObject({ success: false, code: 'too-many-requests' });
});

test('who is turned away costs no query, and others buy on', async () => {
  await passed('/dogrula/PB1/AAAA', 12, () => '192.0.2.7');
  const { taken } = watchQueries(gateway.context.db);
  expect(await passed('/dogrula/PB1/AAAA', 50, () => '192.0.2.7')).toBe(0);
  expect(taken()).toEqual([]);
  const { status } = await gateway.buyer().get('partner/website-info', { 'x-forwarded-for': '192.0.2.7' });
  expect(status).toBe(200);
});

test('the hop to the bank has a limit too, by the address that the proxy names', async () => {
  const hop = buildHopServer(gateway.context);
  const ask = async (address: string) =>
    (await hop.inject({ url: '/banka/AAAA.AAAA', headers: { 'x-forwarded-for': address } })).statusCode;
  const asked = Array.from({ length: 14 }, () => '192.0.2.50');
  expect(await Promise.all(asked.map(ask))).toEqual([...Array(12).fill(410), 429, 429]);
  expect(await ask('192.0.2.51')).toBe(410);
  await hop.close();
});
