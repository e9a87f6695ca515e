import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBlobs } from './blobs.ts';
import { openStore } from './store.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'sandbox-store-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

test('what was put is there after a restart, in the order of its arrival', () => {
  const path = folder();
  const first = openStore(path);
  for (const key of ['b', 'a', 'c']) first.collection('things').put(key, { key, version: 1 });
  first.collection('things').put('b', { key: 'b', version: 2 });
  first.collection('things').remove('a');
  // No close: a killed process closes nothing.
  const again = openStore(path);
  expect(again.collection('things').all()).toEqual([
    { key: 'b', version: 2 },
    { key: 'c', version: 1 },
  ]);
});

test('a line torn by a kill is dropped and swallows no later one', () => {
  const path = folder();
  openStore(path).collection('things').put('a', 1);
  appendFileSync(join(path, 'journal.jsonl'), '["things","b",{"half');
  const again = openStore(path);
  again.collection('things').put('c', 3);
  expect(openStore(path).collection('things').all()).toEqual([1, 3]);
});

test('a line broken in the middle is damage, said in one sentence', () => {
  const path = folder();
  appendFileSync(join(path, 'journal.jsonl'), '["things","a",1]\n["thi\n["things","b",2]\n');
  expect(() => openStore(path)).toThrow(/journal\.jsonl is damaged in line 2/);
});

test('a restart leaves only what is live in the file', () => {
  const path = folder();
  const store = openStore(path);
  for (let version = 0; version < 50; version++) store.collection('things').put('a', version);
  openStore(path);
  expect(readFileSync(join(path, 'journal.jsonl'), 'utf8')).toBe('["things","a",49]\n');
});

test('clearing forgets on disk too', () => {
  const path = folder();
  const store = openStore(path);
  store.collection('things').put('a', 1);
  store.clear();
  expect(openStore(path).collection('things').all()).toEqual([]);
});

test.each([['memory'], ['disk']])('bytes are given back unchanged from %s', (where) => {
  const blobs = openBlobs(where === 'disk' ? folder() : null);
  blobs.put('1', Buffer.from([0, 255, 10]));
  expect([...(blobs.get('1') ?? [])]).toEqual([0, 255, 10]);
  blobs.clear();
  expect(blobs.get('1')).toBeUndefined();
});
