import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { folderStore } from './folder-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'release-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const store = folderStore(folder);

test('what is put is there, what is not is null, and nothing is written over', async () => {
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

test('twenty writers of one name leave one whole file and nothing beside it', async () => {
  const writers = Array.from({ length: 20 }, (_, at) => Buffer.alloc(200_000, at));
  await Promise.all(writers.map((bytes) => store.put('blobs/race', bytes)));
  const kept = await store.get('blobs/race');
  expect(writers.some((bytes) => kept?.equals(bytes))).toBe(true);
  expect(readdirSync(join(folder, 'blobs')).toSorted()).toEqual(['a', 'b', 'race']);
});
