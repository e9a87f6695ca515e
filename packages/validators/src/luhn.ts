const zero = 0x30;

/**
 * Luhn check over the codes of decimal digits, last digit included, for numbers that shall never be a text.
 * Source: ISO/IEC 7812-1 annex B. Nothing, or a code of another character, fails.
 */
export function codesPassLuhn(codes: ArrayLike<number>): boolean {
  let sum = 0;
  for (let fromRight = 0; fromRight < codes.length; fromRight++) {
    const digit = (codes[codes.length - 1 - fromRight] ?? 0) - zero;
    if (digit < 0 || digit > 9) return false;
    const doubled = fromRight % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return codes.length > 0 && sum % 10 === 0;
}

/** The same over a digits-only text. An empty text or one with another character fails. */
export const passesLuhn = (digits: string): boolean =>
  codesPassLuhn(Array.from({ length: digits.length }, (_, at) => digits.charCodeAt(at)));
