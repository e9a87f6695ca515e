import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { builtRelease } from '../../testing/built-release.ts';
import { listSite } from '../../testing/listed-site.ts';
import { type RunningGateway, startGateway } from '../../testing/start-gateway.ts';

const dist = mkdtempSync(join(tmpdir(), 'files-'));
let gateway: RunningGateway;

const write = (name: string, content: string | Buffer) => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** What no file route takes is a page. */
const render = `export const openSite = async () => ({
  catalogue: [], releases: { schema: 1, remotes: {} }, build: 'b', publicPaths: () => [],
  page: async ({ language, brand }) => ({ status: 404, kind: 'public', title: '', description: '', canonicalPath: '/', inlineScripts: [], product: null,
    questions: [], html: '<html></html>', boot: { language, brand, catalogue: [], manifestUrl: '/remotes.json', remote: null } }),
});`;

const shell = 'export const shell = 1;';
/** as a browser computes it */
const sri = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const listOf = (files: Readonly<Record<string, string>>): string =>
  JSON.stringify(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, sri(text)])));

beforeAll(async () => {
  write('server/render.js', render);
  write('site/shell/shell-abc.js', shell);
  write('site/shell/shell-abc.js.br', brotliCompressSync(shell));
  write('site/shell/unlisted.js', shell);
  write('site/fonts/inter-core.680e8d93.woff2', 'font');
  write('site/fonts/LICENSE-inter.txt', 'licence');
  const travel = builtRelease(write, '3f9a', { 'entry.js': 'export const remote = 1;' });
  write('site/shell/integrity-1.json', listOf({ 'shell-abc.js': shell, 'other.js': 'gone' }));
  write('site/shell/older.js', 'export const older = 1;');
  write('site/shell/integrity-0.json', listOf({ 'older.js': 'export const older = 1;' }));
  const builds = ['integrity-1.json', 'integrity-0.json'].map((name) => ({
    base: '/shell/',
    integrity: { [name]: sri(readFileSync(join(dist, 'site/shell', name), 'utf8')) },
  }));
  const longer = builtRelease(write, '3f9b', { 'entry.js': 'export const longer = 1;' }, 3, 'sha384');
  write('site/remotes.json', JSON.stringify({ schema: 1, shell: builds[0], remotes: { travel } }));
  write('site/shell/before-lists.js', 'export const before = 1;');
  const shells = [
    ...builds.map((checked) => ({ at: '2026-11-23T00:00:00Z', files: [], checked })),
    { at: '2026-11-01T00:00:00Z', files: ['before-lists.js'] },
  ];
  write(
    'releases.json',
    JSON.stringify({
      schema: 1,
      families: { travel: [{ at: '2026-11-01T00:00:00Z', release: longer }] },
      shells,
    }),
  );
  write(
    'site/art/products/test.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" ><path fill="var(--art-solid,#0f7a78)"/></svg>',
  );
  write('secret.txt', 'not for the public');
  listSite(dist);
  gateway = await startGateway({ config: { distDir: dist } });
});

afterAll(async () => {
  await gateway?.close();
  rmSync(dist, { recursive: true, force: true });
});

afterEach(() => vi.useRealTimers());

/** The folder is asked for what changed now and then; it is now then. */
const lookAgain = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 10_000);
};

const turkish = { 'accept-language': 'tr' };

