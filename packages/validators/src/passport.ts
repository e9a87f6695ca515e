import { asPlainCode } from './as-code.ts';

/** Upper case, without spaces and dashes; do this before the checks. */
export const normalisePassport = asPlainCode;

/** Turkish passport: a letter and 8 digits. */
export const isTurkishPassport = (text: string): boolean => /^[A-Z][0-9]{8}$/.test(text);

/** Any country's passport, loosely: 5 to 15 of A-Z and 0-9, at least one digit (ICAO 9303 leaves room for more than 9). */
export const isPassport = (text: string): boolean => /^(?=.*[0-9])[A-Z0-9]{5,15}$/.test(text);
