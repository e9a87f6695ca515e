import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedFiles, KeptRelease, ReleaseHistory, ReleaseManifest } from '@sigorta/contracts/release';

export interface ReleaseShelf {
  newest: ReleaseManifest;
  /** the releases whose files are kept, newest first */
  kept: Readonly<Record<string, readonly KeptRelease[]>>;
  /** builds of the shell whose files are kept, newest first; none of a site that was assembled before they were listed */
  shells: readonly CheckedFiles[];
  /** files of kept builds of before they were listed: pages of them may still be open */
  unlisted: ReadonlySet<string>;
}

const shelves = new Map<string, { key: string; lookAgain: number; shelf: ReleaseShelf | null }>();

/** how often the disk is asked whether something was deployed */
const lookMs = 1_000;

const readJson = async <T>(file: string): Promise<T | null> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as T,
    () => null,
  );

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * What delivery assembled last and keeps; null while nothing was built.
 * @param when the disk is asked at most once a second, or now
 */
export const readShelf = async (dist: string, when?: 'now'): Promise<ReleaseShelf | null> => {
  const known = shelves.get(dist);
  const now = Date.now();
  if (when !== 'now' && known && known.lookAgain > now) return known.shelf;
  const [manifest, history] = [join(dist, 'site/remotes.json'), join(dist, 'releases.json')];
  const key = (await Promise.all([manifest, history].map(changedAt))).join(' ');
  if (known?.key === key) {
    known.lookAgain = now + lookMs;
    return known.shelf;
  }
  const newest = await readJson<ReleaseManifest>(manifest);
  const { families: kept = {}, shells: built = [] } = (await readJson<ReleaseHistory>(history)) ?? {};
  const shells = newest?.shell ? [newest.shell, ...built.flatMap(({ checked }) => checked ?? [])] : [];
  const unlisted = new Set(built.flatMap(({ checked, files }) => (checked ? [] : files)));
  const shelf = newest && { newest, kept, shells, unlisted };
  shelves.set(dist, { key, lookAgain: now + lookMs, shelf });
  return shelf;
};
