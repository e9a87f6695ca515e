import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { unpackTemplate } from '../../testing/database-template.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createLog } from '../log.ts';
import { StartError } from '../start-error.ts';
import { connect } from './connect.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';

const noReleases = { releases: new Map<string, string>() };

const folders: string[] = [];
const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'gateway-data-'));
  folders.push(made);
  return made;
};
afterEach(() => {
  for (const made of folders.splice(0)) rmSync(made, { recursive: true, force: true });
});

const open = (dataDir: string, databaseUrl: string | null = null) =>
  connect({ databaseUrl, databasePool: 2, databaseWaitMs: 0, dataDir }, createLog('silent'));

test('a second start keeps the data, and nobody else gets the folder meanwhile', async () => {
  const dataDir = folder();
  await unpackTemplate(dataDir);
  const first = await open(dataDir);
  await first.db.insertInto('category').values({ id: 1, kategori_ismi: 'Dask' }).execute();
  await expect(open(dataDir)).rejects.toThrow(/in use by another gateway \(process \d+\)/);
  await first.close();
  const second = await open(dataDir);
  expect(await migrate(second.db, noReleases)).toEqual([]);
  expect(await second.db.selectFrom('category').selectAll().execute()).toEqual([
    { id: 1, kategori_ismi: 'Dask' },
  ]);
  await second.close();
});

test('a lock whose process is gone is taken over, whatever it holds', () => {
  for (const left of ['999999999 1', `${process.pid} 1`, 'nonsense', '']) {
    const dataDir = folder();
    writeFileSync(join(dataDir, 'gateway.lock'), left);
    const lock = lockFolder(dataDir);
    expect(readFileSync(join(dataDir, 'gateway.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    expect(() => lockFolder(dataDir)).toThrow(StartError);
    lock.release();
    lockFolder(dataDir).release();
  }
});

test('a folder of other files and a damaged one each give one clear sentence', async () => {
  const strange = folder();
  mkdirSync(join(strange, 'database'));
  writeFileSync(join(strange, 'database', 'holiday.jpg'), 'x');
  await expect(open(strange)).rejects.toThrow(/^The data folder .* is damaged; put back a copy of it/);
  const damaged = folder();
  const database = await open(damaged);
  await database.close();
  writeFileSync(join(damaged, 'database', 'global', 'pg_control'), 'broken');
  await expect(open(damaged)).rejects.toThrow(StartError);
});

test('a server that does not answer gives one clear sentence', async () => {
  await expect(open(folder(), 'postgresql://127.0.0.1:9/nothing')).rejects.toThrow(
    /^The PostgreSQL server named by/,
  );
});

test('replicas that start at once bring the database up together', async () => {
  const database = await testDatabase({ migrated: false });
  const runs = await Promise.all([
    migrate(database.db, noReleases),
    migrate(database.db, noReleases),
    migrate(database.db, noReleases),
  ]);
  expect(runs.filter((names) => names.length > 0)).toHaveLength(1);
  await database.close();
});
