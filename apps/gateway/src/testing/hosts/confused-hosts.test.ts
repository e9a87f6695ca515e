import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../attack/raw-http.ts';
import { signInAsStaff } from '../staff.ts';
import { testProducts } from '../test-product.ts';
import { type BrowserAt, codeOf } from './browser-at.ts';
import { panelHost, partnersHost, shopHost, startTwoHosts, type TwoHosts } from './two-hosts.ts';

let gateway: TwoHosts;

beforeAll(async () => {
  /* the edge is believed about addresses, never about hosts */
  gateway = await startTwoHosts({
    products: testProducts,
    environment: { TRUSTED_PROXIES: '127.0.0.1', ENDPOINT_ORIGINS: 'https://api.carsi.example' },
  });
});
afterAll(() => gateway.close());

const application = { adSoyad: 'Ayşe', telefon: '5320000000', urun: 'kasko', dil: 'tr' };

const staffAt = async (host: string): Promise<BrowserAt> => {
  const browser = gateway.at(host);
  await signInAsStaff(gateway.context, browser, 'owner');
  await browser.call('staff/me', 'GET');
  return browser;
};
/** Somebody with a session of the shop, which the first try of a code opens. */
const buyerAt = async (host: string): Promise<BrowserAt> => {
  const browser = gateway.at(host);
  await browser.call('partner/website-info', 'GET');
  const answer = await browser.call('otp/send', 'POST', { phone_number: '+905321112233' });
  expect(browser.cookies.has('__Host-buyer'), answer.text).toBe(true);
  return browser;
};
const cookieOf = ({ cookies }: BrowserAt, name: string): string => {
  const value = cookies.get(name);
  if (value === undefined) throw new Error(`no ${name} in ${[...cookies.keys()]}`);
  return value;
};
/** Operations of the panel are there, and those of the shop are not; or the other way round; or of both. */
const shows = async (browser: BrowserAt, headers: Record<string, string> = {}) => {
  const isThere = async (producer: string) =>
    codeOf(await browser.call(producer, 'GET', {}, { headers })) !== 'unknown-operation';
  const [panel, shop] = [await isThere('staff/me'), await isThere('partner/website-info')];
  return { panel, shop };
};
const onlyPanel = { panel: true, shop: false };
const onlyShop = { panel: false, shop: true };

describe('which host was asked', () => {
  test.each([
    panelHost,
    'PANEL.Carsi.Example',
    `${panelHost}.`,
    `${panelHost}:443`,
    `${panelHost}:8443`,
    `${panelHost}.:8443`,
  ])('%s is the panel’s, with nothing of the shop', async (host) => {
    const browser = gateway.at(host);
    expect(await shows(browser)).toEqual(onlyPanel);
    expect((await browser.ask('/sitemap.xml')).status).toBe(404);
    expect((await browser.ask('/')).headers.location).toMatch(/\/panel\/giris$/);
    expect([...browser.cookies.keys()]).not.toContain('__Host-buyer');
  });

  test.each([
    shopHost,
    `${shopHost}:443`,
    partnersHost,
    'api.carsi.example',
    `${panelHost}.evil.example`,
    `evil-${panelHost}`,
    `${panelHost}..`,
    'panel',
    '127.0.0.1:4300',
    '[::1]:4300',
  ])('%s is not', async (host) => {
    expect(await shows(await staffAt(host))).toEqual(onlyShop);
    expect((await gateway.at(host).ask('/panel/giris')).status).toBe(404);
  });

  test.each(['x-forwarded-host', 'x-host', 'x-original-host', 'x-http-host-override', 'x-forwarded-server'])(
    '%s changes nothing',
    async (name) => {
      expect(await shows(gateway.at(shopHost), { [name]: panelHost })).toEqual(onlyShop);
      expect(await shows(gateway.at(panelHost), { [name]: shopHost })).toEqual(onlyPanel);
    },
  );

  test('what a proxy says in `Forwarded` changes nothing', async () => {
    expect(await shows(gateway.at(shopHost), { forwarded: `host=${panelHost};proto=https` })).toEqual(
      onlyShop,
    );
    expect(await shows(gateway.at(panelHost), { forwarded: `host=${shopHost};proto=https` })).toEqual(
      onlyPanel,
    );
  });

  test('two hosts in one request are no request, and a host in its first line opens nothing', async () => {
    const two = await sendRaw(
      gateway.url,
      `GET /panel/giris HTTP/1.1\r\nhost: ${shopHost}\r\nhost: ${panelHost}\r\nconnection: close\r\n\r\n`,
    );
    expect(two.map(({ status }) => status)).toEqual([400]);
    const absolute = await sendRaw(
      gateway.url,
      `GET https://${panelHost}/panel/openapi.json HTTP/1.1\r\nhost: ${shopHost}\r\nconnection: close\r\n\r\n`,
    );
    expect(absolute.map(({ status }) => status)).toEqual([404]);
  });

  test('without a host the shop answers', async () => {
    const [seen] = await sendRaw(gateway.url, 'GET /panel/giris HTTP/1.0\r\n\r\n');
    expect([400, 404]).toContain(seen?.status);
  });
});

