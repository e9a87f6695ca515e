import type { RemoteRelease } from '@sigorta/contracts/release';
import type { Context } from '../../platform/context.ts';
import { releaseHealth } from './release-health.ts';
import type { ReleaseShelf } from './release-shelf.ts';

/** ms until newest releases are looked at again; one that was refused may be mended */
const lookAgainMs = 30_000;

type Instead = Record<string, RemoteRelease>;

const kept = new WeakMap<ReleaseShelf, { until: number; instead: Promise<Instead> }>();

const isWhole = async ({ dist }: ReleaseShelf, release: RemoteRelease): Promise<boolean> =>
  (await releaseHealth(dist, release)).health === 'ok';

/** The newest kept release that is whole and could be loaded by the shell of today. */
const wholeOne = async (shelf: ReleaseShelf, newest: RemoteRelease): Promise<RemoteRelease | null> => {
  for (const { release } of shelf.kept[newest.family] ?? []) {
    const fits = release.version !== newest.version && release.contract === newest.contract;
    if (fits && (await isWhole(shelf, release))) return release;
  }
  return null;
};

const findInstead = async ({ log }: Pick<Context, 'log'>, shelf: ReleaseShelf): Promise<Instead> => {
  const instead: Instead = {};
  for (const newest of Object.values(shelf.newest.remotes)) {
    if (await isWhole(shelf, newest)) continue;
    const whole = await wholeOne(shelf, newest);
    if (whole) instead[newest.family] = whole;
    log.error({ event: 'release-refused', kind: newest.family, from: newest.version, to: whole?.version });
  }
  return instead;
};

/**
 * What visitors get instead of a newest release whose files are not as they were built: the last whole one. A family without
 * one is not in it; its changed files are refused one by one.
 */
export const insteadOfRefused = (context: Pick<Context, 'log'>, shelf: ReleaseShelf): Promise<Instead> => {
  const known = kept.get(shelf);
  if (known && known.until > Date.now()) return known.instead;
  const instead = findInstead(context, shelf);
  kept.set(shelf, { until: Date.now() + lookAgainMs, instead });
  instead.catch(() => kept.delete(shelf));
  return instead;
};

/** The kept release a served file belongs to. @param name below the site: `remotes/travel/3f9a1c20b7/x.js` */
export const releaseOfFile = (
  shelf: ReleaseShelf,
  name: string,
): { release: RemoteRelease; file: string } | null => {
  const path = `/${name}`;
  const release = [
    ...Object.values(shelf.newest.remotes),
    ...Object.values(shelf.kept).flatMap((releases) => releases.map(({ release }) => release)),
  ].find(({ base }) => path.startsWith(base));
  return release ? { release, file: path.slice(release.base.length) } : null;
};
