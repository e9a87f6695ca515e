import {
  countryGroupCodes,
  europeCode,
  isInEurope,
  isKnownCountry,
  schengenCode,
  turkeyCode,
  worldCode,
} from '@sigorta/lookups/country-codes';
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

const isNationality: Check = (value) =>
  isCode(value) && isKnownCountry(Number(value)) && Number(value) !== turkeyCode;
const isProvince: Check = (value) => /^([1-9]|[1-7]\d|8[01])$/.test(value);

/* lists that live in the gateway alone are checked where they are asked for */
const checks: Partial<Record<LookupName, Check>> = {
  countries: isDestination,
  nationalities: isNationality,
  provinces: isProvince,
};

/** `isListed` of a rule's context for servers: true for lists it does not know. */
export const isListed: NonNullable<RuleContext['isListed']> = (from, value, params) =>
  checks[from]?.(value, params) ?? true;
