import { join } from 'node:path';
import type { SiteFault } from '@sigorta/contracts/site-fault';
import { checkBuilt } from '@sigorta/release/check-built';
import { refuseOther } from '@sigorta/release/site-contract';
import { type BuiltKeeper, type BuiltPlace, keepBuilt, type OpenedSite } from '../pages/keep-built.ts';
import { checkSite, type SiteRules } from './check-site.ts';

/** Where sites lie, and by what they are judged. */
export interface SitesPlace extends SiteRules, Pick<BuiltPlace, 'log'> {
  /** the one that came with this gateway */
  dist: string;
  /** those that are kept, each in a folder of its name */
  sitesDir: string;
}

/** What is to be live, `site@…`; null for what came with each gateway. `before` is what was, while pages of it may be open. */
export interface WantedSite {
  site: string | null;
  before?: string | null | undefined;
}

export interface SitesKeeper {
  /** The live one; null while nothing can be shown. */
  opened: () => Promise<OpenedSite | null>;
  /** All that are in memory, the live one first: their files are answered. */
  known: () => readonly OpenedSite[];
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
  let live: string | null = null;
  let wanted: WantedSite = { site: null };

  const keeperOf = (name: string | null): BuiltKeeper => {
    if (name === null) return own;
    const folder = join(sitesDir, name);
    const keeper =
      named.get(name) ?? keepBuilt({ dist: folder, log, look: () => checkSite(folder, name, place) });
    named.set(name, keeper);
    return keeper;
  };

  return {
    opened: () => keeperOf(live).opened(),
    known: () => {
      const names = new Set([live, wanted.site, ...(wanted.before === undefined ? [] : [wanted.before])]);
      return [...names].flatMap((name) => keeperOf(name).latest() ?? []);
    },
    isRefused: async () => (await keeperOf(live).opened()) === null && keeperOf(live).fault() !== null,
    prepare: async (next) => {
      wanted = next;
      const { site, before } = next;
      /* modules stay with the process; documents and files of it go */
      for (const name of named.keys()) if (![live, site, before].includes(name)) named.delete(name);
      const coming = await keeperOf(site).opened();
      if (before !== undefined) await keeperOf(before).opened();
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
