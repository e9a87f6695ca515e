import { bankName, financialInstitutionName } from '@sigorta/lookups/banks';
import { isBreedOf } from '@sigorta/lookups/breed-book';
import {
  destinationCodes,
  exchangeCountryCodes,
  foreignNationalityCodes,
  nationalityCodes,
} from '@sigorta/lookups/country-choices';
import { isDistrictOf } from '@sigorta/lookups/districts';
import { greenCardCountryCodes } from '@sigorta/lookups/green-card-countries';
import { occupationName } from '@sigorta/lookups/occupations';
import { isModelOf, phoneBrandName } from '@sigorta/lookups/phones';
import type { FieldValues, LookupName, RuleContext } from './field.ts';

type Check = (value: string, params: FieldValues) => boolean;

/** Which of the choices of `@sigorta/lookups/country-choices` a value is one of; codes have no leading zeros. */
const oneOf = (codes: readonly number[]): ((value: string) => boolean) => {
  const listed = new Set(codes.map(String));
  return (value) => listed.has(value);
};

const destinations = {
  europe: oneOf(destinationCodes('europe')),
  other: oneOf(destinationCodes('other')),
  any: oneOf(destinationCodes(null)),
};

const isDestination: Check = (value, { region }) =>
  destinations[region === 'europe' || region === 'other' ? region : 'any'](value);

const isProvince: Check = (value) => /^([1-9]|[1-7]\d|8[01])$/.test(value);

/** Codes are written without leading zeros, so that one entry has one code. */
const isNumber = (value: string): boolean => /^[1-9]\d{0,5}$/.test(value);

const numbered =
  (isKnown: (code: number, params: FieldValues) => boolean): Check =>
  (value, params) =>
    isNumber(value) && isKnown(Number(value), params);

const isDistrict = numbered((code, { province }) => isDistrictOf(code, Number(province)));

const isBreed = numbered((code, { species }) => {
  if (species === 'cat' || species === 'dog') return isBreedOf(species, code);
  return isBreedOf('cat', code) || isBreedOf('dog', code);
});

/* the chain of addresses is known to its register alone */
const checks: Partial<Record<LookupName, Check>> = {
  countries: isDestination,
  countriesErasmus: oneOf(exchangeCountryCodes),
  greenCardCountries: oneOf(greenCardCountryCodes),
  nationalities: oneOf(nationalityCodes),
  foreignNationalities: oneOf(foreignNationalityCodes),
  provinces: isProvince,
  districts: isDistrict,
  healthDistricts: isDistrict,
  phoneBrands: numbered((code) => phoneBrandName(code) !== null),
  phoneModels: numbered((code, { brand }) => isModelOf(code, Number(brand))),
  petBreeds: isBreed,
  occupations: numbered((code) => occupationName(code, 'tr') !== null),
  banks: (value) => bankName(value) !== null,
  financialInstitutions: (value) => financialInstitutionName(value) !== null,
};

/** `isListed` of a rule's context for servers: true for lists it does not know. */
export const isListed: NonNullable<RuleContext['isListed']> = (from, value, params) =>
  checks[from]?.(value, params) ?? true;
