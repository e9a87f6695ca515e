import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptRelease, ReleaseHistory, ReleaseManifest } from '@sigorta/contracts/release';

/** The newest and two before it (decision 168). */
export const keptReleases = 3;

const none: ReleaseHistory = { schema: 1, families: {}, shells: [] };

const readHistory = (dist: string): ReleaseHistory => {
  const file = join(dist, 'releases.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseHistory) : none;
};

const shellFiles = (dist: string): string[] =>
  readdirSync(join(dist, 'site/shell'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dist, 'site/shell/').length))
    .sort();

/** The newest first, each version once; the same build again is no new release. */
export const withNewest = (known: readonly KeptRelease[], newest: KeptRelease): KeptRelease[] => {
  const same = known.find(({ release }) => release.version === newest.release.version);
  const others = known.filter(({ release }) => release.version !== newest.release.version);
  return [same ?? newest, ...others].slice(0, keptReleases);
};

/** Takes over what is not there; hashed names never mean two things. */
const takeOver = (from: string, to: string): boolean => {
  if (!existsSync(from)) return false;
  cpSync(from, to, { recursive: true, force: false });
  return true;
};

/**
 * Brings the files of the last releases from the site before into the new one and writes what is kept. Runs after
 * compressing: what comes over is compressed already.
 * @param before the site that is being replaced; may be missing
 * @param dist the new one
 */
export const keepReleases = (before: string, dist: string, manifest: ReleaseManifest, now: Date): void => {
  const history = readHistory(before);
  const at = now.toISOString();
  const families: ReleaseHistory['families'] = {};
  for (const [family, release] of Object.entries(manifest.remotes)) {
    families[family] = withNewest(history.families[family] ?? [], { at, release }).filter(
      ({ release: { base, version } }) =>
        version === release.version || takeOver(join(before, 'site', base), join(dist, 'site', base)),
    );
  }
  const own = shellFiles(dist);
  const shells = [
    { at, files: own, ...(manifest.shell && { checked: manifest.shell }) },
    ...history.shells.filter(({ files }) => files.join('\n') !== own.join('\n')),
  ].slice(0, keptReleases);
  for (const file of new Set(shells.flatMap(({ files }) => files)))
    takeOver(join(before, 'site/shell', file), join(dist, 'site/shell', file));
  const kept: ReleaseHistory = { schema: 1, families, shells };
  writeFileSync(join(dist, 'releases.json'), JSON.stringify(kept));
};
