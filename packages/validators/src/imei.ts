import { passesLuhn } from './luhn.ts';

/** 15 Latin digits with a Luhn check digit, not all zero. `*#06#` shows it on the phone. */
export const isImei = (text: string): boolean =>
  /^[0-9]{15}$/.test(text) && !/^0+$/.test(text) && passesLuhn(text);
