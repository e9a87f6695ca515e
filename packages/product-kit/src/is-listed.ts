import { bankName, financialInstitutionName } from '@sigorta/lookups/banks';
import { isBreedOf } from '@sigorta/lookups/breed-book';
import {
  countryGroupCodes,
  europeCode,
  europeCountryCodes,
  isInEurope,
  isKnownCountry,
  schengenCode,
  turkeyCode,
  worldCode,
} from '@sigorta/lookups/country-codes';
import { isDistrictOf } from '@sigorta/lookups/districts';
import { greenCardCountryCodes } from '@sigorta/lookups/green-card-countries';
import { occupationName } from '@sigorta/lookups/occupations';
import { isModelOf, phoneBrandName } from '@sigorta/lookups/phones';
import type { FieldValues, LookupName, RuleContext } from './field.ts';

type Check = (value: string, params: FieldValues) => boolean;

const isCode = (value: string): boolean => /^\d{1,3}$/.test(value);

/** A destination of the region: its countries, and the groups that fit it (spec §3, 996 to 998). */
function isDestination(value: string, { region }: FieldValues): boolean {
  const code = Number(value);
  if (!isCode(value) || code === turkeyCode) return false;
  if (region === 'europe') return code === schengenCode || code === europeCode || isInEurope(code);
  if (region === 'other') return code === worldCode || (isKnownCountry(code) && !isInEurope(code));
  return isKnownCountry(code) || countryGroupCodes.some((group) => group === code);
}

/** A country of the Europe list, Kosovo as 994; Türkiye is where one leaves from (spec §3). */
const isErasmusCountry: Check = (value) =>
  isCode(value) && europeCountryCodes.includes(Number(value)) && Number(value) !== turkeyCode;

const isNationality: Check = (value) =>
  isCode(value) && isKnownCountry(Number(value)) && Number(value) !== turkeyCode;
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
  countriesErasmus: isErasmusCountry,
  greenCardCountries: numbered((code) => greenCardCountryCodes.includes(code)),
  nationalities: isNationality,
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
