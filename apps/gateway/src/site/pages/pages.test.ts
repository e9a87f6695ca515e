import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSite } from '../../testing/listed-site.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testRelease } from '../../testing/test-context.ts';
import { testProducts } from '../../testing/test-product.ts';
import { chooseLanguage } from './choose-language.ts';

const dist = mkdtempSync(join(tmpdir(), 'gateway-dist-'));
let gateway: RunningGateway;

const write = (name: string, content: string) => {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), content);
};

/** What delivery hands over, as small as it can be: the shape of `contracts/delivery.ts`. */
const render = (build: string) => `
export const openSite = async () => ({
  catalogue: [{ id: 'test-travel', paths: { form: '/test-seyahat', policy: '/test-police-pdf' }, aliases: ['/test-trip'] }], releases: { schema: 1, remotes: {} }, build: '${build}',
  publicPaths: (brand) => brand.products ? ['/'] : ['/', '/test-sigortasi'],
  page: async ({ path, language, brand }) => ({
    status: path === '/' || path.startsWith('/test-') && (brand.products === null || !['/test-seyahat', '/test-trip'].includes(path)) ? 200 : 404,
    kind: path === '/test-odeme-yap' ? 'personal' : 'public',
    title: 't "</title>', description: 'd', canonicalPath: path, inlineScripts: ['sha256-ofTheMap='], product: path === '/test-sigortasi' ? 'test' : null,
    questions: path === '/test-sigortasi' ? [{ question: 'q', answer: '</script><script>alert(1)</script>' }] : [],
    html: '<html lang="' + language + '"><head><!--head--><style nonce="__CSP_NONCE__">a{}</style><!--palette--></head><body>${build} $& __CSP_NONCE__ ' + brand.name + '<!--boot--></body></html>',
    boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json',
      remote: path === '/test-seyahat' ? { family: 'travel', version: '1', release: 'travel@1234567890abcdef' } : null },
  }),
});`;

beforeAll(async () => {
  write('server/render.js', render('build-1'));
  write('site/remotes.json', '{"schema":1,"remotes":{}}');
  listSite(dist);
  gateway = await startGateway({ products: testProducts, config: { distDir: dist } });
});

afterAll(async () => {
  await gateway?.close();
  rmSync(dist, { recursive: true, force: true });
});

const turkish = { 'accept-language': 'tr' };

test('a page carries palette, font, boot data and one nonce, and a policy that allows it', async () => {
  const response = await gateway.buyer().fetch('/', { headers: turkish });
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
  expect(response.status).toBe(200);
  /* the document's own script by its sum, never by the nonce of its styles */
  expect(response.headers.get('content-security-policy')).toContain(
    "script-src 'self' 'sha256-ofTheMap='; style-src",
  );
  expect([...html.matchAll(/nonce="([^"]*)"/g)].map((match) => match[1])).toEqual([
    nonce,
    nonce,
    nonce,
    nonce,
    nonce,
  ]);
  expect(html).toContain('--c-solid:#0a6270');
  expect(html).toContain('--font:Inter');
  expect(html).toContain('rel="canonical"');
  // the mark in a text somebody wrote stays a text
  expect(html).toContain('build-1 $& __CSP_NONCE__ Sigorta Çarşısı');
  expect(html).not.toMatch(/<!--|"__CSP_NONCE__"/);
  const boot = JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '');
  expect(boot).toMatchObject({ token: 'sigorta-carsisi-site', endpoint: '/apiConnection', language: 'tr' });
  expect(boot.today).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(response.headers.getSetCookie().join()).toContain('XSRF-TOKEN=');
});

const policyOf = (path: string, partner: string): Promise<string> => {
  const { hostname, port } = new URL(gateway.url);
  const headers = { ...turkish, host: `${partner}.localhost:${port}` };
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers }, (answer) => {
      answer.resume();
      resolve(String(answer.headers['content-security-policy']));
    })
      .on('error', reject)
      .end();
  });
};

test('every page may frame card entry, and one that shows videos or a map their hosts, and nothing else', async () => {
  const framed = async (path: string, brand: string) => (await policyOf(path, brand)).split('frame-src ')[1];
  const cardEntry = 'http://localhost:4302';
  expect(await framed('/', 'yol')).toBe(`${cardEntry} https://www.youtube-nocookie.com`);
  expect(await framed('/iletisim', 'kaya')).toBe(`${cardEntry} https://www.openstreetmap.org`);
  for (const path of ['/test-sigortasi', '/test-odeme-yap', '/iletisim'])
    expect(await framed(path, 'yol')).toBe(cardEntry);
  expect(await framed('/', 'hizli')).toBe(cardEntry);
});

