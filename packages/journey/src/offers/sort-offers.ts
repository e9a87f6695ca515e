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

/** What decides, one after the other. The list is sorted by it, and "why this order" reads it out. */
export const criteriaOf = (order: SortOrder): SortOrder[] =>
  order === 'price' || order === 'price-down' ? [order] : [order, 'price'];

function comparing(criterion: SortOrder): (a: Offer, b: Offer) => number {
  if (criterion === 'price') return byPrice;
  if (criterion === 'price-down') return (a, b) => byPrice(b, a);
  const code = coverageOf(criterion);
  if (code !== null) return (a, b) => limitRank(b, code) - limitRank(a, code);
  return (a, b) => (a.deductible?.minor ?? 0) - (b.deductible?.minor ?? 0);
}

/** Offers that all criteria find equal keep the order of arrival: nobody is put forward. */
export function sortOffers(offers: readonly Offer[], order: SortOrder): Offer[] {
  const rules = criteriaOf(order).map(comparing);
  return offers.toSorted((a, b) => rules.reduce((decided, rule) => decided || rule(a, b), 0));
}
