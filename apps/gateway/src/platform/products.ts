import type { DiscoveredProduct } from '@sigorta/product-kit/discover';
import type { Product } from '@sigorta/product-kit/product';

/** What a release of a family says of one of its products. */
export type DeclaredProduct = Pick<DiscoveredProduct, 'product' | 'texts'>;

/** A product as one release of its family declares it. */
export interface ReleasedProduct extends DeclaredProduct {
  /** id of the release, `pet@0123456789abcdef` */
  release: string;
}

/** What a row says of its product: which one, and by which release it was begun. A row of no product has none. */
export interface Pin {
  product: string;
  release: string | null;
}

/**
 * The products of the house. There is no question for "the product of this id": who begins something asks for the live
 * one, who goes on with something asks for the one that it was begun with.
 */
export interface Products {
  /** to begin something new with; null when nobody sells it now */
  live: (productId: string) => ReleasedProduct | null;
  /** every product that is sold now, in the order of the catalogue */
  allLive: () => readonly ReleasedProduct[];
  /**
   * To begin something that was filled in under a release.
   * @param release of the page it was filled in on; undefined for a caller of our contract, who means the live one
   * @throws Refusal `release-gone` when nothing may begin under it any more, `not-found` when nobody sells the product
   */
  begun: (productId: string, release: string | undefined) => Promise<ReleasedProduct>;
  /** as it was declared when the row began; null for a product that no release known to us has */
  of: (pin: Pin) => Promise<ReleasedProduct | null>;
  /** its card for lists and letters, of the live release or else of the last one; null for what is no product */
  named: (productId: string) => Product['card'] | null;
  /** where a page of it lies today: of the live release, else of the pinned one, else undefined */
  pathOf: (pin: Pin, page: keyof Product['paths']) => Promise<string | undefined>;
  /**
   * What a page says of its family: the release that its files were built with while that may begin something, else the live
   * one; undefined when the family sells nothing.
   */
  pageRelease: (family: string, built: string | undefined) => string | undefined;
  /** it was sold by this gateway and is no longer */
  isRetired: (productId: string) => boolean;
  /** counts how often what is live changed, so that what was made of it can be made anew */
  turns: () => number;
}
