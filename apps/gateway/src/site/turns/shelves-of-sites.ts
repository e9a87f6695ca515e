import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseHistory, ReleaseManifest } from '@sigorta/contracts/release';
import { BuiltSiteError, builtList, builtSignature } from '@sigorta/release/built-site';
import { type BuiltSite, checkBuilt } from '@sigorta/release/check-built';
import type { ReleaseKey } from '@sigorta/release/release-document';
import { type ReleaseShelf, shelfOf } from '../releases/release-shelf.ts';

const [newest, history] = ['site/remotes.json', 'releases.json'];
/** ms until one that is not as its list says is looked at again: a copy may be under way */
const lookAgainMs = 5_000;

const json = <T>(bytes: Buffer): T => JSON.parse(bytes.toString('utf8')) as T;

/** @throws BuiltSiteError for a site without a list of its families */
export const shelfIn = (dist: string, { files }: BuiltSite): ReleaseShelf => {
  const remotes = files.get(newest);
  if (!remotes) throw new BuiltSiteError('missing', newest);
  const kept = files.get(history);
  return shelfOf(dist, json<ReleaseManifest>(remotes), kept ? json<ReleaseHistory>(kept) : null);
};

/** A site that lies somewhere. */
export interface LyingSite {
  dist: string;
  /** what its list has to sum up to; null: it is what lies there */
  name: string | null;
}

interface Looked {
  state: string;
  until: number;
  shelf: ReleaseShelf | null;
}

const stateOf = async (dist: string): Promise<string> => {
  const times = [builtList, builtSignature].map(async (name) => {
    const found = await stat(join(dist, name)).catch(() => null);
    return found?.mtimeMs ?? 0;
  });
  return (await Promise.all(times)).join('-');
};

const lookAt = async (
  { dist, name }: LyingSite,
  keys: readonly ReleaseKey[],
): Promise<ReleaseShelf | null> => {
  try {
    const built = await checkBuilt(dist, keys);
    return name === null || built.id === name ? shelfIn(dist, built) : null;
  } catch (error) {
    if (error instanceof BuiltSiteError) return null;
    throw error;
  }
};

/**
 * Files of sites that this gateway opens nothing of: a page of another gateway, or of an hour ago, may be theirs. What browsers load is
 * held against the site's list like any other file; of its server nothing is evaluated, so it may be one that does not fit this gateway.
 */
export const keepShelves = (keys: readonly ReleaseKey[]) => {
  let looked = new Map<string, Looked>();
  return {
    /** Looks at these, and lets go of all others. */
    look: async (sites: readonly LyingSite[]): Promise<void> => {
      const next = new Map<string, Looked>();
      for (const site of sites) {
        const state = await stateOf(site.dist);
        const known = looked.get(site.dist);
        const holds = known?.state === state && (known.shelf !== null || known.until > Date.now());
        const found = holds
          ? known
          : { state, until: Date.now() + lookAgainMs, shelf: await lookAt(site, keys) };
        next.set(site.dist, found);
      }
      looked = next;
    },
    shelfOf: (dist: string): ReleaseShelf | null => looked.get(dist)?.shelf ?? null,
  };
};
