import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { embedElements, handOverPath } from '@sigorta/contracts/embed';
import { languages } from '@sigorta/i18n/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetPartners } from '../../partners/partner.ts';
import type { Buyer } from '../../testing/buyer.ts';
import { listSite } from '../../testing/listed-site.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';
import { testProducts } from '../../testing/test-product.ts';

/* what delivery hands over, as small as it can be */
const render = `
const document = (product, language, brand) => ({
  status: product === null ? 404 : 200, kind: 'public', title: 't', description: 'd', canonicalPath: '/', product,
  questions: [], inlineScripts: ['sha256-ofTheMap='],
  html: '<html lang="' + language + '"><head><!--head--><!--palette--></head><body>' + brand.name + '<!--boot--></body></html>',
  boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: null },
});
export const openSite = async () => ({
  catalogue: [], releases: { schema: 1, remotes: {} }, build: 'b', publicPaths: () => [],
  page: async ({ path, language, brand }) => document(path.startsWith('/test-') ? 'test' : null, language, brand),
  embedded: async ({ product, language, brand }) => {
    if (product !== 'test' || brand.products !== null) return null;
    const made = document(product, language, brand);
    return { ...made, kind: 'personal', boot: { ...made.boot, embed: { product, origins: [] } } };
  },
});`;

const listed =
  'https://www.kaya.example https://KAYA.example:8443/\nhttps://*.kaya.example, http://kaya.example';
const dist = mkdtempSync(join(tmpdir(), 'embed-'));
let gateway: RunningGateway;

beforeAll(async () => {
  for (const [name, content] of [
    ['server/render.js', render],
    ['site/remotes.json', '{"schema":1,"remotes":{}}'],
  ] as const) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  listSite(dist);
  gateway = await startGateway({ products: testProducts, config: { distDir: dist } });
  const { db } = gateway.context;
  await db
    .insertInto('partner')
    .values([
      {
        id: 'gomen',
        token: 'gomen-token',
        hosts: '[]',
        settings: JSON.stringify({ gomulu_siteler: listed }),
      },
      { id: 'gommeyen', token: 'gommeyen-token', hosts: '[]', settings: '{}' },
    ])
    .execute();
  forgetPartners(gateway.context);
});
afterAll(async () => {
  await gateway?.close();
  rmSync(dist, { recursive: true, force: true });
});

const ancestors = (headers: Headers): string =>
  /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '';

const bootOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '');

test.each(languages)(
  'in %s the bare page may stand on the pages its partner named, and on no other',
  async (language) => {
    const path = `${language === 'tr' ? '' : `/${language}`}/gomulu/test?ortak=gomen`;
    /* whatever the browser speaks and remembers: the address says the language */
    const headers = { 'accept-language': 'ru', cookie: 'language=en' };
    const answer = await gateway.buyer().fetch(path, { headers });
    expect(answer.status).toBe(200);
    /* by hand: of four entries the wildcard and the one without https fall out */
    expect(ancestors(answer.headers)).toBe('https://www.kaya.example https://kaya.example:8443');
    expect(answer.headers.get('x-frame-options')).toBeNull();
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(bootOf(html)).toMatchObject({
      language,
      token: 'gomulu.gomen-token',
      endpoint: '/apiConnection',
      embed: { product: 'test', origins: ['https://www.kaya.example', 'https://kaya.example:8443'] },
    });
  },
);

test('a partner that named nobody has the bare page by itself, and nobody may frame it', async () => {
  for (const path of ['/gomulu/test?ortak=gommeyen', '/gomulu/test', '/gomulu/test?ortak=unknown']) {
    const { status, headers } = await gateway.buyer().fetch(path);
    expect({ path, status, ancestors: ancestors(headers), frame: headers.get('x-frame-options') }).toEqual({
      path,
      status: 200,
      ancestors: "'none'",
      frame: 'DENY',
    });
  }
});

/** Every address that a browser can open, with something in the place of each parameter. */
function addresses(): string[] {
  const found = new Set<string>();
  const routes = gateway.app.printRoutes({ commonPrefix: false, includeHooks: false });
  const stack: string[] = [];
  for (const line of routes.split('\n')) {
    const match = /^((?:[│ ] {3})*)[├└]── (\S+)(?: \((.*)\))?/u.exec(line);
    if (!match) continue;
    const [, indent = '', part = '', methods = ''] = match;
    stack.length = indent.length / 4;
    stack.push(part);
    if (!/GET|POST/.test(methods)) continue;
    const path = stack
      .join('')
      .replaceAll(/:[A-Za-z]+/g, 'x')
      .replaceAll('*', 'x');
    found.add(path.startsWith('/') ? path : `/${path}`);
  }
  return [...found];
}

