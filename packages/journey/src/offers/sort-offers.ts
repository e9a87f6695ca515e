import type { Offer } from '@sigorta/contracts/offer';
import { limitRank } from './limit-rank.ts';

/** By price, by what is left to the buyer, or by one coverage of the product. */
type CoverageOrder = `coverage:${string}`;
export type SortOrder = 'price' | 'price-down' | 'deductible' | CoverageOrder;

const byPrice = (a: Offer, b: Offer): number => a.price.minor - b.price.minor;
const coveragePart = 'coverage:';

export const isByCoverage = (order: SortOrder): order is CoverageOrder => order.startsWith(coveragePart);

/** The coverage an order goes by, null for the others. */
export const coverageOf = (order: SortOrder): string | null =>
  isByCoverage(order) ? order.slice(coveragePart.length) : null;

/** Orders that can change this list: a coverage that all offers hold alike sorts nothing. */
export function sortOrders(offers: readonly Offer[], coverages: readonly string[]): SortOrder[] {
  const differing = coverages.filter(
    (code) => new Set(offers.map((offer) => limitRank(offer, code))).size > 1,
  );
  return ['price', 'price-down', 'deductible', ...differing.map((code): SortOrder => `coverage:${code}`)];
}

function comparing(order: SortOrder): (a: Offer, b: Offer) => number {
  if (order === 'price') return byPrice;
  if (order === 'price-down') return (a, b) => byPrice(b, a);
  const code = coverageOf(order);
  if (code !== null) return (a, b) => limitRank(b, code) - limitRank(a, code) || byPrice(a, b);
  return (a, b) => (a.deductible?.minor ?? 0) - (b.deductible?.minor ?? 0) || byPrice(a, b);
}

/** Equal ones keep the order of price, and equal prices the order of arrival: nobody is put forward. */
export const sortOffers = (offers: readonly Offer[], order: SortOrder): Offer[] =>
  offers.toSorted(comparing(order));
