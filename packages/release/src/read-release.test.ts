import { expect, test } from 'vitest';
import { canonicalBytes } from './canonical.ts';
import { readFileOf, readRelease } from './read-release.ts';
import type { ReleaseDocument, ReleaseKey } from './release-document.ts';
import { ReleaseError } from './release-error.ts';
import { releaseIdOf, sumOf } from './release-id.ts';
import { newReleaseKey, signRelease, type Trust } from './signature.ts';
import { blobName, documentName, signatureName } from './store/release-store.ts';
import { memoryStore } from './testing/memory-store.ts';

const file = Buffer.from('exports.modules = [];');
const sum = sumOf(file);
const document: ReleaseDocument = {
  schema: 2,
  family: 'pet',
  contracts: { runtime: { from: 1, to: 1 }, declaration: { from: 1, to: 1 } },
  files: {
    'server/products.cjs': {
      sha256: sum,
      bytes: file.length,
      kind: 'server',
    },
  },
  browser: {
    version: '0123456789',
    entry: 'remoteEntry-1.js',
    list: 'integrity-1.json',
    pages: {},
    texts: {},
  },
  server: { products: 'server/products.cjs', render: 'server/products.cjs' },
  catalogue: [{} as ReleaseDocument['catalogue'][number]],
  wire: {},
  sealed: {},
  consents: {},
  measured: { form: {}, server: file.length },
};
const id = releaseIdOf(document);
const { privateKey, publicKey } = newReleaseKey();
const key: ReleaseKey = { kid: 'pets', publicKey, families: ['pet'], notAfter: '2027-01-01T00:00:00.000Z' };
const trust: Trust = { keys: [key], now: new Date('2026-11-23T00:00:00Z') };
const signed = {
  schema: 1,
  release: id,
  kid: 'pets',
  at: '2026-11-22T12:00:00.000Z',
  builtFrom: { commit: null, lockfile: sum, builder: 'node 24' },
} as const;

const filled = () => {
  const store = memoryStore();
  store.held.set(blobName(sum), file);
  store.held.set(documentName('pet', id), canonicalBytes(document));
  store.held.set(signatureName('pet', id), canonicalBytes(signRelease(signed, privateKey)));
  return store;
};

const faultOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'taken',
    (error: unknown) => (error instanceof ReleaseError ? error.fault : String(error)),
  );

test('a release is read as it was signed, and so are its files', async () => {
  const store = filled();
  const release = await readRelease(store, id, trust);
  expect(release.document).toEqual(document);
  expect(release.signature.kid).toBe('pets');
  const [first] = Object.values(release.document.files);
  expect((await readFileOf(store, id, first ?? { sha256: '' })).toString()).toBe(file.toString());
});

test('the order in which a document was put together gives no other release', () => {
  const turned = Object.fromEntries(Object.entries(document).toReversed()) as unknown as ReleaseDocument;
  expect(releaseIdOf(turned)).toBe(id);
  expect(releaseIdOf({ ...document, family: 'dask' })).not.toContain(id.slice('pet@'.length));
});

const anotherBit = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  changed[Math.floor(changed.length / 2)] = (changed[Math.floor(changed.length / 2)] ?? 0) ^ 1;
  return changed;
};
const other = newReleaseKey();

const signature = (change: object, by = privateKey) =>
  canonicalBytes({ ...signRelease(signed, by), ...change });

test.each<[string, string, Buffer | null, string]>([
  ['no document', documentName('pet', id), null, 'missing'],
  ['no signature', signatureName('pet', id), null, 'missing'],
  [
    'another document under the same signature',
    documentName('pet', id),
    canonicalBytes({ ...document, sealed: { pet: [] } }),
    'wrong-sum',
  ],
  [
    'a signature with another key',
    signatureName('pet', id),
    signature({}, other.privateKey),
    'wrong-signature',
  ],
  [
    'a signature of another release',
    signatureName('pet', id),
    canonicalBytes(signRelease({ ...signed, release: 'pet@0123456789abcdef' }, privateKey)),
    'wrong-signature',
  ],
  ['a signature that is no JSON', signatureName('pet', id), Buffer.from('{'), 'wrong-form'],
  [
    'a signature made at another time than it says',
    signatureName('pet', id),
    signature({ at: '2026-11-21T12:00:00.000Z' }),
    'wrong-signature',
  ],
  [
    'a signature that says it was built from something else',
    signatureName('pet', id),
    signature({ builtFrom: { ...signed.builtFrom, commit: 'abc' } }),
    'wrong-signature',
  ],
])('%s is refused', async (_, name, bytes, fault) => {
  const store = filled();
  if (bytes) store.held.set(name, bytes);
  else store.held.delete(name);
  expect(await faultOf(readRelease(store, id, trust))).toBe(fault);
});

test.each<[string, Partial<Trust>]>([
  ['a key nobody knows', { keys: [] }],
  ['a key for another family', { keys: [{ ...key, families: ['dask'] }] }],
  ['a key whose time is over', { now: new Date('2027-01-01T00:00:00Z') }],
])('%s signs nothing', async (_, change) => {
  expect(await faultOf(readRelease(filled(), id, { ...trust, ...change }))).toBe('unknown-key');
});

test('every bit of the document counts', async () => {
  const bytes = canonicalBytes(document);
  for (let at = 0; at < bytes.length; at += 7) {
    const store = filled();
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    store.held.set(documentName('pet', id), changed);
    expect([at, await faultOf(readRelease(store, id, trust))]).toEqual([at, 'wrong-sum']);
  }
});

test('what a purchase was begun with is still read when its key has run out, never when it was taken out', async () => {
  expect(await faultOf(readRelease(filled(), id, { ...trust, now: null }))).toBe('taken');
  expect(await faultOf(readRelease(filled(), id, { ...trust, now: null, keys: [] }))).toBe('unknown-key');
});

test('a changed file is not handed out, a missing one is named, a store that is away says so', async () => {
  const store = filled();
  store.held.set(blobName(sum), anotherBit(file));
  expect(await faultOf(readFileOf(store, id, { sha256: sum }))).toBe('wrong-sum');
  store.held.delete(blobName(sum));
  expect(await faultOf(readFileOf(store, id, { sha256: sum }))).toBe('missing');
  const away = { ...store, get: () => Promise.reject(new Error('ECONNREFUSED')) };
  expect(await faultOf(readRelease(away, id, trust))).toBe('store-away');
});
