import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuiltSiteError, readBuiltList } from './built-site.ts';
import type { ReleaseKey } from './release-document.ts';
import { sumOf } from './release-id.ts';

/** files that are read at once */
const atOnce = 16;

/** A site as it was held against its list. */
export interface BuiltSite {
  /** `site@…` */
  id: string;
  /** what was looked at, by its name below the site: whoever reads these bytes reads no others */
  files: ReadonlyMap<string, Buffer>;
}

/**
 * Holds an assembled site against its list: every listed file is as it was built. What else lies in its folders is named
 * by none of them: a cache of builds leaves older files there.
 * @param keys of whoever may sign; as soon as one is for the site, it must be signed
 * @throws BuiltSiteError
 */
export const checkBuilt = async (dist: string, keys: readonly ReleaseKey[]): Promise<BuiltSite> => {
  const read = (file: string): Promise<Buffer | null> => readFile(join(dist, file)).catch(() => null);
  const { id, list } = await readBuiltList(read, keys);
  const left = Object.entries(list.files);
  const files = new Map<string, Buffer>();
  const look = async (): Promise<void> => {
    for (let next = left.pop(); next; next = left.pop()) {
      const [file, sum] = next;
      const bytes = await read(file);
      if (bytes === null) throw new BuiltSiteError('missing', file);
      if (sumOf(bytes) !== sum) throw new BuiltSiteError('changed', file);
      files.set(file, bytes);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, look));
  return { id, files };
};
