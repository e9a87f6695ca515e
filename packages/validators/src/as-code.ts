import { toLatinDigits } from './digits.ts';

/** A Turkish keyboard makes İ of the key that others call I, and ı of the one beside it; no number on paper knows two of them. */
export const inLatin = (text: string): string =>
  toLatinDigits(text).normalize('NFC').replaceAll('İ', 'I').replaceAll('ı', 'i');

/** A coupon, an IBAN, a policy's number as they are kept: Latin capitals and digits without spaces. */
export const asCode = (text: string): string => inLatin(text).replace(/\s/g, '').toUpperCase();

/** A plate, a passport: there dashes are only for the eye too. */
export const asPlainCode = (text: string): string => asCode(text).replaceAll('-', '');
