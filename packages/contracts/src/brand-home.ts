/**
 * How a home page opens: with the doors of the bazaar, with every product and its price, with one product alone, or with the
 * partner's own words and picture.
 */
export type Arrangement = 'bazaar' | 'prices' | 'product' | 'story';

/** What stands below the first screen. */
export type HomeSection =
  | 'claims'
  | 'promises'
  | 'products'
  | 'introductions'
  | 'steps'
  | 'videos'
  | 'insurers'
  | 'testimonials'
  | 'why'
  | 'questions';

/** A partner's own home, where it differs from ours. */
export interface BrandHome {
  arrangement: Arrangement;
  /** id of the product that opens the page `product`; null is the first that is sold */
  product: string | null;
  /** what is shown, in this order; null is the arrangement's own */
  sections: HomeSection[] | null;
}

/** What each arrangement shows below its first screen while a partner names no order; ours is that of the specification (spec §2). */
export const ownOrder: Readonly<Record<Arrangement, readonly HomeSection[]>> = {
  bazaar: [
    'claims',
    'promises',
    'products',
    'introductions',
    'steps',
    'videos',
    'insurers',
    'testimonials',
    'why',
    'questions',
  ],
  /* who came for a price asks next whose it is and whether it stays */
  prices: [
    'products',
    'promises',
    'insurers',
    'claims',
    'testimonials',
    'introductions',
    'steps',
    'videos',
    'why',
    'questions',
  ],
  /* who came for one product asks how it goes on; the others stand last */
  product: [
    'promises',
    'claims',
    'steps',
    'testimonials',
    'videos',
    'insurers',
    'why',
    'questions',
    'introductions',
    'products',
  ],
  /* who came for the partner meets its people before its shelves */
  story: [
    'claims',
    'testimonials',
    'products',
    'videos',
    'why',
    'introductions',
    'steps',
    'insurers',
    'questions',
    'promises',
  ],
};
