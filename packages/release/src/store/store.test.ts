import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { straight } from '@sigorta/egress/egress';
import { afterAll, describe, expect, test } from 'vitest';
import { memoryStore } from '../testing/memory-store.ts';
import { startSwift } from '../testing/swift.ts';
import { folderStore } from './folder-store.ts';
import { keptStore } from './kept-store.ts';
import type { ObjectStore } from './object-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { s3Store } from './s3-store.ts';

/*
 * What every store keeps, whatever it lies on. The bucket is Swift's, where Debian's packages of it are installed, or that of
 * RELEASE_TEST_S3 (`<endpoint> <bucket> <key id> <secret>`), made before.
 */

const folder = mkdtempSync(join(tmpdir(), 'release-stores-'));
const given = process.env.RELEASE_TEST_S3?.split(' ') ?? [];
const swift = given.length === 4 ? null : await startSwift(join(folder, 'swift'));
const [endpoint = swift?.endpoint, bucket = 'releases', keyId = 'test:tester', secret = 'testing'] = given;
if (!endpoint) console.warn('No bucket to try: install swift-proxy, -account, -container and -object.');
const inBucket = (prefix: string, key = secret): ObjectStore =>
  s3Store(
    { bucket, prefix, endpoint: endpoint ?? null, region: 'us-east-1', keyId, secret: key, egress: straight },
    10,
  );
const run = `test-${Date.now()}/`;

