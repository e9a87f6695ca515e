import list from './lists/country-codes.json' with { type: 'json' };
import { schengenCode, schengenMembers } from './schengen.ts';

/** Codes are ISO 3166-1 numeric; the rest are the spec's own (spec §3, §9). */
export const turkeyCode = 792;
export const europeCode = 997;
export const worldCode = 998;
export const kosovoCode = 999;
/** Kosovo's code in the Europe-only list. */
export const kosovoInEuropeCode = 994;
/** Northern Cyprus, which ISO does not list and people of Türkiye travel to most; our own code. */
export const northernCyprusCode = 995;

export type CountryRegion = 'europe' | 'other';

/** A group of countries that can be chosen in place of one. */
export const countryGroupCodes = [schengenCode, europeCode, worldCode] as const;
export const isCountryGroup = (code: number): boolean => countryGroupCodes.some((group) => group === code);

const alpha2ByCode = new Map(Object.entries(list.codes).map(([alpha2, code]) => [code, alpha2]));
alpha2ByCode.set(kosovoInEuropeCode, 'XK');
const europe = new Set(list.europe);
const schengen = new Set(schengenMembers);

/** The 250 of the specification, Kosovo as 999, and Northern Cyprus. */
export const allCountryCodes: readonly number[] = [...Object.values(list.codes), northernCyprusCode];
const known = new Set([...allCountryCodes, kosovoInEuropeCode]);

/** The Europe list, Kosovo as 994, Türkiye among them. */
export const europeCountryCodes: readonly number[] = list.europe;

/** Two letters for flags and phone codes; null for groups, Northern Cyprus and unknown codes. */
export const alpha2Of = (code: number): string | null => alpha2ByCode.get(code) ?? null;

export const isKnownCountry = (code: number): boolean => known.has(code);

const asInEurope = (code: number): number => (code === kosovoCode ? kosovoInEuropeCode : code);

export const isInEurope = (code: number): boolean => code === europeCode || europe.has(asInEurope(code));
export const isInSchengen = (code: number): boolean => code === schengenCode || schengen.has(code);

/** Codes of a region; without one, all (spec §7, `bolge`). */
export function codesOfRegion(region: CountryRegion | null): readonly number[] {
  if (region === 'europe') return europeCountryCodes;
  if (region === 'other') return allCountryCodes.filter((code) => !isInEurope(code));
  return allCountryCodes;
}
