import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The first start of a gateway makes its database, which takes seconds. Every system of a run but the first starts from
   a copy of one that was only just made. */

const root = join(import.meta.dirname, '../..');

const template = (): string => {
  const migrations = join(root, 'apps/gateway/src/platform/migrations');
  const hash = createHash('sha256').update(readFileSync(join(root, 'pnpm-lock.yaml')));
  for (const file of readdirSync(migrations).toSorted()) hash.update(readFileSync(join(migrations, file)));
  return join(root, '.cache', `e2e-data-${hash.digest('hex').slice(0, 16)}`);
};

export const hasTemplate = (): boolean => existsSync(template());

/** An empty data folder, or one whose gateway has nothing but its tables and seeds. */
export const newDataFolder = (): string => {
  const data = mkdtempSync(join(tmpdir(), 'sigorta-'));
  if (hasTemplate()) cpSync(template(), data, { recursive: true });
  return data;
};

/** @param data of a gateway that was started once, and stopped */
export const keepAsTemplate = (data: string): void => {
  const half = `${template()}.${process.pid}`;
  cpSync(data, half, { recursive: true });
  renameSync(half, template());
};
