import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/* Asking turbo twice whether anything changed takes a second of a start that takes five. */

const made = new Set(['node_modules', 'dist', '.turbo', '.cache', '.data']);

const entriesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? entriesUnder(path) : [path];
  });

const siteOf = (root: string): string => join(root, 'dist/pages/index.json');
const stampFile = (root: string): string => join(root, '.cache/built');

const stampOf = (files: readonly string[]): string => {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

/** What the site is built of, told by names, sizes and times of change; nothing is read. */
export function sourceStamp(root: string): string {
  const settings = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(root, name));
  return stampOf([
    ...settings,
    ...['apps', 'packages'].flatMap((folder) => entriesUnder(join(root, folder))),
  ]);
}

/** Whether `dist` holds what the last build made of these sources; a doubt is a no. */
export const isBuilt = (root: string): boolean =>
  existsSync(siteOf(root)) &&
  existsSync(stampFile(root)) &&
  readFileSync(stampFile(root), 'utf8') === `${sourceStamp(root)} ${stampOf([siteOf(root)])}`;

/** @param sources their stamp when the build began: what changed while it ran is built the next time */
export function noteBuilt(root: string, sources: string): void {
  mkdirSync(dirname(stampFile(root)), { recursive: true });
  writeFileSync(stampFile(root), `${sources} ${stampOf([siteOf(root)])}`);
}
