import { toLatinDigits } from '@sigorta/validators/digits';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { endOfPhone } from '../../platform/sensitive/sealed-phone.ts';
import { digitsOf } from './search-query.ts';

/* Phones that lie sealed are found whole, or by as many last digits as lists show. */

/** The whole numbers that somebody may mean, as E.164: one of Türkiye, or of anywhere with its plus left out. */
export const wholePhones = (typed: string): string[] => {
  /* pasted ones bring marks of direction along */
  const text = toLatinDigits(typed.replace(/\p{C}/gu, '').trim());
  const digits = digitsOf(text);
  if (digits === null) return [];
  const readings = [text, ...(text.startsWith('+') ? [] : [`+${digits.replace(/^00/, '')}`])];
  const numbers = readings.flatMap((reading) => {
    const parsed = parsePhoneNumberFromString(reading, 'TR');
    return parsed?.isValid() ? [parsed.number] : [];
  });
  return [...new Set<string>(numbers)];
};

/** The last digits that somebody means who types exactly so many; null of anything else. */
export const phoneEnd = (typed: string): string | null => {
  const digits = digitsOf(typed.replace(/\p{C}/gu, ''));
  return digits?.length === endOfPhone ? digits : null;
};
