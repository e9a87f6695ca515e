import { toLatinDigits } from './digits.ts';

/** `ab 123456` → `AB123456`. */
export const normaliseLicenceSerial = (text: string): string =>
  toLatinDigits(text).replace(/[\s-]/g, '').toUpperCase();

/** Serial of a vehicle licence (ruhsat): 2 Latin capitals and 6 digits. */
export const isLicenceSerial = (text: string): boolean => /^[A-Z]{2}[0-9]{6}$/.test(text);
