import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.ts';

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

const nullWhenMissing = (error: unknown): null => {
  if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
  throw error;
};

/** What stands in a file or a folder is on the disk, and not in memory that a power cut empties. */
async function written(path: string, flags: 'wx' | 'r', mode?: number, bytes?: Buffer): Promise<void> {
  const file = await open(path, flags, mode);
  try {
    if (bytes) await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Where bytes are before they have a name; no name of an object begins so. */
const asideFolder = '.aside';

/**
 * Objects in a folder, which may be one that several machines mount. A name appears whole or not at all: bytes are written
 * aside and linked to it.
 * @param isOurs nobody else of the machine may look into it
 * @param between is called when bytes are written and have no name yet: a test ends the process there
 */
export const folderStore = (folder: string, isOurs = false, between = () => {}): ObjectStore => ({
  get: (name) => readFile(join(folder, name)).catch(nullWhenMissing),
  has: async (name) => (await stat(join(folder, name)).catch(nullWhenMissing))?.isFile() ?? false,
  put: async (name, bytes) => {
    const file = join(folder, name);
    const aside = join(folder, asideFolder, randomBytes(8).toString('hex'));
    for (const one of [file, aside])
      await mkdir(dirname(one), { recursive: true, mode: isOurs ? 0o700 : 0o755 });
    try {
      await written(aside, 'wx', isOurs ? 0o600 : 0o644, bytes);
      between();
      await link(aside, file);
      await written(dirname(file), 'r');
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      await rm(aside, { force: true });
    }
  },
  remove: (name) => rm(join(folder, name), { force: true }),
  clear: async (before) => {
    const names = (await readdir(join(folder, asideFolder)).catch(nullWhenMissing)) ?? [];
    for (const name of names) {
      const file = join(folder, asideFolder, name);
      const found = await stat(file).catch(nullWhenMissing);
      if (found && found.mtime < before) await rm(file, { force: true });
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
