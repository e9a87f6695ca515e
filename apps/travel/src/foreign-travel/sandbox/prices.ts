import type { Bands } from '@sigorta/product-kit/tariffs/bands';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

export type Zone = 'europe' | 'world' | 'costly';

/** Euro cents for one adult and so many days, before an insurer's own level. */
export const dayPrices: Record<Zone, Bands<number>> = {
  europe: [
    [4, 420],
    [7, 560],
    [10, 710],
    [15, 880],
    [21, 1140],
    [31, 1480],
    [45, 2050],
    [62, 2720],
    [92, 3850],
  ],
  world: [
    [4, 560],
    [7, 740],
    [10, 940],
    [15, 1190],
    [21, 1560],
    [31, 2040],
    [45, 2860],
    [62, 3790],
    [92, 5340],
  ],
  costly: [
    [4, 890],
    [7, 1210],
    [10, 1560],
    [15, 2010],
    [21, 2690],
    [31, 3570],
    [45, 5090],
    [62, 6840],
    [92, 9780],
  ],
};

/** Where a day in hospital costs most: United States, Canada, Japan, Australia, and the group of all countries. */
export const costlyCountries: readonly string[] = ['840', '124', '392', '36', '998'];
/** North Korea, Iran, Syria: nobody can pay a hospital there. */
export const sanctionedCountries: readonly string[] = ['408', '364', '760'];
