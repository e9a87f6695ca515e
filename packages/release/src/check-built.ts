import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuiltSiteError, builtIdOf, builtList, readBuiltList } from './built-site.ts';
import type { ReleaseKey } from './release-document.ts';
import { sumOf } from './release-id.ts';

/** files that are read at once */
const atOnce = 16;

/**
 * Holds an assembled site against its list: every listed file is as it was built. What else lies in its folders is named
 * by none of them: a cache of builds leaves older files there.
 * @param keys of whoever may sign; as soon as one is for the site, it must be signed
 * @returns its name, `site@…`
 * @throws BuiltSiteError
 */
export const checkBuilt = async (dist: string, keys: readonly ReleaseKey[]): Promise<string> => {
  const read = (file: string): Promise<Buffer | null> => readFile(join(dist, file)).catch(() => null);
  const { files } = await readBuiltList(read, keys);
  const left = Object.entries(files);
  const look = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [file, sum] = next;
      const bytes = await read(file);
      if (bytes === null) throw new BuiltSiteError('missing', file);
      if (sumOf(bytes) !== sum) throw new BuiltSiteError('changed', file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  return builtIdOf((await read(builtList)) ?? Buffer.alloc(0));
};
