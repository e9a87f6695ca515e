import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openProducts } from '@sigorta/release/open-release';
import { readFileOf, readRelease, type VerifiedRelease } from '@sigorta/release/read-release';
import { type ReleaseFile, type ReleaseKey, releaseKeysSchema } from '@sigorta/release/release-document';
import { ReleaseError } from '@sigorta/release/release-error';
import type { Trust } from '@sigorta/release/signature';
import type { ReleaseStore } from '@sigorta/release/store/release-store';
import * as v from 'valibot';
import type { Config } from '../../platform/config.ts';
import type { Context } from '../../platform/context.ts';
import { errorFields } from '../../platform/log.ts';
import type { FamilyRelease } from './family-release.ts';

/** how often the store is asked what was published */
const lookMs = 1_000;
/** files of the browser in memory; two megabytes a family */
const mostFiles = 1_000;
/** calls to a store that is far away, at once */
const atOnce = 16;

/** The releases of families that lie in the store, verified before anything of them is used. */
export interface StoredReleases {
  store: ReleaseStore;
  /** @throws ReleaseError. @param fresh a key whose time is over signs nothing new */
  read: (id: string, fresh: boolean) => Promise<VerifiedRelease>;
  /** Its declarations, as the registry takes them. @throws ReleaseError */
  open: (release: VerifiedRelease) => Promise<FamilyRelease>;
  /** what can be read of a family, newest first; what is not as it was signed is left out and told to the log */
  list: (family: string) => Promise<readonly VerifiedRelease[]>;
  /** A public file of any release of the family; null when none has it. */
  file: (family: string, name: string) => Promise<ReleaseFile | null>;
  /** Reads all of a release that browsers may ask for, so that it stands while the store is away. @throws ReleaseError */
  keep: (release: VerifiedRelease) => Promise<void>;
  /** @throws ReleaseError */
  bytes: (family: string, file: Pick<ReleaseFile, 'sha256'>) => Promise<Buffer>;
}

/** Who may sign: as set, else the machine's own key, which `pnpm release` makes. */
const keysOf = async ({ releases, dataDir }: Config): Promise<readonly ReleaseKey[]> => {
  if (releases.keys) return releases.keys;
  const text = await readFile(join(dataDir, 'release-key/keys.json'), 'utf8').catch(() => '[]');
  return v.parse(releaseKeysSchema, JSON.parse(text));
};

interface Parts extends Pick<Context, 'clock' | 'log'> {
  store: ReleaseStore;
  config: Config;
}

export function createStoredReleases({ store, config, clock, log }: Parts): StoredReleases {
  const known = new Map<string, VerifiedRelease>();
  const files = new Map<string, Buffer>();
  const looks = new Map<string, { until: number; found: Promise<readonly VerifiedRelease[]> }>();

  const trust = async (fresh: boolean): Promise<Trust> => ({
    keys: await keysOf(config),
    now: fresh ? clock() : null,
  });

  const read = async (id: string, fresh: boolean): Promise<VerifiedRelease> => {
    const release = await readRelease(store, id, await trust(fresh));
    known.set(id, release);
    return release;
  };

  const readKnown = async (id: string): Promise<VerifiedRelease[]> => {
    try {
      return [known.get(id) ?? (await read(id, false))];
    } catch (error) {
      log.error({ event: 'release-not-read', release: id, ...errorFields(error) });
      return [];
    }
  };

  const look = async (family: string): Promise<readonly VerifiedRelease[]> => {
    const names = await store.list(`releases/${family}/`);
    const ids = names.filter((name) => name.endsWith('.sig')).map((name) => name.split('/').at(-1) ?? '');
    const found = (await Promise.all(ids.map((id) => readKnown(id.slice(0, -'.sig'.length))))).flat();
    return found.toSorted((a, b) => b.signature.at.localeCompare(a.signature.at));
  };

  const list = (family: string): Promise<readonly VerifiedRelease[]> => {
    const last = looks.get(family);
    if (last && last.until > Date.now()) return last.found;
    const found = look(family);
    looks.set(family, { until: Date.now() + lookMs, found });
    found.catch(() => looks.delete(family));
    return found;
  };

  const bytes: StoredReleases['bytes'] = async (family, { sha256 }) => {
    const kept = files.get(sha256);
    if (kept) return kept;
    const found = await readFileOf(store, family, { sha256 });
    if (files.size >= mostFiles) files.clear();
    files.set(sha256, found);
    return found;
  };

  const keep: StoredReleases['keep'] = async ({ document }) => {
    const wanted = Object.values(document.files).flatMap((file) =>
      file.kind === 'server' ? [] : [file, ...(file.packed ? [file.packed] : [])],
    );
    for (let at = 0; at < wanted.length; at += atOnce)
      await Promise.all(wanted.slice(at, at + atOnce).map((file) => bytes(document.family, file)));
  };

  return {
    store,
    read,
    keep,
    bytes,
    open: async (release) => ({
      id: release.id,
      family: release.document.family,
      products: await openProducts(store, release),
    }),
    list,
    file: async (family, name) => {
      const among = (releases: Iterable<VerifiedRelease>): ReleaseFile | null => {
        for (const { document } of releases) {
          const file = document.family === family ? document.files[name] : undefined;
          if (file && file.kind !== 'server') return file;
        }
        return null;
      };
      const shown = among(known.values());
      if (shown) return shown;
      const listed = await list(family).catch((error: unknown) => {
        log.error({ event: 'release-store-away', kind: family, ...errorFields(error) });
        return [];
      });
      return among(listed);
    },
  };
}

/** What a pin names, opened again; null for a release that was never in the store. */
export const sourceOf =
  (stored: StoredReleases) =>
  async (id: string): Promise<FamilyRelease | null> => {
    try {
      return await stored.open(await stored.read(id, false));
    } catch (error) {
      if (error instanceof ReleaseError && error.fault === 'missing') return null;
      throw error;
    }
  };
