import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../main/server.ts';
import { signInAsStaff } from '../staff.ts';
import { testProducts } from '../test-product.ts';
import type { Answered, BrowserAt } from './browser-at.ts';
import { panelHost, partnersHost, shopHost, startTwoHosts, type TwoHosts } from './two-hosts.ts';

type Where = 'panel' | 'shop' | 'any';

/** Every route of the gateway, by hand: which hosts answer it. */
const routes: Record<string, Where> = {
  '/*': 'any',
  '/apiConnection': 'any',
  '/apiConnection/*': 'any',
  '/healthz': 'any',
  '/readyz': 'any',
  '/metrics': 'any',
  '/ilke-bildirimi': 'any',
  '/.well-known/security.txt': 'any',
  '/belge/:token': 'any',
  '/shell/*': 'any',
  '/remotes/*': 'any',
  '/fonts/*': 'any',
  '/art/*': 'any',
  '/remotes.json': 'any',
  '/panel/openapi.json': 'panel',
};

/** Pages and files with the host that shows them; everywhere else there is nothing. */
const addresses: [path: string, where: 'panel' | 'shop'][] = [
  ['/panel', 'panel'],
  ['/panel/', 'panel'],
  ['/panel/giris', 'panel'],
  ['/panel/dashboard', 'panel'],
  ['/panel/no-such-page', 'panel'],
  ['/en/panel/giris?donus=%2Fpanel%2Fpoliceler', 'panel'],
  ['/ar/panel/profile', 'panel'],
  ['//panel/giris', 'panel'],
  ['/ru/panel', 'panel'],
  ['/panel/openapi.json', 'panel'],
  ['/%70anel/openapi.json', 'panel'],
  ['/', 'shop'],
  ['/sitemap.xml', 'shop'],
  ['/robots.txt', 'shop'],
  ['/openapi.json', 'shop'],
  ['/catalogue.json', 'shop'],
];

/** Doors of the shop that lead on, tell of a purchase or take money: on the panel's host none of them is there. */
const shopsDoors: [method: string, path: string][] = [
  ['GET', '/ortak?partner=kaya-acente'],
  ['GET', '/odeme/donus'],
  ['POST', '/odeme/donus'],
  ['POST', '/odeme/donus/iyzico'],
  ['POST', '/odeme/bildirim'],
  ['POST', '/odeme/bildirim/iyzico'],
  ['GET', '/dogrula/SC-1/abc'],
  ['GET', '/onizleme/cik'],
  ['GET', '/onizleme/pet@3f9a1c20b7e84d51/abcdefg/1/x'],
  ['POST', '/remote-failed'],
  ['POST', '/page-load'],
  ['GET', '/share/home.png'],
];

let gateway: TwoHosts;
const people = new Map<string, BrowserAt>();

beforeAll(async () => {
  gateway = await startTwoHosts({ products: testProducts });
  for (const host of [shopHost, partnersHost, panelHost]) {
    const browser = gateway.at(host);
    await signInAsStaff(gateway.context, browser, 'owner');
    people.set(host, browser);
  }
});
afterAll(() => gateway.close());

const at = (host: string): BrowserAt => {
  const browser = people.get(host);
  if (!browser) throw new Error(host);
  return browser;
};

test('every route of the gateway is one that the list above knows, or the shop’s alone', async () => {
  const found = new Map<string, Where>();
  const app = buildServer(gateway.context);
  app.addHook('onRoute', ({ url, config }) => {
    found.set(url, config?.host ?? 'shop');
  });
  await app.ready();
  const told = [...found].filter(([, where]) => where !== 'shop');
  const picture = told.filter(([url]) => url.endsWith('/:name'));
  expect(picture).toHaveLength(1);
  expect(Object.fromEntries(told.filter((one) => !picture.includes(one)))).toEqual(routes);
  expect(found.size).toBeGreaterThan(Object.keys(routes).length + 15);
  await app.close();
});

describe.each(addresses)('%s', (path, where) => {
  test.each([shopHost, partnersHost, panelHost])('at %s', async (host) => {
    const { status, text } = await at(host).ask(path, { headers: { 'accept-language': 'tr' } });
    const isHere = (where === 'panel') === (host === panelHost);
    if (isHere) expect(status).toBe(200);
    else if (path === '/') expect(status).toBe(303);
    else expect(status).toBe(404);
    /* the panel's document is drawn on its own host alone */
    if (!isHere) expect(text).not.toMatch(/drawn for \/panel|drawn for \/,/);
  });
});

