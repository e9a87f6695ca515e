import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtIdOf } from '@sigorta/release/built-site';
import { newReleaseKey, signRelease } from '@sigorta/release/signature';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSite } from '../../testing/listed-site.ts';
import { keepSite } from './open-site.ts';

let dist: string;
const told: unknown[] = [];
const log = { error: (line: unknown) => void told.push(line) };

const write = (name: string, content: string): void => {
  const file = join(dist, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** A site whose server is two files, as a build's is. */
const writeSite = (build: string): void => {
  write('server/chunks.js', `export const build = '${build}';`);
  write(
    'server/render.js',
    `import { build } from './chunks.js?${build}';
    globalThis.evaluated = [...(globalThis.evaluated ?? []), build];
    export const shared = {};
    export const openSite = async () => ({ build });`,
  );
  write('pages/index.json', '{"documents":{}}');
  write('site/remotes.json', JSON.stringify({ schema: 1, remotes: {}, build }));
  listSite(dist);
};

const place = (keys: Parameters<typeof keepSite>[0]['keys'] = null) => ({
  dist,
  sitesDir: join(dist, 'sites'),
  keys,
  declared: new Map<string, string>(),
  log,
});
const evaluated = (): string[] => (globalThis as { evaluated?: string[] }).evaluated ?? [];
const buildOf = async (keeper: ReturnType<typeof keepSite>): Promise<string | null> =>
  (await keeper.site())?.build ?? null;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'as-built-'));
  told.length = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(dist, { recursive: true, force: true });
});

test('a site that is as it was built is opened', async () => {
  writeSite('whole');
  expect(await buildOf(keepSite(place()))).toBe('whole');
  expect(told).toEqual([]);
});

test.each([
  [
    'its first file',
    () => write('server/render.js', 'globalThis.evaluated = ["evil"];'),
    'changed',
    'server/render.js',
  ],
  [
    'what that imports',
    () => write('server/chunks.js', 'export const build = "evil";'),
    'changed',
    'server/chunks.js',
  ],
  ['a document', () => write('pages/index.json', '{}'), 'changed', 'pages/index.json'],
  ['the list of remotes', () => write('site/remotes.json', '{}'), 'changed', 'site/remotes.json'],
  ['a file that is gone', () => rmSync(join(dist, 'server/chunks.js')), 'missing', 'server/chunks.js'],
  ['the list itself', () => write('built.json', '{"schema":1}'), 'list', 'built.json'],
  ['a list that is gone', () => rmSync(join(dist, 'built.json')), 'list', 'built.json'],
])('not a byte is evaluated when %s differs', async (_what, change, kind, reason) => {
  writeSite(`before-${kind}-${reason}`);
  change();
  const before = evaluated().length;
  expect(await buildOf(keepSite(place()))).toBeNull();
  expect(evaluated().length).toBe(before);
  expect(told).toEqual([{ event: 'site-refused', kind, reason }]);
});

/** A process of its own: the loader of this one is the runner's. */
const later = `
const [keeper, dist] = process.argv.slice(1);
const { writeFileSync } = await import('node:fs');
const { keepSite } = await import(keeper);
const place = { dist, sitesDir: dist + '/sites', keys: null, declared: new Map(), log: console };
const site = await keepSite(place).site();
for (const name of ['late', 'evil']) writeFileSync(dist + '/server/' + name + '.js', "export const build = 'evil';");
for (const name of ['late', 'evil'])
  console.log(await site[name]().then(({ build }) => build, ({ message }) => message.replace(/.*server/, '')));`;

test.each([
  ['a folder', () => dist],
  ['a folder below one that is called as the server’s', () => join(dist, 'server/dist')],
  [
    'a link to a folder, as deployments switch them',
    () => {
      const link = join(dist, 'current');
      mkdirSync(join(dist, 'of-today'));
      symlinkSync(join(dist, 'of-today'), link);
      return link;
    },
  ],
])(
  'in %s a module that is imported later is the one that was looked at, and one that was not is none',
  (_, place) => {
    const [whole, lying] = [dist, place()];
    dist = lying;
    writeSite('later');
    write('server/late.js', 'export const build = "built";');
    write(
      'server/render.js',
      `export const shared = {};
    export const openSite = async () => ({ build: '', late: () => import('./late.js'), evil: () => import('./evil.js') });`,
    );
    listSite(dist);
    const keeper = pathToFileURL(join(import.meta.dirname, 'open-site.ts')).href;
    dist = whole;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', later, '--', keeper, lying], {
      encoding: 'utf8',
    });
    expect(said).toBe('built\n/evil.js was not looked at\n');
  },
);

