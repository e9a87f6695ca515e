import {
  allCountryCodes,
  type CountryRegion,
  codesOfRegion,
  countryGroupCodes,
  europeCode,
  europeCountryCodes,
  turkeyCode,
  worldCode,
} from './country-codes.ts';
import { schengenCode } from './schengen.ts';

/*
 * What may be chosen where a country is asked for. Forms offer these codes and the gateway takes these codes: neither knows
 * another rule.
 */

const groupsOf: Record<CountryRegion, readonly number[]> = {
  europe: [schengenCode, europeCode],
  other: [worldCode],
};

const withoutTurkey = (codes: readonly number[]): number[] => codes.filter((code) => code !== turkeyCode);

/** Destinations of a region: the groups that fit it (spec §3, 996 to 998), then its countries. One travels from Türkiye. */
export const destinationCodes = (region: CountryRegion | null): number[] => [
  ...(region === null ? countryGroupCodes : groupsOf[region]),
  ...withoutTurkey(codesOfRegion(region)),
];

/** Countries of an exchange: the Europe list, Kosovo as 994 (spec §3). */
export const exchangeCountryCodes: readonly number[] = withoutTurkey(europeCountryCodes);

/** Whose passport somebody holds. Who lives abroad may hold a Turkish one and no other number at hand. */
export const nationalityCodes: readonly number[] = allCountryCodes;

/** For products that insure foreigners only. */
export const foreignNationalityCodes: readonly number[] = withoutTurkey(allCountryCodes);
