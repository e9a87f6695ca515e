import type fs from 'node:fs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openEmbedded } from './embedded.ts';

const fsync = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return {
    ...real,
    fsyncSync: (descriptor: number) => {
      fsync.count++;
      real.fsyncSync(descriptor);
    },
  };
});

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'gateway-data-'));
  folders.push(made);
  return made;
};

test('every commit of the embedded database reaches the disk once', async () => {
  const { pglite, release } = await openEmbedded(folder());
  await pglite.query('create table t (n integer)');
  const before = fsync.count;
  for (let n = 0; n < 50; n++) await pglite.query('insert into t values ($1)', [n]);
  expect(fsync.count - before).toBe(50);
  await pglite.close();
  release();
}, 60_000);
