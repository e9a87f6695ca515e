import type { Bands } from '@sigorta/product-kit/tariffs/bands';

/* Invented tariffs of invented insurers; the level is that of the Turkish market in autumn 2026. */

/** Euro cents for one student of 18 to 30 and so many days, before an insurer's own level. */
export const dayPrices: Bands<number> = [
  [31, 1_950],
  [62, 2_900],
  [92, 3_750],
  [123, 4_550],
  [153, 5_350],
  [184, 6_150],
  [215, 6_900],
  [276, 8_450],
  [306, 9_250],
  [366, 10_800],
];

/** Where a day in hospital costs most: Switzerland, Norway, Denmark, United Kingdom, Ireland, Iceland. */
export const costlyCountries: readonly string[] = ['756', '578', '208', '826', '372', '352'];
