import { afterAll, beforeAll, expect, test } from 'vitest';
import { isXsrfToken, xsrfToken } from '../platform/http/cross-site.ts';
import { countCall } from '../platform/rate-limit.ts';
import { Refusal } from '../platform/refusal.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway({ products: testProducts });
});
afterAll(() => gateway?.close());

const application = { adSoyad: 'Ayşe', telefon: '5320000000', urun: 'kasko', dil: 'tr' };

test.each([
  ['no token at all', { 'x-xsrf-token': '' }],
  ['a token of our own making', { 'x-xsrf-token': 'aaaa.bbbb', cookie: 'XSRF-TOKEN=aaaa.bbbb' }],
  ['another site as origin', { origin: 'https://evil.example' }],
  ['the null origin', { origin: 'null' }],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }],
  ['a sibling domain', { 'sec-fetch-site': 'same-site' }],
])('a POST with %s is refused and changes nothing', async (_what, headers) => {
  const buyer = gateway.buyer();
  await buyer.get('partner/website-info');
  const reply = await buyer.post('vue/basvuru-yap', application, headers);
  expect(reply.status).toBe(403);
  expect(reply.body.code).toBe('cross-site-request');
  expect(await gateway.context.db.selectFrom('application').selectAll().execute()).toEqual([]);
});

test('a token is bound to its session and to our secret', () => {
  const { signingKeys: keys } = gateway.context;
  const token = xsrfToken(keys, 'session-a');
  expect(isXsrfToken(keys, token, 'session-a')).toBe(true);
  expect(isXsrfToken(keys, token, 'session-b')).toBe(false);
  expect(isXsrfToken(keys, token, null)).toBe(false);
  expect(isXsrfToken([Buffer.from('another')], token, 'session-a')).toBe(false);
  expect(isXsrfToken(keys, `${token}x`, 'session-a')).toBe(false);
});

test('a session cookie of a stranger’s making is no session', async () => {
  const buyer = gateway.buyer();
  buyer.cookies.set('buyer', 'A'.repeat(43));
  const reply = await buyer.get(`offers/${'a'.repeat(22)}`);
  expect(reply.body.code).toBe('not-found');
  expect(await gateway.context.db.selectFrom('session').selectAll().execute()).toEqual([]);
});

test.each([
  '/healthz',
  '/openapi.json',
  '/nothing',
  '/apiConnection',
  '/art/mark.svg',
  '/',
  '/ortak?partner=x',
  '/panel',
])('%s carries every security header', async (path) => {
  const { headers } = await gateway.buyer().fetch(path);
  const policy = headers.get('content-security-policy') ?? '';
  /* besides our files the one script that a document itself holds, by its sum */
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}='){0,2}; style-src 'self' 'nonce-/,
  );
  expect(policy).toContain(`form-action 'self' ${gateway.context.config.hopUrl}`);
  expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).toContain('report-uri /ilke-bildirimi; report-to policy');
  expect(headers.get('reporting-endpoints')).toBe('policy="/ilke-bildirimi"');
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  /* a page of the site, and one that says there is none, may lead on to a form */
  const isPage = path === '/' || path === '/nothing';
  expect(headers.get('permissions-policy')).toMatch(isPage ? /^camera=\(self\), / : /^camera=\(\), /);
  expect(headers.get('permissions-policy')).toContain('microphone=(), geolocation=(), payment=(), usb=()');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('over https cookies are Secure with __Host- and the browser is told to stay on https', async () => {
  const secure = await startGateway({
    products: testProducts,
    environment: {
      PUBLIC_URL: 'https://site.example',
      INSURERS_API_KEY: 'a',
      CARD_SECRET: 'one of our own',
      PAYMENT_API_KEY: 'b',
      PAYMENT_SECRET_KEY: 'c',
    },
  });
  try {
    const response = await secure.buyer().operation('partner/website-info', 'GET');
    expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(response.headers.getSetCookie().join()).toMatch(/XSRF-TOKEN=.*Secure/);
  } finally {
    await secure.close();
  }
});

test('a nonce is new for every answer', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(async () =>
      (await gateway.buyer().fetch('/healthz')).headers.get('content-security-policy'),
    ),
  );
  expect(new Set(nonces).size).toBe(3);
});

test('of 40 parallel calls exactly as many pass as the limit allows, and the next window is free again', async () => {
  let now = new Date();
  const { context } = gateway;
  const limited = {
    ...context,
    clock: () => now,
    config: {
      ...context.config,
      limits: { ...context.config.limits, message: { perIp: 7, perSession: 100, windowSeconds: 60 } },
    },
  };
  const attempt = () => countCall(limited, 'message', { ip: '198.51.100.7', sessionId: 'somebody' });
  const results = await Promise.allSettled(Array.from({ length: 40 }, attempt));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  const refusal = results.find((result) => result.status === 'rejected')?.reason;
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ code: 'too-many-requests' });
  expect(refusal.retryAfter).toBeGreaterThan(0);
  await countCall(limited, 'message', { ip: '198.51.100.8', sessionId: 'another' });
  now = new Date(now.getTime() + 61_000);
  await attempt();
});

test('a forwarded address does not change who is counted', async () => {
  const small = await startGateway({ products: testProducts, environment: { RATE_LIMIT_FACTOR: '1' } });
  try {
    const statuses: number[] = [];
    for (let n = 0; n < 22; n++) {
      const reply = await small
        .buyer()
        .post('vue/basvuru-yap', { ...application, telefon: '1' }, { 'x-forwarded-for': `203.0.113.${n}` });
      statuses.push(reply.status);
      if (reply.status !== 429) continue;
      const seconds = reply.headers.get('retry-after');
      expect(reply.headers.get('ratelimit-policy')).toBe('"message";q=20;w=60');
      expect(reply.headers.get('ratelimit')).toBe(`"message";r=0;t=${seconds}`);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  } finally {
    await small.close();
  }
});

test('metrics are for this machine only, health for everybody', async () => {
  const buyer = gateway.buyer();
  await buyer.get('partner/website-info');
  const metrics = await (await buyer.fetch('/metrics')).text();
  expect(metrics).toContain('gateway_request_seconds_count{operation="partnerWebsiteInfo",status="200"}');
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto']) {
    expect((await buyer.fetch('/metrics', { headers: { [name]: '203.0.113.9' } })).status, name).toBe(404);
  }
  expect(await (await buyer.fetch('/readyz')).json()).toEqual({ status: 'ready' });
});

test('whom to tell of a fault stands where everybody looks for it, for half a year to come', async () => {
  const answer = await gateway.buyer().fetch('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:guvenlik@sigortacarsisi.example\n');
  expect(text).toContain(`Canonical: ${gateway.context.config.publicUrl}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