test('an unchanged page is not sent again, and a kept one keeps the policy its nonce belongs to', async () => {
  const first = await gateway.buyer().fetch('/', { headers: turkish });
  const etag = first.headers.get('etag') ?? '';
  const second = await gateway.buyer().fetch('/', { headers: { ...turkish, 'if-none-match': etag } });
  expect(second.status).toBe(304);
  expect(second.headers.get('content-security-policy')).toBeNull();
  const other = await gateway.buyer().fetch('/en', { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test.each(['br', 'gzip', 'gzip;q=1, br;q=0', 'identity', ''])(
  'a browser that accepts %j can read the page',
  async (accepted) => {
    const response = await gateway
      .buyer()
      .fetch('/', { headers: { ...turkish, 'accept-encoding': accepted } });
    expect(response.headers.get('content-encoding')).toBe(
      { br: 'br', gzip: 'gzip', 'gzip;q=1, br;q=0': 'gzip' }[accepted] ?? null,
    );
    expect(await response.text()).toContain('</html>');
  },
);

test('an unknown path is our page with status 404, a personal one is never stored nor found by search engines', async () => {
  const unknown = await gateway.buyer().fetch('/boyle-bir-sayfa-yok', { headers: turkish });
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('</html>');
  const personal = await gateway.buyer().fetch('/test-odeme-yap?teklif=x', { headers: turkish });
  expect(personal.headers.get('cache-control')).toBe('no-store');
  expect(personal.headers.get('etag')).toBeNull();
  expect(await personal.text()).toContain('content="noindex"');
});

const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '{}');

test('the document names the release that reads its form; a retired family’s form is gone, with a way on, its policies stay', async () => {
  const get = (path: string, headers = {}) =>
    gateway.buyer().fetch(path, { headers: { ...turkish, ...headers } });
  const { products } = gateway.context;
  const before = await get('/test-seyahat');
  expect(before.status).toBe(200);
  expect(bootOf(await before.text()).remote.release).toBe(testRelease('travel'));
  const etag = before.headers.get('etag') ?? '';
  products.turn('travel', null);
  try {
    for (const path of ['/test-seyahat', '/test-trip']) {
      const gone = await get(path, { 'if-none-match': etag });
      expect([path, gone.status]).toEqual([path, 410]);
      const html = await gone.text();
      expect(html).toContain('</html>');
      expect(bootOf(html).brand).toMatchObject({ products: [], retired: ['test-travel'] });
    }
    expect((await get('/test-police-pdf')).status).toBe(200);
    expect((await get('/boyle-bir-sayfa-yok')).status).toBe(404);
    expect(await (await get('/sitemap.xml')).text()).not.toContain('test-sigortasi');
  } finally {
    products.turn('travel', testRelease('travel'));
  }
  expect((await get('/test-seyahat', { 'if-none-match': etag })).status).toBe(304);
});

test('a public page tells search engines its address in every language and what a sent link shows', async () => {
  const html = await (await gateway.buyer().fetch('/en/test-sigortasi?utm=x')).text();
  expect(html).toContain(
    `<link rel="canonical" href="${gateway.context.config.publicUrl}/en/test-sigortasi">`,
  );
  expect(html).toContain(`hreflang="x-default" href="${gateway.context.config.publicUrl}/test-sigortasi"`);
  expect(html).toContain('<meta property="og:title" content="t &quot;&lt;/title&gt;">');
  expect(html).toContain(
    `<meta property="og:image" content="${gateway.context.config.publicUrl}/share/test.png">`,
  );
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

test('structured data stays data, whatever is written in it', async () => {
  const html = await (await gateway.buyer().fetch('/test-sigortasi', { headers: turkish })).text();
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(data).not.toContain('<');
  const [crumbs, questions] = JSON.parse(data)['@graph'];
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(questions.mainEntity[0].acceptedAnswer.text).toBe('</script><script>alert(1)</script>');
  const home = await (await gateway.buyer().fetch('/', { headers: turkish })).text();
  expect(home).toContain('"@type":"Organization"');
  expect(home).toContain('"@type":"WebSite"');
});

test('the sitemap and the rules for robots speak of the host they are asked at', async () => {
  const own = await (await gateway.buyer().fetch('/sitemap.xml')).text();
  expect(own).toContain(`<loc>${gateway.context.config.publicUrl}/ar/test-sigortasi</loc>`);
  expect(own.match(/<loc>/g)).toHaveLength(8);
  const robots = await (await gateway.buyer().fetch('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${gateway.context.config.publicUrl}/sitemap.xml`);
  const { hostname, port } = new URL(gateway.url);
  const askedAt = (host: string) =>
    new Promise<string>((resolve, reject) => {
      request({ hostname, port, path: '/sitemap.xml', headers: { host } }, async (answer) =>
        resolve(Buffer.concat(await answer.toArray()).toString()),
      )
        .on('error', reject)
        .end();
    });
  const ofPartner = await askedAt(`kaya.localhost:${port}`);
  expect(ofPartner).toContain(`<loc>http://kaya.localhost:${port}/en</loc>`);
  expect(ofPartner).not.toContain(gateway.context.config.publicUrl);
  // a port that nobody serves is not repeated
  for (const wrong of ['99999', '81', 'x', '443:443']) {
    const answered = await askedAt(`kaya.localhost:${wrong}`);
    expect(answered).toContain(`<loc>${gateway.context.config.publicUrl}/en</loc>`);
    expect(answered).not.toContain(`:${wrong}/`);
  }
});

test.each([
  ['/kasko', undefined, 'en-GB,en;q=0.9', { language: 'en', path: '/kasko' }],
  ['/', undefined, 'ar', { language: 'ar', path: '/' }],
  ['/kasko', 'tr', 'en', { language: 'tr', path: '/kasko' }],
  ['/kasko', 'ru', 'en', { language: 'ru', path: '/kasko' }],
  ['/kasko', '//evil', 'tr-TR', { language: 'tr', path: '/kasko' }],
  ['/kasko', undefined, undefined, { language: 'tr', path: '/kasko' }],
  ['/kasko', undefined, 'de', { language: 'tr', path: '/kasko' }],
  ['/en/kasko', 'tr', 'tr', { language: 'en', path: '/kasko' }],
] as const)('%s with choice %j and Accept-Language %j', (path, cookie, header, choice) => {
  expect(chooseLanguage(path, { cookie, header })).toEqual(choice);
});

test('a bare address is answered at once in the language of the browser, and names the address of its own', async () => {
  const russian = { 'accept-language': 'ru' };
  const page = await gateway.buyer().fetch('/test-sigortasi', { headers: russian, redirect: 'manual' });
  expect(page.status).toBe(200);
  const html = await page.text();
  const boot = JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '');
  expect(boot.language).toBe('ru');
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^/"]+\/ru\/test-sigortasi">/);
  expect(page.headers.get('vary')).toContain('Accept-Language, Cookie');
  const kept = { 'if-none-match': page.headers.get('etag') ?? '' };
  const again = await gateway.buyer().fetch('/test-sigortasi', { headers: { ...turkish, ...kept } });
  expect([again.status, again.headers.get('etag') === kept['if-none-match']]).toEqual([200, false]);
});

test.each(['//', '///', '//:80', '/\\\\', '//[', '//%00'])(
  'the address %s is a page or a refusal, never our mistake',
  async (path) => {
    const { hostname, port } = new URL(gateway.url);
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path, headers: turkish }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
    expect([200, 400, 404]).toContain(status);
  },
);

test('a partner’s link or host shows its brand at once, and leads nowhere else', async () => {
  const buyer = gateway.buyer();
  const response = await buyer.fetch('/ortak?partner=kaya-acente&donus=https://evil.example');
  expect(response.headers.get('location')).toBe('/');
  const html = await (await buyer.fetch('/', { headers: turkish })).text();
  expect(html).toContain('Kaya Acentelik');
  expect(html).toContain('--font:Rubik');
  expect(html).toContain('sigorta-carsisi-site-kaya-acente');
  const settings = await buyer.get('partner/website-info');
  expect(settings.body).toMatchObject([{ brand_name: 'Kaya Acentelik', user_id: 124 }]);
  const slashed = await gateway.buyer().fetch('/ortak/?partner=kaya-acente');
  expect(slashed.headers.get('set-cookie')).toContain('partner=kaya-acente');
  const withAgent = await buyer.fetch('/ortak?partner=kaya-acente&bayi=34012');
  expect(withAgent.headers.get('location')).toBe('/?bayi=34012');
  const hostile = await buyer.fetch(
    '/ortak?partner=kaya-acente&bayi=1%0d%0aset-cookie:x&bayi=//evil.example',
  );
  expect(hostile.headers.get('location')).toBe('/');
  const stranger = await gateway.buyer().fetch('/ortak?partner=__proto__');
  expect(stranger.headers.getSetCookie().join()).not.toContain('partner=');
});

test('the link of a letter shows the brand the purchase was made under, on any device and from then on', async () => {
  const other = gateway.buyer();
  const page = await other.fetch('/test-odeme-yap?satin-alma=x&ortak=kaya-acente', { headers: turkish });
  expect(await page.text()).toContain('sigorta-carsisi-site-kaya-acente');
  expect(await (await other.fetch('/', { headers: turkish })).text()).toContain('Kaya Acentelik');
  const stranger = gateway.buyer();
  for (const wanted of ['__proto__', 'nobody', '', 'default%0d%0aset-cookie:x']) {
    const { headers } = await stranger.fetch(`/?ortak=${wanted}`, { headers: turkish });
    expect(headers.getSetCookie().join()).not.toContain('partner=');
  }
});

test('a new build is served without a restart', async () => {
  write('server/render.js', `${render('build-2')}\n// longer`);
  listSite(dist);
  await expect
    .poll(async () => (await gateway.buyer().fetch('/', { headers: turkish })).text())
    .toContain('build-2');
});
