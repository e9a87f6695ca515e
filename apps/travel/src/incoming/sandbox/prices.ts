import type { Bands } from '@sigorta/product-kit/tariffs/bands';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Euro cents for one adult guest and so many days, before an insurer's own level. */
export const dayPrices: Bands<number> = [
  [3, 240],
  [5, 330],
  [8, 450],
  [11, 560],
  [15, 690],
  [21, 890],
  [31, 1_180],
  [45, 1_590],
  [62, 2_050],
  [90, 2_790],
];

/** North Korea, Iran, Syria: no insurer may pay their banks. */
export const sanctionedNationalities: readonly string[] = ['408', '364', '760'];
