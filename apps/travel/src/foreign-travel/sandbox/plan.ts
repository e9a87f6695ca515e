import type { Bands } from '@sigorta/product-kit/tariffs/bands';
import type { Plan as OfferPlan } from '@sigorta/product-kit/tariffs/plan';
import type { CoverageCode } from '../coverages.ts';
import type { Zone } from './prices.ts';

/* Countries some insurers leave out. */
export const eastern: readonly string[] = ['804', '643', '112'];
export const unsafe: readonly string[] = ['4', '729', '887', '434', '706'];

/** Per cent of the adult price by completed years on the first day; older than the last band is declined. */
export type Ages = Bands<number>;
export const family: Ages = [
  [17, 75],
  [64, 100],
  [70, 150],
  [75, 205],
];
export const senior: Ages = [
  [17, 90],
  [59, 100],
  [69, 145],
  [75, 190],
  [80, 270],
  [85, 390],
];
export const plain: Ages = [
  [64, 100],
  [70, 170],
];
export const young: Ages = [
  [17, 85],
  [35, 100],
];

export interface Plan extends OfferPlan<CoverageCode> {
  /** per cent of `dayPrices`; a zone left out is not insured */
  level: Partial<Record<Zone, number>>;
  ages: Ages;
  maxDays: number;
  maxPersons: number;
  /** per cent taken off from three persons on */
  groupDiscount: number;
  excludedCountries: readonly string[];
  roundTripOnly?: true;
  /** cover cannot begin on the day of purchase */
  fromTomorrow?: true;
}
