import { randomBytes } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReleaseStore } from './release-store.ts';

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

const nullWhenMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
};

/**
 * Releases in a folder, which may be one that several machines mount. A name appears whole or not at all: bytes are written
 * aside and linked to it.
 */
export const folderStore = (folder: string): ReleaseStore => ({
  get: (name) => readFile(join(folder, name)).catch(nullWhenMissing),
  has: async (name) => (await stat(join(folder, name)).catch(nullWhenMissing))?.isFile() ?? false,
  put: async (name, bytes) => {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    const aside = join(dirname(file), `.${randomBytes(8).toString('hex')}`);
    await writeFile(aside, bytes, { mode: 0o644 });
    try {
      await link(aside, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      await rm(aside, { force: true });
    }
  },
  list: async (prefix) => {
    const found = await readdir(join(folder, prefix), { withFileTypes: true }).catch(nullWhenMissing);
    return (found ?? [])
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => prefix + name)
      .toSorted();
  },
});
