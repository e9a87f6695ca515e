import { join } from 'node:path';
import type { ReleaseManifest } from '@sigorta/contracts/release';
import { BuiltSiteError, builtList } from '@sigorta/release/built-site';
import { type BuiltSite, checkBuilt } from '@sigorta/release/check-built';
import type { ReleaseKey } from '@sigorta/release/release-document';
import { requireOurs } from '@sigorta/release/site-contract';
import { listedHealth, releaseHealth } from '../releases/release-health.ts';

/** By what a gateway judges a site. */
export interface SiteRules {
  /** who may sign, as set; null when nobody was named */
  keys: readonly ReleaseKey[] | null;
  /** ids of the releases that this gateway's own sources declare, by family */
  declared: ReadonlyMap<string, string>;
}

const remotesFile = 'site/remotes.json';

const manifestOf = ({ files }: BuiltSite): ReleaseManifest => {
  const bytes = files.get(remotesFile);
  if (!bytes) throw new BuiltSiteError('missing', remotesFile);
  return JSON.parse(bytes.toString('utf8')) as ReleaseManifest;
};

/** What a form asks has to be what its answers are read by. */
const requireDeclared = ({ remotes }: ReleaseManifest, declared: SiteRules['declared']): void => {
  for (const { family, release } of Object.values(remotes))
    if (release !== undefined && release !== declared.get(family))
      throw new BuiltSiteError('declarations', family);
};

/** Everything that a browser would load of it. */
const requireWhole = async (folder: string, { shell, remotes }: ReleaseManifest): Promise<void> => {
  const shellHealth = shell ? await listedHealth(folder, shell) : 'ok';
  if (shellHealth !== 'ok') throw new BuiltSiteError(shellHealth, 'site/shell');
  for (const remote of Object.values(remotes)) {
    const { health } = await releaseHealth(folder, remote);
    if (health !== 'ok') throw new BuiltSiteError(health, join('site', remote.base));
  }
};

/**
 * Holds a site that lies under its name against all that a turn to it needs: it is what its name says, signed where somebody is to
 * sign, whole with every file that browsers load, and fits this gateway.
 * @throws BuiltSiteError
 */
export const checkSite = async (
  folder: string,
  name: string,
  { keys, declared }: SiteRules,
): Promise<BuiltSite> => {
  const built = await checkBuilt(folder, keys ?? []);
  if (built.id !== name) throw new BuiltSiteError('name', builtList);
  requireOurs(built);
  const manifest = manifestOf(built);
  requireDeclared(manifest, declared);
  await requireWhole(folder, manifest);
  return built;
};
