import type { ExamplePrices } from './example-prices.ts';

/** When the first of the prices that are shown was heard; undefined while there is none. */
export const firstHeard = (prices: ExamplePrices): string | undefined =>
  prices && [...prices.values()].map(({ at }) => at).toSorted()[0];
