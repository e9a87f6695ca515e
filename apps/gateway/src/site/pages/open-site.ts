import type { SiteFault } from '@sigorta/contracts/site-fault';
import type { OpenedFamily, ReleasedSite } from '@sigorta/release/released-site';
import type { ServerShared } from '@sigorta/release/server-shared';
import { errorFields } from '../../platform/log.ts';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import { keepSites, type SitesKeeper, type SitesPlace, type WantedSite } from '../turns/keep-sites.ts';
import type { OpenedSite } from './keep-built.ts';

/** Opens families with the shell's own React; another build of the shell brings another one. */
export type OpenFamilies = (shared: ServerShared) => Promise<readonly OpenedFamily[]>;

/** How a gateway stands to the site that is wanted of all. */
interface SiteStanding {
  /** what this gateway shows, `site@…`; null while it shows none */
  shown: string | null;
  /** why that is not what is wanted; null when it is */
  fault: SiteFault | null;
}

export interface SiteKeeper {
  /** null while nothing was built yet */
  site: () => Promise<ReleasedSite | null>;
  /** What was built and is kept with a site, else with the one that is shown; null while there is none. */
  shelf: (of?: ReleasedSite | null) => Promise<ReleaseShelf | null>;
  /** The shelves of all sites whose pages may be open, that of the one that is shown first. */
  shelves: () => Promise<readonly ReleaseShelf[]>;
  /** A manifest as it was built. */
  manifest: (name: keyof OpenedSite['manifests']) => Promise<Buffer | null>;
  /** Whether there is something that was built, and none of it is shown because it is not as it was built. */
  isRefused: () => Promise<boolean>;
  /** Shows families from their releases. Rejects when one cannot be rendered: the site stays as it was. */
  turn: (open: OpenFamilies) => Promise<void>;
  /** Shows another site, once its documents are made. What cannot be shown leaves the one that is shown. */
  turnTo: (wanted: WantedSite) => Promise<void>;
  standing: () => Promise<SiteStanding>;
  /** The site with other families than it shows, for what was begun with them. @param key names them */
  other: (key: string, open: OpenFamilies) => Promise<ReleasedSite | null>;
  /** Another keeper of the same build, which turns apart from this one. */
  beside: () => SiteKeeper;
}

/** Sites beside the one that is shown; each holds its families' code. */
const mostOthers = 8;
/** a site whose documents could not be made is tried again after so long */
const againMs = 30_000;

const none: OpenFamilies = async () => [];

/** Page, manifests and files turn at once: they are of one look. */
interface Shown {
  opened: OpenedSite;
  site: ReleasedSite;
}

type Make = (opened: OpenedSite, open: OpenFamilies) => Promise<Shown>;

/** Of which build a site is stays known for as long as somebody holds it. */
const createMaker = (): { made: Make; buildOf: (site: ReleasedSite) => OpenedSite | undefined } => {
  const builds = new WeakMap<ReleasedSite, OpenedSite>();
  return {
    made: async (opened, open) => {
      const { base, shared } = opened;
      const opening = await open(shared);
      const site = opening.length > 0 ? await base.with(opening) : base;
      builds.set(site, opened);
      return { opened, site };
    },
    buildOf: (site) => builds.get(site),
  };
};

/** Sites with other families than are shown, the last ones asked for. */
const createOthers = (made: Make) => {
  const others = new Map<string, Promise<Shown>>();
  return {
    of: async (opened: OpenedSite, key: string, open: OpenFamilies): Promise<ReleasedSite> => {
      const name = `${opened.id} ${key}`;
      const making = others.get(name) ?? made(opened, open);
      others.delete(name);
      others.set(name, making);
      making.catch(() => others.delete(name));
      const [oldest] = others.keys();
      if (others.size > mostOthers && oldest !== undefined) others.delete(oldest);
      return (await making).site;
    },
    forget: () => others.clear(),
  };
};

const showing = (sites: SitesKeeper, { log }: Pick<SitesPlace, 'log'>): SiteKeeper => {
  const { made, buildOf } = createMaker();
  const others = createOthers(made);
  let families = none;
  let from: OpenedSite | null = null;
  let current: Promise<Shown | null> = Promise.resolve(null);
  let failed: { opened: OpenedSite; open: OpenFamilies; until: number } | null = null;

  const show = (opened: OpenedSite | null): void => {
    const before = current;
    from = opened;
    if (opened) current = made(opened, families).catch(() => before);
  };
  const shown = async (): Promise<Shown | null> => {
    const opened = await sites.opened();
    if (opened !== from) show(opened);
    return current;
  };

  /** Its documents are made with the families that are shown when it turns, however often these turn meanwhile. */
  const showComing = async (coming: OpenedSite): Promise<void> => {
    for (;;) {
      const open = families;
      const next = await made(coming, open);
      if (open !== families) continue;
      sites.turn();
      from = coming;
      current = Promise.resolve(next);
      others.forget();
      return;
    }
  };
  const isTriedLater = (coming: OpenedSite): boolean =>
    failed !== null && failed.opened === coming && failed.open === families && failed.until > Date.now();
  const turnTo = async (wanted: WantedSite): Promise<void> => {
    const coming = await sites.prepare(wanted);
    if (!coming || isTriedLater(coming)) return;
    try {
      await showComing(coming);
      failed = null;
    } catch (error) {
      failed = { opened: coming, open: families, until: Date.now() + againMs };
      log.error({ event: 'site-refused', kind: 'broken', to: coming.id, ...errorFields(error) });
    }
  };

  return {
    site: async () => (await shown())?.site ?? null,
    shelf: async (of) => {
      const opened = (of && buildOf(of)) ?? (await shown())?.opened;
      return opened?.shelf ?? null;
    },
    shelves: async () => {
      const now = (await shown())?.opened.shelf;
      return [...new Set([...(now ? [now] : []), ...sites.shelves()])];
    },
    manifest: async (name) => (await shown())?.opened.manifests[name] ?? null,
    isRefused: sites.isRefused,
    other: async (key, open) => {
      const now = await shown();
      return now && others.of(now.opened, key, open);
    },
    turn: async (wanted) => {
      await shown();
      const opened = from;
      const next = opened && (await made(opened, wanted));
      families = wanted;
      // what was deployed meanwhile was opened with the families of before
      if (from !== opened) show(from);
      else if (next) current = Promise.resolve(next);
    },
    turnTo,
    standing: async () => {
      const now = await shown();
      const { wanted, fault } = sites.standing();
      const isBroken = failed !== null && (wanted === null || failed.opened.id === wanted);
      return { shown: now?.opened.id ?? null, fault: fault !== null && isBroken ? 'broken' : fault };
    },
    beside: () => showing(sites, { log }),
  };
};

/** Shows what delivery assembled, with the families that were released alone. */
export const keepSite = (place: SitesPlace): SiteKeeper => showing(keepSites(place), place);
