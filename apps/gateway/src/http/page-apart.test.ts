import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPartners } from '../partners/partner.ts';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { testProducts } from '../testing/test-product.ts';

const endpoint = 'http://api.kaya.localhost:7001';
const page = 'http://kaya.localhost:4300';

let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway({
    products: testProducts,
    environment: {
      ENDPOINT_ORIGINS: `${endpoint},https://api.other.example`,
      PUBLIC_URL: 'http://localhost:4300',
    },
  });
  const { db } = gateway.context;
  const row = await db
    .selectFrom('partner')
    .select('settings')
    .where('id', '=', 'kaya-acente')
    .executeTakeFirstOrThrow();
  const settings = JSON.stringify({ ...row.settings, baseEndpoint: `${endpoint}/apiConnection` });
  await db.updateTable('partner').set({ settings }).where('id', '=', 'kaya-acente').execute();
  forgetPartners(gateway.context);
});
afterAll(() => gateway?.close());

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A browser's call with the very headers it sends; fetch of Node would not let them through. */
const ask = (method: string, headers: Record<string, string>, body = ''): Promise<Answer> => {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: '/apiConnection', method, headers }, async (answer) => {
      const text = Buffer.concat(await answer.toArray()).toString();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
    });
    call.on('error', reject).end(body);
  });
};

const token = 'sigorta-carsisi-site-kaya-acente';
const from = (origin: string, host = 'api.kaya.localhost:7001') => ({ host, origin, token });
const cookiesOf = (answer: Answer): string =>
  [answer.headers['set-cookie'] ?? []]
    .flat()
    .map((line) => line.split(';')[0])
    .join('; ');

test('a page of the partner asks and may send: with its cookies, and with the token it was told', async () => {
  const preflight = await ask('OPTIONS', { ...from(page), 'access-control-request-method': 'POST' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-credentials': 'true',
  });
  for (const name of ['token', 'producer', 'content-type', 'x-xsrf-token', 'idempotency-key']) {
    expect(String(preflight.headers['access-control-allow-headers'])).toContain(name);
  }
  const asked = await ask('GET', { ...from(page), producer: 'partner/website-info' });
  expect(asked.status).toBe(200);
  expect(asked.headers['access-control-allow-origin']).toBe(page);
  expect(asked.headers['access-control-expose-headers']).toContain('x-xsrf-token');
  const xsrf = String(asked.headers['x-xsrf-token']);
  const send = (more: Record<string, string>) =>
    ask(
      'POST',
      {
        ...from(page),
        'sec-fetch-site': 'same-site',
        producer: 'vue/basvuru-yap',
        'content-type': 'application/json',
        ...more,
      },
      JSON.stringify({ adSoyad: 'Ayşe', telefon: '5320000000', urun: 'kasko', dil: 'tr' }),
    );
  expect((await send({ cookie: cookiesOf(asked), 'x-xsrf-token': xsrf })).status).toBe(200);
  const bare = await send({ cookie: cookiesOf(asked) });
  expect(bare.status).toBe(403);
  expect(bare.headers['x-xsrf-token']).toBe(xsrf);
  const across = await send({
    cookie: cookiesOf(asked),
    'x-xsrf-token': xsrf,
    'sec-fetch-site': 'cross-site',
  });
  expect(across.status).toBe(403);
});

test('our own host may show the partner too', async () => {
  const asked = await ask('GET', { ...from('http://localhost:4300'), producer: 'partner/website-info' });
  expect(asked.headers['access-control-allow-origin']).toBe('http://localhost:4300');
});

test.each([
  ['another site', 'https://evil.example', 'api.kaya.localhost:7001'],
  ['another partner’s page', 'http://hizli.localhost:4300', 'api.kaya.localhost:7001'],
  ['another port of the partner', 'http://kaya.localhost:81', 'api.kaya.localhost:7001'],
  ['the null origin', 'null', 'api.kaya.localhost:7001'],
  ['its page, at an endpoint that no settings name', page, 'api.other.example'],
  ['its page, at a host nobody allowed', page, 'api.evil.example'],
])('%s is told nothing', async (_what, origin, host) => {
  const preflight = await ask('OPTIONS', { ...from(origin, host), 'access-control-request-method': 'POST' });
  const asked = await ask('GET', { ...from(origin, host), producer: 'partner/website-info' });
  for (const { headers } of [preflight, asked]) {
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['x-xsrf-token']).toBeUndefined();
  }
});
