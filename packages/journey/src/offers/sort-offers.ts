import type { Offer } from '@sigorta/contracts/offer';
import { limitRank } from './limit-rank.ts';

/** `coverage` is the product's first coverage, the one that decides. */
export const sortOrders = ['price', 'price-down', 'coverage', 'deductible'] as const;
export type SortOrder = (typeof sortOrders)[number];

const byPrice = (a: Offer, b: Offer): number => a.price.minor - b.price.minor;

/** Equal ones keep the order of price, and equal prices the order of arrival: nobody is put forward. */
export function sortOffers(offers: readonly Offer[], order: SortOrder, firstCoverage: string): Offer[] {
  const byOrder: Record<SortOrder, (a: Offer, b: Offer) => number> = {
    price: byPrice,
    'price-down': (a, b) => byPrice(b, a),
    coverage: (a, b) => limitRank(b, firstCoverage) - limitRank(a, firstCoverage) || byPrice(a, b),
    deductible: (a, b) => (a.deductible?.minor ?? 0) - (b.deductible?.minor ?? 0) || byPrice(a, b),
  };
  return offers.toSorted(byOrder[order]);
}
