import { asCode } from './as-code.ts';

/** Spaces go, letters become capitals. */
export const normaliseIban = asCode;

/** A Turkish IBAN: TR and 24 digits, ISO 7064 mod 97 = 1. Spaces between groups are allowed. */
export function isTurkishIban(text: string): boolean {
  const iban = normaliseIban(text);
  if (!/^TR[0-9]{24}$/.test(iban)) return false;
  /* the country and check digits go to the end, T = 29, R = 27; the remainder is taken digit by digit */
  let remainder = 0;
  for (const digit of `${iban.slice(4)}2927${iban.slice(2, 4)}`)
    remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** In groups of four, as banks print it. */
export const formatIban = (text: string): string =>
  normaliseIban(text)
    .replace(/(.{4})/g, '$1 ')
    .trim();