test('built files are kept for ever, manifests never, retry addresses reach the same file', async () => {
  const buyer = gateway.buyer();
  const shell = await buyer.fetch('/shell/shell-abc.js', { headers: { 'accept-encoding': 'br' } });
  expect(shell.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shell.headers.get('content-encoding')).toBe('br');
  expect(shell.headers.get('content-type')).toMatch(/javascript/);
  expect(await shell.text()).toBe('export const shell = 1;');
  const font = await buyer.fetch('/fonts/inter-core.680e8d93.woff2');
  expect(font.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const licence = await buyer.fetch('/fonts/LICENSE-inter.txt');
  expect(licence.headers.get('cache-control')).toBe('public, max-age=604800');
  const manifest = await buyer.fetch('/remotes.json');
  expect(manifest.headers.get('cache-control')).toBe('no-cache');
  const retry = await buyer.fetch('/remotes/travel/3f9a/~r2/entry.js');
  expect(await retry.text()).toBe('export const remote = 1;');
  expect(retry.headers.get('cache-control')).toBe('no-store');
});

test('a kept release whose sums are of another kind is compared with those', async () => {
  const text = async () => {
    const answer = await gateway.buyer().fetch('/remotes/travel/3f9b/entry.js');
    return answer.status === 200 ? answer.text() : answer.status;
  };
  expect(await text()).toBe('export const longer = 1;');
  write('site/remotes/travel/3f9b/entry.js', 'evil()');
  expect(await text()).toBe(404);
});

test('of the shell too only what was built leaves, older builds that are kept among it', async () => {
  const status = async (name: string) => (await gateway.buyer().fetch(`/shell/${name}`)).status;
  const names = ['older.js', 'integrity-1.json', 'before-lists.js', 'unlisted.js'];
  expect(await Promise.all(names.map(status))).toEqual([200, 200, 200, 404]);
  write('site/shell/older.js', 'export const older = evil();');
  expect(await status('older.js')).toBe(404);
  write('site/shell/older.js', 'export const older = 1;');
  expect(await status('older.js')).toBe(200);
  const changed = listOf({ 'older.js': 'export const older = evil();' });
  write('site/shell/integrity-0.json', changed);
  write('site/shell/older.js', 'export const older = evil();');
  expect([await status('older.js'), await status('integrity-0.json'), await status('shell-abc.js')]).toEqual([
    404, 404, 200,
  ]);
  write('site/shell/shell-abc.js.br', brotliCompressSync('evil()'));
  const packed = await gateway.buyer().fetch('/shell/shell-abc.js', { headers: { 'accept-encoding': 'br' } });
  expect(packed.status).toBe(404);
  write('site/shell/shell-abc.js.br', brotliCompressSync(shell));
});

test('what somebody put in the place of what was built is neither sent nor judged by', async () => {
  const names = ['/remotes.json', '/shell/evil.js', '/shell/shell-abc.js'];
  const read = () =>
    Promise.all(
      names.map(async (name) => {
        const answer = await gateway.buyer().fetch(name);
        return answer.status === 200 ? (await answer.text()).includes('evil') : answer.status;
      }),
    );
  await gateway.buyer().fetch('/', { headers: turkish });
  const [manifest, history] = ['site/remotes.json', 'releases.json'].map((name) =>
    readFileSync(join(dist, name), 'utf8'),
  );
  const evil = 'export const evil = 1;';
  write('site/shell/evil.js', evil);
  write('site/shell/integrity-2.json', listOf({ 'evil.js': evil }));
  const list = sri(readFileSync(join(dist, 'site/shell/integrity-2.json'), 'utf8'));
  const checked = { base: '/shell/', integrity: { 'integrity-2.json': list } };
  write('site/remotes.json', JSON.stringify({ schema: 1, shell: checked, remotes: {}, evil: true }));
  lookAgain();
  expect(await read()).toEqual([false, 404, false]);
  write('site/remotes.json', manifest ?? '');
  write('releases.json', history ?? '');
  lookAgain();
});

test.each([
  '/shell/nothing.js',
  '/remotes/travel/old/entry.js',
  '/remotes/travel/3f9a/nothing.js',
  '/remotes/travel/3f9a/toString',
  '/remotes/',
  '/shell/..%2f..%2fsecret.txt',
  '/shell/%2e%2e/%2e%2e/secret.txt',
  '/art/..%2f..%2fsecret.txt',
  '/art/products/nothing.svg',
  '/art/insurers/nobody.svg',
  '/fonts/%00.woff2',
])('%s is a plain refusal, never a page and never a file from elsewhere', async (path) => {
  const response = await gateway.buyer().fetch(path, { headers: turkish });
  expect([400, 404]).toContain(response.status);
  expect(response.headers.get('content-type')).toMatch(/json|html/);
  expect(await response.text()).not.toContain('not for the public');
});

test('an insurer’s mark stands at its address before a site is built', async () => {
  const response = await gateway.buyer().fetch('/art/insurers/laledere.svg');
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Laledere Sigorta</title>');
});

test('drawings take the colours of the brand', async () => {
  const buyer = gateway.buyer();
  const own = await buyer.fetch('/art/products/test.svg');
  expect(own.headers.get('content-type')).toContain('image/svg+xml');
  const ownSvg = await own.text();
  expect(ownSvg).toContain('--art-solid:#0a6270');
  expect(own.headers.get('cache-control')).toBe('private, no-cache');
  await buyer.fetch('/ortak?partner=kaya-acente');
  expect(await (await buyer.fetch('/art/products/test.svg')).text()).not.toBe(ownSvg);
  const again = await gateway.buyer().fetch('/art/products/test.svg', {
    headers: { 'if-none-match': own.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);
});