afterAll(async () => {
  await swift?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

const stores: Record<string, (name: string) => ReleaseStore> = {
  'a folder': (name) => folderStore(join(folder, name)),
  'a bucket': (name) => inBucket(`${run}${name}/`),
  'a bucket without a prefix': (name) => {
    const all = inBucket('');
    const at = (one: string) => `${run}${name}/${one}`;
    return {
      get: (one) => all.get(at(one)),
      has: (one) => all.has(at(one)),
      put: (one, bytes) => all.put(at(one), bytes),
      clear: all.clear,
      list: async (prefix) => (await all.list(at(prefix))).map((one) => one.slice(at('').length)),
    };
  },
  'a bucket kept near': (name) =>
    keptStore(inBucket(`${run}${name}-far/`), folderStore(join(folder, `${name}-near`))),
  'what tests hold in memory': () => memoryStore(),
};

for (const [label, open] of Object.entries(stores)) {
  describe.skipIf(!endpoint && label.includes('bucket'))(label, () => {
    const named = label.replaceAll(' ', '-');

    test('what is put is there, what is not is null, and nothing is written over', async () => {
      const store = open(named);
      expect(await store.get('blobs/a')).toBeNull();
      expect(await store.has('blobs/a')).toBe(false);
      expect(await store.list('blobs/')).toEqual([]);
      await store.put('blobs/b', Buffer.from('b'));
      await store.put('blobs/a', Buffer.from('first'));
      await store.put('blobs/a', Buffer.from('second'));
      expect((await store.get('blobs/a'))?.toString()).toBe('first');
      expect(await store.has('blobs/a')).toBe(true);
      expect(await store.list('blobs/')).toEqual(['blobs/a', 'blobs/b']);
    });

    test('bytes come back as they went, empty ones and megabytes too', async () => {
      const store = open(`${named}-bytes`);
      const every = Buffer.from(Array.from({ length: 256 }, (_, at) => at));
      for (const [name, bytes] of Object.entries({
        every,
        none: Buffer.alloc(0),
        large: Buffer.alloc(3_000_000, 7),
      })) {
        await store.put(`blobs/${name}`, bytes);
        expect((await store.get(`blobs/${name}`))?.equals(bytes), name).toBe(true);
      }
    });

    test('a list goes on over the service’s own pages and into no folder below', async () => {
      const store = open(`${named}-list`);
      const names = Array.from({ length: 25 }, (_, at) => `releases/pet/${String(at).padStart(2, '0')}.sig`);
      for (let at = 0; at < names.length; at += 50)
        await Promise.all(names.slice(at, at + 50).map((name) => store.put(name, Buffer.from('x'))));
      await store.put('releases/pets/x.sig', Buffer.from('x'));
      await store.put('releases/pet/below/x.sig', Buffer.from('x'));
      expect(await store.list('releases/pet/')).toEqual(names);
    });

    test('twenty writers of one name leave one whole file', async () => {
      const store = open(`${named}-race`);
      const writers = Array.from({ length: 20 }, (_, at) => Buffer.alloc(200_000, at));
      await Promise.all(writers.map((bytes) => store.put('blobs/race', bytes)));
      const kept = await store.get('blobs/race');
      expect(writers.some((bytes) => kept?.equals(bytes))).toBe(true);
      expect(await store.list('blobs/')).toEqual(['blobs/race']);
    });
  });
}

test.each<[string, () => ObjectStore]>([
  ['a folder', () => folderStore(join(folder, 'removing'), true)],
  ['a bucket', () => inBucket(`${run}removing/`)],
  ['what tests hold in memory', () => memoryStore()],
])('what is removed from %s is gone, and its name is free again', async (label, open) => {
  if (!endpoint && label === 'a bucket') return;
  const store = open();
  await store.remove('ab/never-there');
  await store.put('ab/one', Buffer.from('first'));
  await store.put('ab/two', Buffer.from('stays'));
  await store.remove('ab/one');
  await store.remove('ab/one');
  expect(await store.get('ab/one')).toBeNull();
  expect(await store.has('ab/one')).toBe(false);
  expect(await store.list('ab/')).toEqual(['ab/two']);
  await store.put('ab/one', Buffer.from('second'));
  expect((await store.get('ab/one'))?.toString()).toBe('second');
});

test('what somebody began to put and never ended is in no list, and is cleared when it is old', async () => {
  const place = join(folder, 'half-put');
  const died = new Error('the process ended here');
  const aside = () => readdirSync(join(place, '.aside'));
  let kept = '';
  const half = folderStore(place, true, () => {
    [kept = ''] = aside();
    copyFileSync(join(place, '.aside', kept), join(folder, 'of-the-dead'));
    throw died;
  });
  await expect(half.put('ab/one', Buffer.from('x'))).rejects.toBe(died);
  const store = folderStore(place, true);
  copyFileSync(join(folder, 'of-the-dead'), join(place, '.aside', kept));
  expect([await store.has('ab/one'), await store.list('ab/')]).toEqual([false, []]);
  await store.clear(new Date(Date.now() - 60_000));
  expect(aside()).toEqual([kept]);
  await store.clear(new Date(Date.now() + 60_000));
  expect(aside()).toEqual([]);
  await store.put('ab/one', Buffer.from('second'));
  expect((await store.get('ab/one'))?.toString()).toBe('second');
});

test('a folder that is ours alone is closed to everybody else', async () => {
  const closed = join(folder, 'closed');
  await folderStore(closed, true).put('ab/one', Buffer.from('x'));
  for (const path of [closed, join(closed, 'ab'), join(closed, 'ab/one')])
    expect(statSync(path).mode & 0o077, path).toBe(0);
});

test.skipIf(!endpoint)('a bucket refuses a wrong secret, and that is no missing file', async () => {
  await expect(inBucket(run, 'another').get('blobs/a')).rejects.toThrow();
});

test('a service that is away rejects, and what was read once is read again all the same', async () => {
  const gone = s3Store({
    bucket,
    prefix: '',
    endpoint: 'http://127.0.0.1:9',
    region: 'x',
    keyId,
    secret,
    egress: straight,
  });
  await expect(gone.get('blobs/a')).rejects.toThrow();
  await expect(gone.list('blobs/')).rejects.toThrow();
  const near = folderStore(join(folder, 'away'));
  const far = memoryStore();
  await far.put('releases/pet/1.json', Buffer.from('{}'));
  await keptStore(far, near).get('releases/pet/1.json');
  expect((await keptStore(gone, near).get('releases/pet/1.json'))?.toString()).toBe('{}');
  await expect(keptStore(gone, near).get('releases/pet/2.json')).rejects.toThrow();
});

test('a kept file that was damaged is read from afar again', async () => {
  const name = 'blobs/ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'; // SHA-256 of "abc" (FIPS 180-2, B.1)
  const [near, far] = [memoryStore(), memoryStore()];
  await far.put(name, Buffer.from('abc'));
  near.held.set(name, Buffer.from('abd'));
  expect((await keptStore(far, near).get(name))?.toString()).toBe('abc');
});
