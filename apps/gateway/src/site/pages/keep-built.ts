import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFault } from '@sigorta/contracts/site-fault';
import { BuiltSiteError, builtList, builtSignature } from '@sigorta/release/built-site';
import type { BuiltSite } from '@sigorta/release/check-built';
import type { ReleasedSite, ReleasedSiteModule } from '@sigorta/release/released-site';
import type { ServerShared } from '@sigorta/release/server-shared';
import type { Logger } from 'pino';
import { errorFields } from '../../platform/log.ts';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import { shelfIn } from '../turns/shelves-of-sites.ts';
import { evaluateLookedAt } from './looked-at-modules.ts';

/** how often the disk is asked whether something was deployed */
const lookMs = 1_000;
/** how often a refused one is looked at again, with all its files */
const lookRefusedMs = 5_000;

/** A site that was held against its list, and what was made of the bytes that were looked at then. */
export interface OpenedSite {
  /** `site@…` */
  id: string;
  base: ReleasedSite;
  shared: ServerShared;
  shelf: ReleaseShelf;
  /** as they are sent while nothing is chosen; null of a site without one */
  manifests: Readonly<Record<'remotes.json' | 'catalogue.json', Buffer | null>>;
}

/** Where a site lies, how all of it is held against its list, and who hears that it was refused. */
export interface BuiltPlace {
  dist: string;
  /** @throws BuiltSiteError */
  look: () => Promise<BuiltSite>;
  log: Pick<Logger, 'error'>;
}

export interface BuiltKeeper {
  /** null while nothing was built yet, or nothing that is as it was built */
  opened: () => Promise<OpenedSite | null>;
  /** What was opened last; nothing is looked at for it. */
  latest: () => OpenedSite | null;
  /** Why what lies there is not what was opened last; null when it is, or nothing lies there. */
  fault: () => SiteFault | null;
}

const changedAt = async (file: string): Promise<number> => {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return 0;
  }
};

const render = 'server/render.js';
const [newest, catalogue, history] = ['site/remotes.json', 'site/catalogue.json', 'releases.json'];
/** what is written anew by an assembly or by whoever signs it */
const written = [render, newest, history, builtList, builtSignature];

/** @param key another one evaluates the server anew @throws BuiltSiteError */
const openBuilt = async ({ dist, look }: BuiltPlace, key: string): Promise<OpenedSite> => {
  const built = await look();
  const { id, files } = built;
  const shelf = shelfIn(dist, built);
  evaluateLookedAt(dist, files);
  const file = pathToFileURL(join(dist, render)).href;
  const module = (await import(`${file}?v=${key}`)) as ReleasedSiteModule;
  return {
    id,
    base: await module.openSite({ dist, built: files }),
    shared: module.shared,
    shelf,
    manifests: { 'remotes.json': files.get(newest) ?? null, 'catalogue.json': files.get(catalogue) ?? null },
  };
};

/**
 * Opens what delivery assembled, and opens it anew after something was deployed: no restart is needed. What is not as it was
 * built, or not signed where somebody is to sign, is not evaluated: the site that was open stays, and it is looked at again.
 */
export const keepBuilt = (place: BuiltPlace): BuiltKeeper => {
  const { dist, log } = place;
  let version = '';
  let lookAgain = 0;
  let current: Promise<OpenedSite | null> = Promise.resolve(null);
  let latest: OpenedSite | null = null;
  let fault: SiteFault | null = null;
  let refused = '';
  const refuse = (key: string, error: unknown): void => {
    fault = error instanceof BuiltSiteError ? error.fault : 'broken';
    // a copy under way is refused too, and whole a moment later
    version = '';
    lookAgain = Date.now() + lookRefusedMs;
    const seen = `${key} ${error instanceof Error ? error.message : error}`;
    if (seen === refused) return;
    refused = seen;
    if (error instanceof BuiltSiteError)
      log.error({ event: 'site-refused', kind: error.fault, reason: error.file });
    else log.error({ event: 'site-refused', kind: 'broken', ...errorFields(error) });
  };
  const look = async (): Promise<void> => {
    const times = await Promise.all(written.map((name) => changedAt(join(dist, name))));
    const found = times[0] === 0 ? '' : times.join('-');
    // an assembly under way takes the old files away first: what was opened stays until the new one is there
    if (found === version || found === '') return;
    version = found;
    const before = current;
    current = openBuilt(place, found).then(
      (opened) => {
        fault = null;
        latest = opened;
        return opened;
      },
      // a build that is half written, or refused, leaves the one before as it is
      (error: unknown) => {
        refuse(found, error);
        return before;
      },
    );
  };
  let looking: Promise<void> = Promise.resolve();
  const opened = async (): Promise<OpenedSite | null> => {
    const now = Date.now();
    if (now >= lookAgain) {
      lookAgain = now + lookMs;
      looking = look();
    }
    await looking;
    return current;
  };
  return { opened, latest: () => latest, fault: () => fault };
};