test('no other address of the site may be framed, whatever its partner named', async () => {
  const all = [
    ...addresses(),
    '/',
    '/test-seyahat',
    '/test-teklifler?sorgu=aaaaaaaa',
    '/test-odeme-yap?teklif=aaaaaaaa',
    '/test-police-pdf',
    '/odeme-servisi',
    '/genel-odeme-yap',
    '/panel',
    '/giris',
    '/policelerim',
    '/police-iptal-servisi',
    '/gomulu',
    '/gomulu/',
    '/gomulu/unknown',
    '/gomulu/test/more',
    '/GOMULU/test',
    '/gomulu//test',
    '/de/gomulu/test',
  ];
  expect(all.length).toBeGreaterThan(40);
  const framed: string[] = [];
  for (const path of all) {
    const url = `${path}${path.includes('?') ? '&' : '?'}ortak=gomen`;
    for (const method of ['GET', 'POST']) {
      const { headers } = await gateway.buyer().fetch(url, { method });
      if (ancestors(headers) !== "'none'" || headers.get('x-frame-options') !== 'DENY')
        framed.push(`${method} ${path}`);
    }
  }
  expect(framed).toEqual([]);
});

const handOver = (buyer: Buyer, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  buyer.fetch(`${handOverPath}?ortak=gomen`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: gateway.url,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });

const draft = { version: 1, shape: 'a:text', savedAt: 1, reached: 1, values: { a: '</script><b>ş' } };
const fields = { product: 'test-travel', language: 'ar', draft: JSON.stringify(draft) };

test('answers are handed over in a body, come back for the tab alone, and stand in no table', async () => {
  const buyer = gateway.buyer();
  const answer = await handOver(buyer, fields);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const told = /<script type="application\/json" id="devir">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  const { key, draft: given, to } = JSON.parse(told);
  expect({ key, given: JSON.parse(given), to }).toEqual({
    key: 'taslak:test-travel',
    given: draft,
    to: '/ar/test-seyahat',
  });
  expect(html).not.toContain('</script><b>');
  /* from here on the tab shows the partner's brand, as after a link of it */
  expect(buyer.cookies.get('partner')).toBe('gomen');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const script = /<script src="([^"]+)"/.exec(html)?.[1] ?? '';
  const served = await gateway.buyer().fetch(script);
  expect(served.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await served.text()).toContain('location.replace');
  for (const table of ['session', 'application', 'quote'] as const)
    expect(await gateway.context.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

test.each([
  ['another site’s form', fields, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sibling’s form', fields, { 'sec-fetch-site': 'same-site' }],
  ['a browser that hides where it comes from', fields, { origin: 'null' }],
  ['a draft that is no draft', { ...fields, draft: '[]' }, {}],
  ['a draft with more in it', { ...fields, draft: JSON.stringify({ ...draft, more: 1 }) }, {}],
  [
    'a draft that is too long',
    { ...fields, draft: JSON.stringify({ ...draft, values: { a: 'x'.repeat(60_001) } }) },
    {},
  ],
])('%s brings nothing along and leads to the form', async (_what, given, headers) => {
  const answer = await handOver(gateway.buyer(), given, headers);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/test-seyahat']);
});

test.each(languages)(
  'who answered in a frame in %s goes on in it, whatever the browser speaks',
  async (language) => {
    const buyer = gateway.buyer();
    const html = await (await handOver(buyer, { ...fields, language })).text();
    const to = language === 'tr' ? '/test-seyahat' : `/${language}/test-seyahat`;
    expect(html).toContain(to);
    const headers = { 'accept-language': language === 'ru' ? 'en' : 'ru' };
    expect(await (await buyer.fetch(to, { headers })).text()).toContain(`<html lang="${language}">`);
  },
);

test('without a product there is no form to go to', async () => {
  const answer = await handOver(gateway.buyer(), { ...fields, product: 'unknown' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
});

test.each(embedElements)(
  'version $version of the element is what its sum says, small, and kept for ever',
  async (element) => {
    const answer = await gateway.buyer().fetch(element.path);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(element.integrity);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    expect(brotliCompressSync(bytes, { params }).length).toBeLessThanOrEqual(3 * 1024);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    /* a sum is compared only where the other origin lets the page read the file */
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  },
);

/* once published a version stands in pages of others: its sum is written down here a second time, and never changes */
test('no version was changed or taken back', () => {
  expect(embedElements.map(({ version, integrity }) => [version, integrity])).toEqual([
    ['1', 'sha384-n6o2Mq3BTAAFyCHlfCsNrMka3exB74aducx8hr7UbSBojtcRuT8J2MxOsSQH9DgM'],
  ]);
});

test('the code that partners are told to copy names the newest sum', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/partners.md'), 'utf8');
  const newest = embedElements.at(-1);
  expect(page).toContain(`${newest?.path}"\n  integrity="${newest?.integrity}" crossorigin="anonymous"`);
});
