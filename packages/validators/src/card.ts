import { keepDigits } from './digits.ts';
import type { IsoDate } from './iso-date.ts';
import { passesLuhn } from './luhn.ts';

export type CardBrand = 'visa' | 'mastercard' | 'troy' | 'amex' | 'unknown';

/** 16 digits and three spaces (spec §9). */
export const cardInputLength = 19;
const minimumDigits = 16; // spec §9
const maximumDigits = 19;

const brandPrefixes: [CardBrand, RegExp][] = [
  ['amex', /^3[47]/],
  /* ranges seen in Turkish BIN lists; the rest of 65 is Discover */
  ['troy', /^(9792|6500|6529|6549|6573|6579|900[02])/],
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
];

/** Known from the first one to four digits; `unknown` until then. */
export function cardBrand(text: string): CardBrand {
  const digits = keepDigits(text);
  return brandPrefixes.find(([, prefix]) => prefix.test(digits))?.[0] ?? 'unknown';
}

/** What the input shows (spec §5): digits in groups of four, 19 characters at most. */
export const formatCardNumber = (text: string): string =>
  keepDigits(text, minimumDigits).replace(/(\d{4})(?=\d)/g, '$1 ');

/**
 * `ok`: at least 16 digits with a valid check digit. `amex`: a correct 15-digit American Express number, which is not
 * wrong but not accepted (decision 7). Spaces are allowed, nothing else.
 */
export function checkCardNumber(text: string): 'ok' | 'amex' | 'bad' {
  const digits = text.replace(/\s/g, '');
  if (!passesLuhn(digits)) return 'bad';
  if (digits.length === 15 && cardBrand(digits) === 'amex') return 'amex';
  return digits.length >= minimumDigits && digits.length <= maximumDigits ? 'ok' : 'bad';
}

/** At least 3 digits (spec §5); 4 are printed on American Express only. */
export const isCvv = (text: string): boolean => /^[0-9]{3,4}$/.test(text);

/**
 * A card is good through the last day of its month.
 * @param month `01`..`12`
 * @param year four digits
 */
export const isExpiryAhead = (month: string, year: string, today: IsoDate): boolean =>
  /^(0[1-9]|1[0-2])$/.test(month) && /^\d{4}$/.test(year) && `${year}-${month}` >= today.slice(0, 7);
