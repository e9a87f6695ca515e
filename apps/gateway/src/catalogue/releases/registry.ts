import type { Context } from '../../platform/context.ts';
import type { Pin, Products, ReleasedProduct } from '../../platform/products.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FamilyRelease, ReleaseSource } from './family-release.ts';
import { createLiveReleases } from './live-releases.ts';
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
  /** Nothing begins under it any more, not even from an open page. What was begun goes on. */
  recall: (release: string) => void;
  /** ids of the live releases, by family */
  liveReleases: () => ReadonlyMap<string, string>;
}

interface Parts extends Pick<Context, 'log' | 'metrics' | 'clock'> {
  /** live from the start */
  releases: readonly FamilyRelease[];
  source: ReleaseSource;
}

const released = (release: FamilyRelease, productId: string): ReleasedProduct | null => {
  const found = release.products.find(({ product }) => product.id === productId);
  return found ? { ...found, release: release.id } : null;
};

/** @throws when the releases it starts with claim the same id, place or path */
export function createReleaseRegistry(parts: Parts): ReleaseRegistry {
  const { releases, source, log, metrics } = parts;
  const { known, opened } = openReleases(source, parts);
  const standing = createLiveReleases(known, parts);

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
      log.error({ event: 'release-missing', release, instead: instead.release });
    }
    return instead;
  };

  const begun = async (productId: string, release: string | undefined): Promise<ReleasedProduct> => {
    if (release !== undefined && !standing.mayBegin(release)) throw new Refusal('release-gone');
    const found = release === undefined ? live(productId) : await of({ product: productId, release });
    if (!found) throw new Refusal('not-found');
    return found;
  };

  const registry: ReleaseRegistry = {
    take: (release) => {
      if (!known.has(release.id)) known.set(release.id, release);
    },
    turn: standing.turn,
    recall: standing.recall,
    liveReleases: standing.ids,
    live,
    allLive: standing.sold,
    begun,
    of,
    named: (productId) => lastKnown(productId)?.product.card ?? null,
    pathOf: async (pin, page) =>
      live(pin.product)?.product.paths[page] ?? (await of(pin))?.product.paths[page],
    pageRelease: (family, built) =>
      built !== undefined && standing.mayBegin(built) ? built : standing.ids().get(family),
    isRetired: (productId) => live(productId) === null && lastKnown(productId) !== null,
    turns: standing.turns,
  };
  for (const release of releases) {
    registry.take(release);
    registry.turn(release.family, release.id);
  }
  return registry;
}
