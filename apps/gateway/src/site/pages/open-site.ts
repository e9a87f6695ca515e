import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuiltSiteError } from '@sigorta/release/built-site';
import { checkBuilt } from '@sigorta/release/check-built';
import type { ReleaseKey } from '@sigorta/release/release-document';
import type { OpenedFamily, ReleasedSite, ReleasedSiteModule } from '@sigorta/release/released-site';
import type { ServerShared } from '@sigorta/release/server-shared';
import type { Logger } from 'pino';
import { trustSigners } from '../releases/release-store.ts';

/** how often the disk is asked whether something was deployed */
const lookMs = 1_000;
/** how often a refused one is looked at again, with all its files */
const lookRefusedMs = 5_000;

/** Opens families with the shell's own React; another build of the shell brings another one. */
export type OpenFamilies = (shared: ServerShared) => Promise<readonly OpenedFamily[]>;

export interface SiteKeeper {
  /** null while nothing was built yet */
  site: () => Promise<ReleasedSite | null>;
  /** Whether there is something that was built, and none of it is shown because it is not as it was built. */
  isRefused: () => Promise<boolean>;
  /** Shows families from their releases. Rejects when one cannot be rendered: the site stays as it was. */
  turn: (open: OpenFamilies) => Promise<void>;
  /** The site with other families than it shows, for what was begun with them. @param key names them */
  other: (key: string, open: OpenFamilies) => Promise<ReleasedSite | null>;
}

interface Opened {
  base: ReleasedSite;
  shared: ServerShared;
}

/** Sites beside the one that is shown; each holds its families' code. */
const mostOthers = 8;

const none: OpenFamilies = async () => [];

const changedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

const shown = async ({ base, shared }: Opened, open: OpenFamilies): Promise<ReleasedSite> => {
  const families = await open(shared);
  return families.length > 0 ? base.with(families) : base;
};

/** Where a site lies, who may sign it (as set; null when nobody was named), and who hears that one was refused. */
export interface SitePlace {
  dist: string;
  keys: readonly ReleaseKey[] | null;
  log: Pick<Logger, 'error'>;
}

/**
 * Opens what delivery assembled, and opens it anew after something was deployed: no restart is needed. What is not as it was
 * built, or not signed where somebody is to sign, is not evaluated: the site that was open stays, and it is looked at again.
 */
export const keepSite = ({ dist, keys, log }: SitePlace): SiteKeeper => {
  const render = join(dist, 'server/render.js');
  const manifest = join(dist, 'site/remotes.json');
  let version = '';
  let lookAgain = 0;
  let families = none;
  let opened: Promise<Opened | null> = Promise.resolve(null);
  let current: Promise<ReleasedSite | null> = Promise.resolve(null);

  trustSigners(dist, keys ?? []);
  let refused = '';
  const refuse = (key: string, error: unknown): void => {
    if (!(error instanceof BuiltSiteError)) return;
    // a copy under way is refused too, and whole a moment later
    version = '';
    lookAgain = Date.now() + lookRefusedMs;
    const seen = `${key} ${error.message}`;
    if (seen === refused) return;
    refused = seen;
    log.error({ event: 'site-refused', kind: error.fault, reason: error.file });
  };
  const open = async (key: string): Promise<Opened> => {
    await checkBuilt(dist, keys ?? []);
    const module = (await import(`${pathToFileURL(render).href}?v=${key}`)) as ReleasedSiteModule;
    return { base: await module.openSite({ dist }), shared: module.shared };
  };
  const openAnew = (key: string): void => {
    const [openedBefore, before] = [opened, current];
    const next = open(key);
    // a build that is half written, or refused, leaves the one before as it is
    opened = next.catch((error: unknown) => {
      refuse(key, error);
      return openedBefore;
    });
    current = next.then((found) => shown(found, families)).catch(() => before);
  };
  const look = async (): Promise<void> => {
    const [code, release] = await Promise.all([changedAt(render), changedAt(manifest)]);
    const found = code === 0 ? '' : `${code}-${release}`;
    // an assembly under way takes the old files away first: what was opened stays until the new one is there
    if (found === version || found === '') return;
    version = found;
    openAnew(found);
  };
  let looking: Promise<void> = Promise.resolve();
  const site = async (): Promise<ReleasedSite | null> => {
    const now = Date.now();
    if (now >= lookAgain) {
      lookAgain = now + lookMs;
      looking = look();
    }
    await looking;
    return current;
  };
  const others = new Map<string, Promise<ReleasedSite | null>>();
  const other = async (key: string, wanted: OpenFamilies): Promise<ReleasedSite | null> => {
    await site();
    const found = await opened;
    if (!found) return null;
    const name = `${found.base.build} ${key}`;
    const making = others.get(name) ?? shown(found, wanted);
    others.delete(name);
    others.set(name, making);
    making.catch(() => others.delete(name));
    const [oldest] = others.keys();
    if (others.size > mostOthers && oldest !== undefined) others.delete(oldest);
    return making;
  };
  return {
    site,
    isRefused: async () => (await site()) === null && refused !== '',
    other,
    turn: async (wanted) => {
      await site();
      const found = await opened;
      const next = found && (await shown(found, wanted));
      families = wanted;
      if (next) current = Promise.resolve(next);
    },
  };
};