describe('cookies', () => {
  test('a staff user’s, sent to the shop, open nothing of the panel and are nobody’s session there', async () => {
    const staff = await staffAt(panelHost);
    for (const host of [shopHost, partnersHost]) {
      const there = gateway.at(host);
      for (const [name, value] of staff.cookies) there.cookies.set(name, value);
      expect(codeOf(await there.call('staff/me', 'GET'))).toBe('unknown-operation');
      expect((await there.ask('/panel/openapi.json')).status).toBe(404);
      expect((await there.ask('/panel/giris')).status).toBe(404);
      /* under the shop's own name too: its token is then bound to no session that lives */
      const renamed = { '__Host-buyer': cookieOf(staff, '__Host-panel') };
      const xsrf = cookieOf(staff, 'XSRF-TOKEN');
      const post = await there.call('vue/basvuru-yap', 'POST', application, {
        cookies: { ...renamed, 'XSRF-TOKEN': xsrf },
      });
      expect(codeOf(post)).toBe('cross-site-request');
    }
  });

  test('a buyer’s, sent to the panel, are no session there, under whichever name', async () => {
    const buyer = await buyerAt(shopHost);
    const value = cookieOf(buyer, '__Host-buyer');
    for (const cookies of [{ '__Host-buyer': value }, { '__Host-panel': value }, { '__Host-staff': value }]) {
      const there = gateway.at(panelHost);
      const sent = { ...cookies, 'XSRF-TOKEN': cookieOf(buyer, 'XSRF-TOKEN') };
      const post = await there.call(
        'staff/sign-in',
        'POST',
        { email: 'a@b.co', password: 'x' },
        { cookies: sent },
      );
      expect(codeOf(post)).toBe('cross-site-request');
      expect(codeOf(await there.call('staff/me', 'GET', {}, { cookies }))).toBe('sign-in-required');
      expect((await there.ask('/panel/openapi.json', { cookies })).status).toBe(401);
    }
  });

  test('a staff cookie proves nobody beside a buyer’s session', async () => {
    const staff = await staffAt(panelHost);
    const buyer = await buyerAt(shopHost);
    const there = gateway.at(panelHost);
    const cookies = {
      '__Host-staff': cookieOf(staff, '__Host-staff'),
      '__Host-buyer': cookieOf(buyer, '__Host-buyer'),
    };
    expect(codeOf(await there.call('staff/me', 'GET', {}, { cookies }))).toBe('sign-in-required');
    const renamed = { ...cookies, '__Host-panel': cookieOf(buyer, '__Host-buyer') };
    expect(codeOf(await there.call('staff/me', 'GET', {}, { cookies: renamed }))).toBe('sign-in-required');
  });

  test('each host sets its own, for itself alone', async () => {
    const set = new Map<string, string[]>();
    const note = (host: string, lines: readonly string[]) =>
      set.set(host, [...(set.get(host) ?? []), ...lines]);
    for (const host of [shopHost, partnersHost, panelHost]) {
      const browser = gateway.at(host);
      for (const path of [
        '/',
        '/panel/giris',
        '/panel/giris?ortak=kaya-acente',
        '/ortak?partner=kaya-acente',
      ])
        note(host, (await browser.ask(path)).cookies);
      note(host, (await browser.call('staff/me', 'GET')).cookies);
      note(host, (await browser.call('partner/website-info', 'GET')).cookies);
      note(host, (await browser.call('staff/sign-in', 'POST', { email: 'a@b.co', password: 'x' })).cookies);
      note(host, (await browser.call('otp/send', 'POST', { phone_number: '+905321112234' })).cookies);
    }
    const namesAt = (host: string) =>
      [...new Set((set.get(host) ?? []).map((line) => line.split('=')[0]))].toSorted();
    expect(namesAt(panelHost)).toEqual(['XSRF-TOKEN', '__Host-panel']);
    expect(namesAt(shopHost)).toEqual(['XSRF-TOKEN', '__Host-buyer', 'partner']);
    for (const line of [...set.values()].flat()) {
      expect(line).not.toMatch(/domain=/i);
      expect(line).toMatch(/; Secure/);
      expect(line).toMatch(/; SameSite=Lax/);
    }
  });

  test('the panel is in nobody’s colours, whatever a cookie or an address says', async () => {
    for (const path of ['/panel/giris', '/panel/giris?ortak=kaya-acente']) {
      const { text, cookies } = await gateway
        .at(panelHost)
        .ask(path, { cookies: { partner: 'kaya-acente' } });
      expect(text).toContain('drawn for /panel/giris, Sigorta Çarşısı');
      expect(cookies.join()).not.toContain('partner=');
    }
  });
});