test('a gateway that shows nothing of what was built is not ready, one without a site is', async () => {
  const keeper = keepSite(place());
  expect(await keeper.isRefused()).toBe(false);
  writeSite('not-ready');
  write('server/chunks.js', 'export const build = "evil";');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await keeper.isRefused()).toBe(true);
  writeSite('ready');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await keeper.isRefused()).toBe(false);
  writeSite('after');
  write('server/chunks.js', 'export const build = "evil";');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await keeper.isRefused()).toBe(false);
});

test('what was open stays when a changed site is deployed, and the mended one follows', async () => {
  writeSite('first');
  const keeper = keepSite(place());
  expect(await buildOf(keeper)).toBe('first');
  writeSite('second');
  write('server/chunks.js', 'export const build = "evil";');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await buildOf(keeper)).toBe('first');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await buildOf(keeper)).toBe('first');
  expect(told).toHaveLength(1);
  writeSite('third');
  vi.setSystemTime(Date.now() + 10_000);
  expect(await buildOf(keeper)).toBe('third');
});

const pair = newReleaseKey();
const sign = (privateKey: string, release = builtIdOf(readFileSync(join(dist, 'built.json')))): void => {
  const said = {
    schema: 1,
    release,
    kid: 'house',
    at: '2026-11-27T09:00:00.000Z',
    builtFrom: { commit: null, lockfile: '0'.repeat(64), builder: 'test' },
  } as const;
  write('built.sig.json', JSON.stringify(signRelease(said, privateKey)));
};
const keyFor = (families: string[]) => [
  { kid: 'house', publicKey: pair.publicKey, families, notAfter: '2099-01-01T00:00:00.000Z' },
];

test('where a key for the site is named, a site that nobody signed is none', async () => {
  writeSite('unsigned');
  expect(await buildOf(keepSite(place(keyFor(['site']))))).toBeNull();
  expect(told).toEqual([{ event: 'site-refused', kind: 'signature', reason: 'built.sig.json' }]);
  expect(await buildOf(keepSite(place(keyFor(['pet']))))).toBe('unsigned');
});

test.each([
  ['by another key', () => sign(newReleaseKey().privateKey)],
  ['for another build', () => sign(pair.privateKey, 'site@0123456789abcdef')],
  ['for a family of the same key', () => sign(pair.privateKey, 'pet@0123456789abcdef')],
  ['by nobody who can write', () => write('built.sig.json', 'signed')],
])('signed %s is not signed', async (_how, signIt) => {
  writeSite('signed-wrongly');
  signIt();
  expect(await buildOf(keepSite(place(keyFor(['site', 'pet']))))).toBeNull();
});

test('a signed site is opened, and its list cannot be written anew', async () => {
  writeSite('signed');
  sign(pair.privateKey);
  expect(await buildOf(keepSite(place(keyFor(['site']))))).toBe('signed');
  write('server/render.js', 'globalThis.evaluated = ["evil"];');
  listSite(dist);
  expect(await buildOf(keepSite(place(keyFor(['site']))))).toBeNull();
  expect(told).toEqual([{ event: 'site-refused', kind: 'signature', reason: 'built.sig.json' }]);
});

test('a site that says it was built for another gateway is not opened, one that says nothing is of before', async () => {
  writeSite('foreign');
  write('pages/contract.json', '{"site":2}');
  listSite(dist);
  expect(await buildOf(keepSite(place()))).toBeNull();
  expect(told).toEqual([{ event: 'site-refused', kind: 'contract', reason: 'pages/contract.json' }]);
  write('pages/contract.json', '{"site":1}');
  listSite(dist);
  expect(await buildOf(keepSite(place()))).toBe('foreign');
});
