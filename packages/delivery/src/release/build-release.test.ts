import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaceRoot } from '@sigorta/federation/vite/workspace';
import { languages } from '@sigorta/i18n/language';
import { discoverFamily } from '@sigorta/product-kit/discover';
import { openProducts } from '@sigorta/release/open-release';
import { readRelease } from '@sigorta/release/read-release';
import { newReleaseKey, type Trust } from '@sigorta/release/signature';
import { folderStore } from '@sigorta/release/store/folder-store';
import { blobName } from '@sigorta/release/store/release-store';
import { memoryStore } from '@sigorta/release/testing/memory-store';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { type BuiltRelease, buildRelease } from './build-release.ts';
import { objectionsTo } from './check-release.ts';
import { publish } from './publish.ts';

const pair = newReleaseKey();
const trust: Trust = {
  keys: [{ kid: 'test', publicKey: pair.publicKey, families: ['pet'], notAfter: '2100-01-01T00:00:00.000Z' }],
  now: new Date(),
};
let built: BuiltRelease;

beforeAll(async () => {
  built = await buildRelease('pet');
}, 120_000);

const published = async () => {
  const store = memoryStore();
  const done = await publish(store, built, { kid: 'test', privateKey: pair.privateKey }, new Date());
  return { store, done };
};
/** Functions compare by their text. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'function' ? 'a function' : one)));

test('a family is built from its own folder, and nothing speaks against it', () => {
  const server = new Map(
    Object.entries(built.document.files)
      .filter(([, { kind }]) => kind === 'server')
      .map(([name, { sha256 }]) => [name, built.blobs.get(sha256)?.toString('utf8') ?? '']),
  );
  const alone = { before: null, known: [], others: [] };
  expect(objectionsTo(built.document, server, alone, { because: null })).toEqual([]);
  expect(server.size).toBeGreaterThan(50);
});

test('its products say what the folder says: declaration, texts and questions in four languages', async () => {
  const { store, done } = await published();
  expect(done.files).toBe(built.blobs.size);
  const release = await readRelease(store, built.id, trust);
  const opened = await openProducts(store, release);
  const found = await discoverFamily(join(workspaceRoot, 'apps/pet'));
  expect(opened.map(({ product }) => plain(product))).toEqual(found.map(({ product }) => plain(product)));
  for (const [at, one] of opened.entries()) {
    for (const language of languages) {
      expect(await one.texts(language)).toEqual(await found[at]?.texts(language));
      expect(await one.faq(language)).toEqual(await found[at]?.faq(language));
    }
  }
});

test('one changed byte in any file of the server and it is not opened', async () => {
  const server = Object.values(built.document.files).filter(({ kind }) => kind === 'server');
  for (const { sha256 } of server.slice(0, 20)) {
    const { store } = await published();
    const bytes = Buffer.from(store.held.get(blobName(sha256)) ?? '');
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    store.held.set(blobName(sha256), bytes);
    const release = await readRelease(store, built.id, trust);
    await expect(openProducts(store, release)).rejects.toThrow('wrong-sum');
  }
});

test('publishing the same again writes nothing', async () => {
  const { store } = await published();
  const again = await publish(store, built, { kid: 'test', privateKey: pair.privateKey }, new Date());
  expect(again).toEqual({ files: 0, bytes: 0 });
});

test('what a publisher that died left half put is taken away, what another may be putting stays', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sigorta-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const aside = join(folder, '.aside');
  await mkdir(aside);
  const now = new Date();
  for (const [name, hours] of [
    ['of-the-dead', 25],
    ['of-a-neighbour', 23],
  ] as const) {
    const file = join(aside, name);
    await writeFile(file, 'half');
    const at = new Date(now.getTime() - hours * 3_600_000);
    await utimes(file, at, at);
  }
  await publish(folderStore(folder), built, { kid: 'test', privateKey: pair.privateKey }, now);
  expect(await readdir(aside)).toEqual(['of-a-neighbour']);
});

test('its form is drawn in four languages by what is published, each in its own words', () => {
  expect(built.forms.map(({ product, language }) => `${product} ${language}`)).toEqual(
    languages.map((language) => `pet ${language}`),
  );
  const headings = built.forms.map(({ html }) => /<h1[^>]*>([^<]+)</.exec(html)?.[1]);
  expect(new Set(headings).size).toBe(languages.length);
  for (const { title, html } of built.forms) {
    expect(title).not.toBe('');
    expect(html).toContain('<form');
    /* a key stands where words are missing */
    expect(html).not.toMatch(/>(?:kit|form|step|field)\.[a-zA-Z.]+</);
  }
});
