import { asPlainCode } from './as-code.ts';

/** `ab 123456` → `AB123456`. */
export const normaliseLicenceSerial = asPlainCode;

/** Serial of a vehicle licence (ruhsat): 2 Latin capitals and 6 digits. */
export const isLicenceSerial = (text: string): boolean => /^[A-Z]{2}[0-9]{6}$/.test(text);
