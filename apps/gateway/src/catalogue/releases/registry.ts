import type { Context } from '../../platform/context.ts';
import type { Pin, Products, ReleasedProduct } from '../../platform/ports.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FamilyRelease, ReleaseSource } from './family-release.ts';
import { createLiveReleases, type GaveWay, type Note } from './live-releases.ts';
import { openReleases } from './opened-releases.ts';

/** Products, and what turns one release into another while the gateway runs. */
export interface ReleaseRegistry extends Products {
  /** Opens a release beside the others; nothing is begun with it until it is turned to. Taking it twice is taking it once. */
  take: (release: FamilyRelease) => void;
  /**
   * Makes a taken release its family's live one, or retires the family with null.
   * @throws Error when it was not taken, or when it claims an id, place or path of another family: the old one stays
   */
  turn: (family: string, release: string | null) => void;
  /**
   * Lets pages of a taken release begin something beside the live one, or ends that with null: what is open then has the rest
   * of its day.
   * @throws Error as turning to it would
   */
  share: (family: string, release: string | null) => void;
  /** Nothing begins under it any more, not even from an open page. What was begun goes on. */
  recall: (release: string) => void;
  /** What gave way before this process began: open pages of it may begin something for the rest of their day. */
  remember: (family: string, gaveWay: GaveWay) => void;
  /** a release as it declares its family; null when it is neither in memory nor in the source */
  release: (id: string) => Promise<FamilyRelease | null>;
  /** ids of the live releases, by family */
  liveReleases: () => ReadonlyMap<string, string>;
  /** Whether the house knows that family, retired ones too. */
  isFamily: (name: string) => boolean;
}

interface Parts extends Pick<Context, 'log' | 'metrics' | 'clock'> {
  /** live from the start */
  releases: readonly FamilyRelease[];
  source: ReleaseSource;
  /** told of each turn and recall */
  noted?: (note: Note) => void;
}

const released = (release: FamilyRelease, productId: string): ReleasedProduct | null => {
  const found = release.products.find(({ product }) => product.id === productId);
  return found ? { ...found, release: release.id } : null;
};

/** @throws when the releases it starts with claim the same id, place or path */
export function createReleaseRegistry(parts: Parts): ReleaseRegistry {
  const { releases, source, log, metrics, clock } = parts;
  let isStarted = false;
  /** missing releases that the log names already; each use of one is counted */
  const told = new Set<string>();
  const { known, opened } = openReleases(source, parts);
  const standing = createLiveReleases(known, {
    clock,
    noted: (note) => {
      /* what a gateway starts with is no event */
      if (!isStarted) return;
      log.info({ event: 'release-turned', ...note });
      parts.noted?.(note);
    },
  });

  const live = (productId: string): ReleasedProduct | null =>
    standing.sold().find(({ product }) => product.id === productId) ?? null;

  /** The live one, else the last that was taken. */
  const lastKnown = (productId: string): ReleasedProduct | null =>
    live(productId) ??
    [...known.values()].reduce<ReleasedProduct | null>((last, one) => released(one, productId) ?? last, null);

  const of = async ({ product, release }: Pin): Promise<ReleasedProduct | null> => {
    if (release === null) return null;
    const found = await opened(release);
    if (found) return released(found, product);
    const instead = lastKnown(product);
    if (instead) {
      metrics.releasesMissing.inc({ family: instead.product.family });
      if (!told.has(release)) log.error({ event: 'release-missing', release, instead: instead.release });
      told.add(release);
    }
    return instead;
  };

  /** The release that an open page was drawn by, while something may begin under it. */
  const beginnable = async (release: string): Promise<FamilyRelease | null> =>
    standing.mayBegin(release) ? opened(release) : null;

  const begun = async (productId: string, release: string | undefined): Promise<ReleasedProduct> => {
    /* nothing was begun yet: what cannot be opened is drawn anew instead of being read by another declaration */
    const named = release === undefined ? null : await beginnable(release);
    if (release !== undefined && !named) throw new Refusal('release-gone');
    const found = named ? released(named, productId) : live(productId);
    if (!found) throw new Refusal('not-found');
    return found;
  };

  const registry: ReleaseRegistry = {
    take: (release) => {
      if (!known.has(release.id)) known.set(release.id, release);
    },
    turn: standing.turn,
    share: standing.share,
    recall: standing.recall,
    remember: standing.remember,
    release: opened,
    liveReleases: standing.ids,
    isFamily: standing.isFamily,
    live,
    allLive: standing.sold,
    begun,
    of,
    named: (productId) => lastKnown(productId)?.product.card ?? null,
    pathOf: async (pin, page) =>
      live(pin.product)?.product.paths[page] ?? (await of(pin))?.product.paths[page],
    pageRelease: async (family, built) =>
      (built === undefined ? null : await beginnable(built))?.id ?? standing.ids().get(family),
    isRetired: (productId) =>
      live(productId) === null &&
      !standing.shared().some((release) => released(release, productId)) &&
      lastKnown(productId) !== null,
    turns: standing.turns,
  };
  for (const release of releases) {
    registry.take(release);
    registry.turn(release.family, release.id);
  }
  isStarted = true;
  return registry;
}
