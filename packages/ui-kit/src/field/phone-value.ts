import { keepDigits, toLatinDigits } from '@sigorta/validators/digits';

/** A phone as the input shows it; `national` holds digits only, without trunk zero. The form holds `+905321234567`. */
export interface PhoneValue {
  iso2: string;
  /** digits, without the plus */
  dialCode: string;
  national: string;
}

export const turkishPhone: PhoneValue = { iso2: 'TR', dialCode: '90', national: '' };

/** An empty text while no digit of the number is there: a dial code alone is no answer. */
export const joinPhone = ({ dialCode, national }: PhoneValue): string => {
  const digits = national.replace(/\D/g, '');
  return digits === '' ? '' : `+${dialCode}${digits}`;
};

/**
 * The parts of a kept number. `known` says the country chosen before, which wins where several share a dial code
 * (+1, +7); else the longest dial code that fits.
 */
export function splitPhone(
  e164: string,
  countries: readonly { iso2: string; dialCode: string }[],
  known: PhoneValue = turkishPhone,
): PhoneValue {
  const digits = e164.replace(/\D/g, '');
  if (digits === '') return { ...known, national: '' };
  if (digits.startsWith(known.dialCode)) return { ...known, national: digits.slice(known.dialCode.length) };
  const [best] = countries
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .toSorted((a, b) => b.dialCode.length - a.dialCode.length);
  return best
    ? { iso2: best.iso2, dialCode: best.dialCode, national: digits.slice(best.dialCode.length) }
    : { ...known, national: digits };
}

/** Shorter than any number with its dial code: somebody has only begun to type. */
const shortestWhole = 8;

/**
 * What was pasted, or filled in by a browser, with a dial code of its own (`+49 …`, `0049 …`), as the parts of that country's number;
 * null for anything else, and for a country that the list does not hold.
 */
export function wholePhone(
  text: string,
  countries: readonly { iso2: string; dialCode: string }[],
  known: PhoneValue,
): PhoneValue | null {
  const [, digits = ''] = /^\s*(?:\+|00)(.*)$/su.exec(toLatinDigits(text)) ?? [];
  /* a zero in brackets is left out behind a dial code */
  const number = keepDigits(digits.replace('(0)', ''));
  if (number.length < shortestWhole) return null;
  const parts = splitPhone(number, countries, known);
  return number === `${parts.dialCode}${parts.national}` ? parts : null;
}
