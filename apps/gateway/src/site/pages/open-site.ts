import type { OpenedFamily, ReleasedSite } from '@sigorta/release/released-site';
import type { ServerShared } from '@sigorta/release/server-shared';
import type { ReleaseShelf } from '../releases/release-shelf.ts';
import { type BuiltKeeper, keepBuilt, type OpenedSite, type SitePlace } from './keep-built.ts';

/** Opens families with the shell's own React; another build of the shell brings another one. */
export type OpenFamilies = (shared: ServerShared) => Promise<readonly OpenedFamily[]>;

export interface SiteKeeper {
  /** null while nothing was built yet */
  site: () => Promise<ReleasedSite | null>;
  /** What was built and is kept, from the same look as the site itself; null while there is none. */
  shelf: () => Promise<ReleaseShelf | null>;
  /** A manifest as it was built. */
  manifest: (name: keyof OpenedSite['manifests']) => Promise<Buffer | null>;
  /** Whether there is something that was built, and none of it is shown because it is not as it was built. */
  isRefused: () => Promise<boolean>;
  /** Shows families from their releases. Rejects when one cannot be rendered: the site stays as it was. */
  turn: (open: OpenFamilies) => Promise<void>;
  /** The site with other families than it shows, for what was begun with them. @param key names them */
  other: (key: string, open: OpenFamilies) => Promise<ReleasedSite | null>;
  /** Another keeper of the same build, which turns apart from this one. */
  beside: () => SiteKeeper;
}

/** Sites beside the one that is shown; each holds its families' code. */
const mostOthers = 8;

const none: OpenFamilies = async () => [];

const shown = async ({ base, shared }: OpenedSite, open: OpenFamilies): Promise<ReleasedSite> => {
  const families = await open(shared);
  return families.length > 0 ? base.with(families) : base;
};

const showing = (built: BuiltKeeper): SiteKeeper => {
  let families = none;
  let from: OpenedSite | null = null;
  let current: Promise<ReleasedSite | null> = Promise.resolve(null);

  const show = (opened: OpenedSite | null): void => {
    const before = current;
    from = opened;
    if (opened) current = shown(opened, families).catch(() => before);
  };
  const site = async (): Promise<ReleasedSite | null> => {
    const opened = await built.opened();
    if (opened !== from) show(opened);
    return current;
  };
  const others = new Map<string, Promise<ReleasedSite | null>>();
  const other = async (key: string, wanted: OpenFamilies): Promise<ReleasedSite | null> => {
    const opened = await built.opened();
    if (!opened) return null;
    const name = `${opened.base.build} ${key}`;
    const making = others.get(name) ?? shown(opened, wanted);
    others.delete(name);
    others.set(name, making);
    making.catch(() => others.delete(name));
    const [oldest] = others.keys();
    if (others.size > mostOthers && oldest !== undefined) others.delete(oldest);
    return making;
  };
  return {
    site,
    shelf: async () => (await built.opened())?.shelf ?? null,
    manifest: async (name) => (await built.opened())?.manifests[name] ?? null,
    isRefused: built.isRefused,
    other,
    turn: async (wanted) => {
      await site();
      const opened = from;
      const next = opened && (await shown(opened, wanted));
      families = wanted;
      // what was deployed meanwhile was opened with the families of before
      if (from !== opened) show(from);
      else if (next) current = Promise.resolve(next);
    },
    beside: () => showing(built),
  };
};

/** Shows what delivery assembled, with the families that were released alone. */
export const keepSite = (place: SitePlace): SiteKeeper => showing(keepBuilt(place));
