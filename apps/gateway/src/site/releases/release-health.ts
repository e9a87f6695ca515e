import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseHealth } from '@sigorta/contracts/panel/releases';
import type { RemoteRelease } from '@sigorta/contracts/release';

const sha384 = (content: Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const read = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/**
 * Looks at a release as a browser would: the entry and the list of all files have the sums the manifest promises, and
 * every listed file lies where it is served from.
 */
export const releaseHealth = async (
  dist: string,
  release: RemoteRelease,
): Promise<{ health: ReleaseHealth; files: number }> => {
  const folder = join(dist, 'site', release.base);
  const [entry, list] = await Promise.all([
    read(join(folder, release.entry)),
    read(join(folder, 'integrity.json')),
  ]);
  if (!entry || !list) return { health: 'missing', files: 0 };
  const fits =
    sha384(entry) === release.integrity[release.entry] &&
    sha384(list) === release.integrity['integrity.json'];
  if (!fits) return { health: 'changed', files: 0 };
  const names = Object.keys(JSON.parse(list.toString('utf8')) as Record<string, string>);
  const there = await Promise.all(names.map((name) => exists(join(folder, name))));
  return { health: there.every(Boolean) ? 'ok' : 'missing', files: names.length };
};
