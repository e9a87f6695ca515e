import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseHealth } from '@sigorta/contracts/panel/releases';
import { type CheckedFiles, type RemoteRelease, sumListOf } from '@sigorta/contracts/release';
import { fileSum } from './file-sums.ts';

/** Sums of a release's files by their names. */
type FileList = Readonly<Record<string, string>>;

/** by their own sums: what a sum stands for never changes */
const lists = new Map<string, FileList>();
const mostLists = 100;

const folderOf = (dist: string, { base }: Pick<RemoteRelease, 'base'>): string => join(dist, 'site', base);

/** The worst of some healths: what is changed must not run, what is missing only fails. */
const worst = (healths: readonly ReleaseHealth[]): ReleaseHealth =>
  healths.find((health) => health === 'changed') ?? healths.find((health) => health === 'missing') ?? 'ok';

/** One file and what lies packed beside it, which is what most browsers get. */
const fileHealth = async (file: string, promised: string): Promise<ReleaseHealth> => {
  const [own, packed] = await Promise.all([fileSum(file, promised), fileSum(`${file}.br`, promised)]);
  if (own === 'missing') return 'missing';
  return own === promised && (packed === promised || packed === 'missing') ? 'ok' : 'changed';
};

/** The list of all files, when it is the one that the manifest promises. */
const readList = async (dist: string, built: CheckedFiles): Promise<FileList | 'missing' | 'changed'> => {
  const promised = sumListOf(built);
  if (!promised) return 'missing';
  const { file: name, sum } = promised;
  const file = join(folderOf(dist, built), name);
  const health = await fileHealth(file, sum);
  if (health !== 'ok') return health;
  const list = lists.get(sum) ?? (JSON.parse(await readFile(file, 'utf8')) as FileList);
  if (lists.size >= mostLists) lists.clear();
  lists.set(sum, list);
  const others = Object.entries(built.integrity).filter(([one]) => one !== name);
  return others.every(([one, own]) => list[one] === own) ? list : 'changed';
};

/** Whether every file that a build lists is there as it was built; what else lies beside them is not looked at. */
export const listedHealth = async (dist: string, built: CheckedFiles): Promise<ReleaseHealth> => {
  const list = await readList(dist, built);
  if (list === 'missing' || list === 'changed') return list;
  return healthOfFiles(folderOf(dist, built), list);
};

const healthOfFiles = async (folder: string, list: FileList): Promise<ReleaseHealth> =>
  worst(await Promise.all(Object.entries(list).map(([name, sum]) => fileHealth(join(folder, name), sum))));

/** Names that lie in a release's folder, those of packed files without their ending. */
const namesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .map((name) => (name.endsWith('.br') ? name.slice(0, -'.br'.length) : name));
};

/**
 * Looks at a release as a browser would: every file of the list has the sum that was built, packed or not, and no other file
 * lies in the folder.
 */
export const releaseHealth = async (
  dist: string,
  release: RemoteRelease,
): Promise<{ health: ReleaseHealth; files: number }> => {
  const list = await readList(dist, release);
  if (list === 'missing' || list === 'changed') return { health: list, files: 0 };
  const folder = folderOf(dist, release);
  const names = Object.keys(list);
  const known = new Set([...names, ...Object.keys(release.integrity)]);
  if ((await namesIn(folder)).some((name) => !known.has(name))) {
    return { health: 'changed', files: names.length };
  }
  return { health: await healthOfFiles(folder, list), files: names.length };
};

/** Whether a file of a build is the one that was built; `unlisted` for a name that the build did not have. */
export const builtFileHealth = async (
  dist: string,
  built: CheckedFiles,
  name: string,
): Promise<ReleaseHealth | 'unlisted'> => {
  const list = await readList(dist, built);
  if (list === 'missing' || list === 'changed') return list;
  if (name === sumListOf(built)?.file) return 'ok';
  if (!Object.hasOwn(list, name)) return 'unlisted';
  return fileHealth(join(folderOf(dist, built), name), list[name] ?? '');
};
