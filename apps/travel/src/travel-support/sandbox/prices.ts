import type { Bands } from '@sigorta/product-kit/tariffs/bands';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

export type Area = 'turkiye' | 'europe' | 'world';

/** Kuruş for one adult and so many days, without cancellation, before an insurer's own level. */
export const dayPrices: Bands<number> = [
  [3, 9_900],
  [7, 14_500],
  [15, 21_900],
  [30, 32_500],
  [60, 48_900],
];

/** Per cent of `dayPrices`. */
export const areaLevel: Record<Area, number> = { turkiye: 60, europe: 100, world: 135 };
