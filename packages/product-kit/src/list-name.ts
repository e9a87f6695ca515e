import { bankName, financialInstitutionName } from '@sigorta/lookups/banks';
import { breedName } from '@sigorta/lookups/breeds';
import { countryName } from '@sigorta/lookups/countries';
import { districtName } from '@sigorta/lookups/districts';
import type { ListLanguage } from '@sigorta/lookups/list-language';
import { occupationName } from '@sigorta/lookups/occupations';
import { phoneBrandName, phoneModelName } from '@sigorta/lookups/phones';
import { provinceName } from '@sigorta/lookups/provinces';
import type { LookupName } from './field.ts';

type Name = (value: string, language: ListLanguage) => string | null;

const country: Name = (value, language) => countryName(Number(value), language);
const district: Name = (value) => districtName(Number(value));

const names: Partial<Record<LookupName, Name>> = {
  countries: country,
  countriesErasmus: country,
  greenCardCountries: country,
  nationalities: country,
  foreignNationalities: country,
  provinces: (value) => provinceName(Number(value)),
  districts: district,
  healthDistricts: district,
  phoneBrands: (value) => phoneBrandName(Number(value)),
  phoneModels: (value) => phoneModelName(Number(value)),
  petBreeds: (value, language) => breedName(Number(value), language),
  occupations: (value, language) => occupationName(Number(value), language),
  banks: bankName,
  financialInstitutions: financialInstitutionName,
};

/**
 * How an entry of a list is called, for servers: papers and mails show words, not codes. Every code is one entry's
 * alone, so no parent is needed. Null for a list that is not built in or a code that is not in it.
 */
export const nameInList = (from: LookupName, value: string, language: ListLanguage): string | null =>
  names[from]?.(value, language) ?? null;
