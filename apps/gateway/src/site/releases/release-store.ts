import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedFiles, KeptRelease, ReleaseHistory, ReleaseManifest } from '@sigorta/contracts/release';
import { builtList, builtSignature, readBuiltList } from '@sigorta/release/built-site';
import type { ReleaseKey } from '@sigorta/release/release-document';
import { sumOf } from '@sigorta/release/release-id';

export interface ReleaseShelf {
  newest: ReleaseManifest;
  /** the releases whose files are kept, newest first */
  kept: Readonly<Record<string, readonly KeptRelease[]>>;
  /** builds of the shell whose files are kept, newest first; none of a site that was assembled before they were listed */
  shells: readonly CheckedFiles[];
  /** files of kept builds of before they were listed: pages of them may still be open */
  unlisted: ReadonlySet<string>;
}

interface Known {
  key: string;
  lookAgain: number;
  shelf: ReleaseShelf | null;
  /** what lies on the disk now is what this shelf was read from */
  isOnDisk: boolean;
}

const shelves = new Map<string, Known>();
/** who may sign what is built there */
const signers = new Map<string, readonly ReleaseKey[]>();

/** Says who may sign the site that is built at `dist`; before anything of it is read. */
export const trustSigners = (dist: string, keys: readonly ReleaseKey[]): void => {
  signers.set(dist, keys);
};

/** how often the disk is asked whether something was deployed */
const lookMs = 1_000;

const manifestName = 'site/remotes.json';
const historyName = 'releases.json';

/**
 * The manifests as they were built: what the list of the site names otherwise, or nobody signed who should have, is not read
 * (decision 548).
 */
const readBuilt = async (
  dist: string,
): Promise<{ newest: ReleaseManifest; history: ReleaseHistory | null } | null> => {
  const read = (name: string): Promise<Buffer | null> => readFile(join(dist, name)).catch(() => null);
  try {
    const { files } = await readBuiltList(read, signers.get(dist) ?? []);
    const found = await Promise.all([manifestName, historyName].map(read));
    const [newest, history] = found.map((bytes, at) => {
      const promised = files[at === 0 ? manifestName : historyName];
      if (bytes === null && promised === undefined) return null;
      if (bytes === null || sumOf(bytes) !== promised) throw new Error('not as it was built');
      return JSON.parse(bytes.toString('utf8')) as unknown;
    });
    return newest ? { newest: newest as ReleaseManifest, history: history as ReleaseHistory | null } : null;
  } catch {
    return null;
  }
};

const changedAt = (file: string): Promise<number> =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/**
 * What delivery assembled last and keeps, as it was built; while the disk holds something else, what was there before. Null while
 * nothing was built.
 * @param when the disk is asked at most once a second, or now
 */
export const readShelf = async (dist: string, when?: 'now'): Promise<ReleaseShelf | null> => {
  const known = shelves.get(dist);
  const now = Date.now();
  if (when !== 'now' && known && known.lookAgain > now) return known.shelf;
  const names = [manifestName, historyName, builtList, builtSignature];
  const key = (await Promise.all(names.map((name) => changedAt(join(dist, name))))).join(' ');
  if (known?.key === key) {
    known.lookAgain = now + lookMs;
    return known.shelf;
  }
  const built = await readBuilt(dist);
  const shelf = built ? shelfOf(built) : (known?.shelf ?? null);
  shelves.set(dist, { key, lookAgain: now + lookMs, shelf, isOnDisk: built !== null });
  return shelf;
};

const shelfOf = ({
  newest,
  history,
}: {
  newest: ReleaseManifest;
  history: ReleaseHistory | null;
}): ReleaseShelf => {
  const { families: kept = {}, shells: built = [] } = history ?? {};
  return {
    newest,
    kept,
    shells: newest.shell ? [newest.shell, ...built.flatMap(({ checked }) => checked ?? [])] : [],
    unlisted: new Set(built.flatMap(({ checked, files }) => (checked ? [] : files))),
  };
};

/** Whether the manifests on the disk may be sent as they lie there. Looks at most once a second. */
export const isShelfOnDisk = async (dist: string): Promise<boolean> => {
  await readShelf(dist);
  return shelves.get(dist)?.isOnDisk ?? false;
};
