import {
  alpha2Of,
  type CountryRegion,
  codesOfRegion,
  countryGroupCodes,
  isCountryGroup,
  isKnownCountry,
} from './country-codes.ts';
import { type ListLanguage, sortedByName } from './list-language.ts';

export interface Country {
  code: number;
  /** two letters; null for a group such as Schengen */
  alpha2: string | null;
  name: string;
}

/** Country names of one language, with everything that is asked of them. */
export interface CountryBook {
  language: ListLanguage;
  /** Sorted in the language. The Europe list has Türkiye and Kosovo as 994. */
  countriesOf: (region: CountryRegion | null) => Country[];
  /** Schengen, Europe, whole world; in this order. */
  groups: Country[];
  /** A country's or a group's name; null for a code we do not know. */
  countryName: (code: number) => string | null;
  /** Those of the codes that are countries, sorted; groups come first, in their order. */
  chosen: (codes: readonly number[]) => Country[];
}

export type CountryNames = Readonly<Record<string, string>>;

export function makeCountryBook(language: ListLanguage, names: CountryNames): CountryBook {
  const countryName = (code: number): string | null => names[String(code)] ?? null;
  const asCountry = (code: number): Country => ({
    code,
    alpha2: alpha2Of(code),
    name: countryName(code) ?? '',
  });
  const countriesOf = (region: CountryRegion | null): Country[] =>
    sortedByName(codesOfRegion(region).filter(isKnownCountry).map(asCountry), language);
  return {
    language,
    countriesOf,
    groups: countryGroupCodes.map(asCountry),
    countryName,
    chosen: (codes) => [
      ...codes.filter(isCountryGroup).map(asCountry),
      ...sortedByName(codes.filter(isKnownCountry).map(asCountry), language),
    ],
  };
}
