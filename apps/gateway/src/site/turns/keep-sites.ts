import { join } from 'node:path';
import type { SiteFault } from '@sigorta/contracts/site-fault';
import { checkBuilt } from '@sigorta/release/check-built';
import { refuseOther } from '@sigorta/release/site-contract';
import { type BuiltKeeper, type BuiltPlace, keepBuilt, type OpenedSite } from '../pages/keep-built.ts';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import { checkSite, type SiteRules } from './check-site.ts';
import { keepShelves } from './shelves-of-sites.ts';

/** Where sites lie, and by what they are judged. */
export interface SitesPlace extends SiteRules, Pick<BuiltPlace, 'log'> {
  /** the one that came with this gateway */
  dist: string;
  /** those that are kept, each in a folder of its name */
  sitesDir: string;
}

/** Sites by their names, `site@…`; null for what came with each gateway. */
export interface WantedSite {
  /** what is to be live */
  site: string | null;
  /** what was, the newest first, while pages of it may be open */
  earlier: readonly (string | null)[];
}

export interface SitesKeeper {
  /** The live one; null while nothing can be shown. */
  opened: () => Promise<OpenedSite | null>;
  /** Of all whose pages may be open, the live one first: their files are answered. */
  shelves: () => readonly ReleaseShelf[];
  /** Whether there is something that was built, and none of it is opened because it is not as it was built. */
  isRefused: () => Promise<boolean>;
  /** Opens what is wanted beside the live one. @returns null when it is live already, or cannot be opened */
  prepare: (wanted: WantedSite) => Promise<OpenedSite | null>;
  /** Makes live what was prepared. */
  turn: () => void;
  /** What is wanted, and why it is not live here; null when it is. */
  standing: () => { wanted: string | null; fault: SiteFault | null };
}

/** A gateway's own site, and those that were turned to. */
export const keepSites = (place: SitesPlace): SitesKeeper => {
  const { dist, sitesDir, keys, log } = place;
  const own = keepBuilt({
    dist,
    log,
    look: async () => {
      const built = await checkBuilt(dist, keys ?? []);
      refuseOther(built);
      return built;
    },
  });
  const named = new Map<string, BuiltKeeper>();
  const unopened = keepShelves(keys ?? []);
  let live: string | null = null;
  let wanted: WantedSite = { site: null, earlier: [] };
  /** what is wanted and lies nowhere; told once */
  let missed: string | null = null;

  const folderOf = (name: string | null): string => (name === null ? dist : join(sitesDir, name));
  const keeperOf = (name: string | null): BuiltKeeper => {
    if (name === null) return own;
    const folder = folderOf(name);
    const keeper =
      named.get(name) ?? keepBuilt({ dist: folder, log, look: () => checkSite(folder, name, place) });
    named.set(name, keeper);
    return keeper;
  };

  const latestOf = (name: string | null): OpenedSite | null =>
    name === null ? own.latest() : (named.get(name)?.latest() ?? null);
  const shelfOf = (name: string | null): ReleaseShelf | null =>
    latestOf(name)?.shelf ?? unopened.shelfOf(folderOf(name));

  /** A folder that nobody brought here, or that is not mounted, is no damaged one: nothing of it was looked at. */
  const tellMissing = (site: string | null, isThere: boolean): void => {
    const missing = isThere || site === null || keeperOf(site).fault() !== null ? null : site;
    if (missing !== null && missing !== missed)
      log.error({ event: 'site-refused', kind: 'missing', to: missing });
    missed = missing;
  };

  return {
    opened: () => keeperOf(live).opened(),
    shelves: () => {
      const names = new Set([live, wanted.site, ...wanted.earlier]);
      return [...names].flatMap((name) => shelfOf(name) ?? []);
    },
    isRefused: async () => (await keeperOf(live).opened()) === null && keeperOf(live).fault() !== null,
    prepare: async (next) => {
      wanted = next;
      const { site, earlier } = next;
      /* the one before stays, for the way back; of any other modules stay with the process, documents and files of it go */
      for (const name of named.keys()) if (![live, site, earlier[0]].includes(name)) named.delete(name);
      const coming = await keeperOf(site).opened();
      tellMissing(site, coming !== null);
      const closed = [site, ...earlier].filter((name) => latestOf(name) === null);
      await unopened.look(closed.map((name) => ({ dist: folderOf(name), name })));
      return site === live ? null : coming;
    },
    turn: () => {
      live = wanted.site;
    },
    standing: () => ({
      wanted: wanted.site,
      fault: wanted.site === live ? null : (keeperOf(wanted.site).fault() ?? 'missing'),
    }),
  };
};