describe('origins', () => {
  const own: Readonly<Record<string, string>> = {
    [panelHost]: `https://${panelHost}`,
    [shopHost]: `https://${shopHost}`,
  };
  const post = async (host: string, headers: Record<string, string>) => {
    const isPanel = host === panelHost;
    const browser = gateway.at(host);
    await browser.call(isPanel ? 'staff/me' : 'partner/website-info', 'GET');
    const answer = isPanel
      ? await browser.call('staff/sign-in', 'POST', { email: 'a@b.co', password: 'x' }, { headers })
      : await browser.call('vue/basvuru-yap', 'POST', { ...application, telefon: '1' }, { headers });
    return codeOf(answer);
  };

  test.each([panelHost, shopHost])('%s takes what its own pages send', async (host) => {
    const code = await post(host, { origin: own[host] ?? '', 'sec-fetch-site': 'same-origin' });
    expect(code).toBe(host === panelHost ? 'sign-in-failed' : 'invalid-input');
  });

  test.each([
    [panelHost, own[shopHost]],
    [panelHost, `https://${partnersHost}`],
    [panelHost, `http://${panelHost}`],
    [panelHost, `https://${panelHost}:8443`],
    [panelHost, `https://${panelHost}.`],
    [panelHost, `https://evil-${panelHost}`],
    [panelHost, 'https://api.carsi.example'],
    [panelHost, 'null'],
    [shopHost, own[panelHost]],
    [shopHost, `http://${panelHost}`],
    [shopHost, `https://${panelHost}:8443`],
    [partnersHost, own[panelHost]],
    ['api.carsi.example', own[panelHost]],
  ])('%s refuses what %s sends', async (host, origin = '') => {
    expect(await post(host, { origin })).toBe('cross-site-request');
  });

  test.each([`${panelHost}:8443`, `${panelHost}.`])(
    '%s takes nothing from itself: the panel is at one origin',
    async (host) => {
      const browser = gateway.at(host);
      await browser.call('staff/me', 'GET');
      const headers = { origin: `https://${host}` };
      const body = { email: 'a@b.co', password: 'x' };
      expect(codeOf(await browser.call('staff/sign-in', 'POST', body, { headers }))).toBe(
        'cross-site-request',
      );
    },
  );

  test.each([panelHost, shopHost])(
    '%s refuses what a browser calls another host of the same site',
    async (host) => {
      expect(await post(host, { origin: own[host] ?? '', 'sec-fetch-site': 'same-site' })).toBe(
        'cross-site-request',
      );
    },
  );

  test('neither lets the other read its answers', async () => {
    for (const [host, origin] of [
      [panelHost, own[shopHost]],
      [panelHost, `https://${partnersHost}`],
      [shopHost, own[panelHost]],
      ['api.carsi.example', own[panelHost]],
    ] as const) {
      const headers = { origin: origin ?? '', 'access-control-request-method': 'POST' };
      for (const method of ['OPTIONS', 'GET'])
        for (const path of ['/apiConnection', '/panel/giris', '/remotes.json']) {
          const answer = await gateway.at(host).ask(path, { method, headers });
          expect(answer.headers['access-control-allow-origin'], `${method} ${host}${path}`).toBeUndefined();
          expect(answer.headers['cross-origin-resource-policy']).toBe('same-origin');
        }
    }
  });
});
