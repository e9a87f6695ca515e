import { join } from 'node:path';
import type { SiteContext } from '../context.ts';
import { lookAt } from '../releases/file-sums.ts';
import { releaseOfFile } from '../releases/refused-releases.ts';
import { builtFileHealth } from '../releases/release-health.ts';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import { followSiteAnew } from '../turns/follow-site.ts';

/** Only what was built leaves: a file that was changed on the disk is no file any more (decision 274). */
const isOfRelease = async ({ log }: SiteContext, shelf: ReleaseShelf, name: string): Promise<boolean> => {
  const found = releaseOfFile(shelf, name);
  if (!found) return false;
  const health = await builtFileHealth(shelf.dist, found.release, found.file);
  if (health === 'changed') {
    const { family, version } = found.release;
    log.error({ event: 'file-refused', kind: family, from: version });
  }
  return health === 'ok';
};

/** The same for the shell: one of its kept builds must name the file as it is. */
const isOfShell = async ({ log }: SiteContext, shelf: ReleaseShelf, name: string): Promise<boolean> => {
  const { dist, shells, unlisted } = shelf;
  if (shells.length === 0) return isThere(join(dist, 'site/shell', name));
  const healths = await Promise.all(shells.map((shell) => builtFileHealth(dist, shell, name)));
  if (healths.includes('ok')) return true;
  if (!healths.includes('changed')) return unlisted.has(name);
  log.error({ event: 'file-refused', kind: 'shell' });
  return false;
};

const isThere = (file: string): boolean => lookAt(file)?.isFile() ?? false;

type IsOf = typeof isOfShell;

const firstWith = async (context: SiteContext, name: string, isOf: IsOf): Promise<string | null> => {
  for (const shelf of await context.site.shelves())
    if (await isOf(context, shelf, name)) return join(shelf.dist, 'site');
  return null;
};

/**
 * The public folder of a site whose build has this file as it lies there; the one that is shown goes first. A page of another gateway may
 * be of a site that was turned to a moment ago, so what none of ours has is looked for once more after a look at what is live.
 */
const folderWith = async (context: SiteContext, name: string, isOf: IsOf): Promise<string | null> => {
  const found = await firstWith(context, name, isOf);
  if (found !== null || !(await followSiteAnew(context))) return found;
  return firstWith(context, name, isOf);
};

/** @param name below `/shell/` */
export const folderOfShell = (context: SiteContext, name: string): Promise<string | null> =>
  folderWith(context, name, isOfShell);

/** @param name `remotes/<family>/<version>/<file>` */
export const folderOfRemote = (context: SiteContext, name: string): Promise<string | null> =>
  folderWith(context, name, isOfRelease);

/** For files that run nothing and stand in no list: the public folder of the first site that has it, else of the one that is shown. */
export const folderHaving = async (context: SiteContext, name: string): Promise<string> => {
  const dists = (await context.site.shelves()).map(({ dist }) => dist);
  for (const dist of dists) if (isThere(join(dist, 'site', name))) return join(dist, 'site');
  return join(dists[0] ?? context.config.distDir, 'site');
};