test('the bare host of the panel leads to the panel in the language of who asks', async () => {
  const turkish = await at(panelHost).ask('/', { headers: { 'accept-language': 'tr' } });
  expect([turkish.status, turkish.headers.location]).toEqual([303, '/panel/giris']);
  const english = await at(panelHost).ask('/', { headers: { 'accept-language': 'en' } });
  expect(english.headers.location).toBe('/en/panel/giris');
  expect((await at(panelHost).ask('/ar')).headers.location).toBe('/ar/panel/giris');
});

test('an address that is none of the panel’s says so in four languages and leads to the panel, with nothing of the shop', async () => {
  for (const [language, way] of [
    ['tr', '/panel/giris'],
    ['en', '/en/panel/giris'],
    ['ru', '/ru/panel/giris'],
    ['ar', '/ar/panel/giris'],
  ]) {
    const { status, text, cookies } = await at(panelHost).ask('/yurt-disi-seyahat', {
      headers: { 'accept-language': language ?? '' },
    });
    expect(status).toBe(404);
    expect(text).toContain(`<html lang="${language}"`);
    expect(text).toContain(`href="${way}"`);
    expect(text).not.toContain('<script');
    expect(cookies).toEqual([]);
  }
});

describe.each(shopsDoors)('%s %s', (method, path) => {
  const call = (host: string): Promise<Answered> =>
    gateway.at(host).ask(path, {
      method,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=b',
      }),
    });
  test('is not there on the panel’s host', async () => {
    const { status, text, headers, cookies } = await call(panelHost);
    expect([status, JSON.parse(text).code]).toEqual([404, 'not-found']);
    expect([headers.location, cookies]).toEqual([undefined, []]);
  });
});

test('of the families a host lists and gives its own', async () => {
  const listed = async (host: string) =>
    Object.keys(JSON.parse((await at(host).ask('/remotes.json')).text).remotes);
  expect(await listed(panelHost)).toEqual(['panel']);
  expect(await listed(shopHost)).toEqual(['travel']);
  expect(await listed(partnersHost)).toEqual(['travel']);
  for (const family of ['panel', 'travel'])
    for (const path of [`/remotes/${family}/3f9a/entry.js`, `/remotes/${family}/~r1/3f9a/entry.js`])
      for (const host of [panelHost, shopHost, partnersHost]) {
        const isHere = (family === 'panel') === (host === panelHost);
        expect((await at(host).ask(path)).status, `${host}${path}`).toBe(isHere ? 200 : 404);
      }
});

test('a page of the panel knows where the shop is, and a page of the shop that the panel is not here', async () => {
  const bootOf = async (host: string, path: string) =>
    JSON.parse(
      /<script type="application\/json" id="boot">(.*)<\/script>/.exec(
        (await at(host).ask(path)).text,
      )?.[1] ?? '',
    );
  expect(await bootOf(panelHost, '/panel')).toMatchObject({ shopOrigin: `https://${shopHost}` });
  expect(await bootOf(panelHost, '/panel')).not.toHaveProperty('noPanel');
  for (const path of ['/', '/panel/giris']) {
    expect(await bootOf(shopHost, path)).toMatchObject({ noPanel: true });
    expect(await bootOf(shopHost, path)).not.toHaveProperty('shopOrigin');
  }
});

test('each host has a policy of its own: the panel calls, frames and sends to nobody but itself', async () => {
  const policyOf = async (host: string, path: string) =>
    String((await at(host).ask(path)).headers['content-security-policy']);
  for (const path of ['/panel', '/nothing', '/healthz']) {
    const policy = await policyOf(panelHost, path);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("form-action 'self';");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/https?:/);
  }
  const { cardEntry, hopUrl } = gateway.context.config;
  const policy = await policyOf(shopHost, '/');
  expect(policy).toContain(`form-action 'self' ${hopUrl}`);
  expect(policy).toContain(`frame-src ${cardEntry.url}`);
  expect(policy).not.toContain(panelHost);
});

test('health is told on every host, figures to this machine', async () => {
  for (const host of [shopHost, partnersHost, panelHost, '127.0.0.1:4300']) {
    const browser = gateway.at(host);
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect((await browser.ask(path)).status, `${host}${path}`).toBe(200);
    expect((await browser.ask('/metrics', { headers: { via: '1.1 edge' } })).status).toBe(404);
  }
});
