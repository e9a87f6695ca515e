import { type Arrangement, type HomeSection, ownOrder } from './brand-home.ts';
import type { Brand } from './partner.ts';

interface HomePlan {
  arrangement: Arrangement;
  /** below the first screen, from top to bottom */
  sections: HomeSection[];
}

/** What a brand's home shows: in its order, or its arrangement's, without what it has nothing for. */
export function homePlan({ home, moreHeroes, videos, testimonials }: Brand): HomePlan {
  const arrangement = home?.arrangement ?? 'bazaar';
  const has: Partial<Record<HomeSection, boolean>> = {
    introductions: moreHeroes,
    videos: videos.length > 0,
    testimonials: testimonials.length > 0,
    /* they are its first screen */
    products: arrangement !== 'prices',
  };
  const wanted = home?.sections ?? ownOrder[arrangement];
  return { arrangement, sections: wanted.filter((name) => has[name] ?? true) };
}

/** The product that a brand's home puts first: the one it names, or the first that it sells. @param sold in the order of the catalogue */
export const firstOfHome = <Product extends { id: string }>(
  sold: readonly Product[],
  { home }: Pick<Brand, 'home'>,
): Product | undefined => sold.find(({ id }) => id === home?.product) ?? sold[0];
