import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRows } from './import-rows.ts';
import { testStaff } from './test-staff.ts';

/* The first start of a gateway makes its database, which takes seconds, and people of the panel are written by a program of its
   own, which takes two more. Every system of a run starts from a copy of one that was only just made and has them. */

const root = join(import.meta.dirname, '../..');

const template = (): string => {
  const migrations = join(root, 'apps/gateway/src/platform/migrations');
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const file of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, file)));
  hash.update(JSON.stringify(testStaff));
  return join(root, '.cache', `e2e-data-${hash.digest('hex').slice(0, 16)}`);
};

/**
 * A folder that a journey throws away. The test command names a place in memory where there is one: every payment waits for what its
 * database lies on, and a disk looks long for room for files where many were only just thrown away.
 * @param name how its own begins
 */
export const emptyFolder = (name = 'sigorta-'): string =>
  mkdtempSync(join(process.env.E2E_DATA ?? tmpdir(), name));

/** An empty data folder, or one whose gateway has nothing but its tables, its seeds and the people of the tests. */
export const newDataFolder = (): string => {
  const data = emptyFolder();
  if (existsSync(template())) cpSync(template(), data, { recursive: true });
  return data;
};

/** Makes what the data folders of a run are copied from; whoever writes the people makes the database before. */
export const makeTemplate = async (): Promise<void> => {
  if (existsSync(template())) return;
  const data = emptyFolder();
  await writeRows('import-staff', testStaff, { root, env: { DATA_DIR: data } });
  const half = `${template()}.${process.pid}`;
  cpSync(data, half, { recursive: true });
  rmSync(data, { recursive: true, force: true });
  renameSync(half, template());
};
