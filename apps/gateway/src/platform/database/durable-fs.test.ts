import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { unpackTemplate } from '../../testing/database-template.ts';
import { openEmbedded } from './embedded.ts';

/** Watches the real call; modules that imported it by name see the watched one too. */
const watchedFsync = () => {
  const watched = vi.spyOn(fs, 'fsyncSync');
  syncBuiltinESMExports();
  return watched;
};

const folders: string[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'gateway-data-'));
  folders.push(made);
  return made;
};

test('every commit of the embedded database reaches the disk once', async () => {
  const fsync = watchedFsync();
  const made = folder();
  await unpackTemplate(made);
  const { pglite, release } = await openEmbedded(made);
  await pglite.query('create table t (n integer)');
  const before = fsync.mock.calls.length;
  for (let n = 0; n < 50; n++) await pglite.query('insert into t values ($1)', [n]);
  expect(fsync.mock.calls.length - before).toBe(50);
  await pglite.close();
  release();
});
