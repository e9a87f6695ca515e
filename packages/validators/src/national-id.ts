/** How sure we are of a number: `warn` is shown to the buyer but never stops them. */
export type IdVerdict = 'ok' | 'warn' | 'bad';

const elevenDigits = /^[1-9][0-9]{10}$/;

/* 22222222220 and its like pass the checksum and are typed by people who will not say theirs */
const repeatsOneDigit = /^([0-9])\1{9}/;

/** d10 = (7·(d1+d3+d5+d7+d9) − (d2+d4+d6+d8)) mod 10; d11 = (d1+…+d10) mod 10. */
function hasCheckDigits(id: string): boolean {
  const digits = Array.from(id, Number);
  let odd = 0;
  let even = 0;
  for (let i = 0; i < 9; i++) {
    if (i % 2 === 0) odd += digits[i] ?? 0;
    else even += digits[i] ?? 0;
  }
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  const eleventh = (odd + even + tenth) % 10;
  return digits[9] === tenth && digits[10] === eleventh;
}

/** Numbers of foreigners living in Türkiye start with 99. */
export const isForeignerNumber = (text: string): boolean => text.startsWith('99');

/**
 * A Turkish identity number (TCKN): exactly 11 Latin digits with valid check digits, no repeated digit (spec §5, §9).
 * Numbers beginning with 99 belong to foreigners; see `checkForeignerId`.
 */
export const isNationalId = (text: string): boolean =>
  elevenDigits.test(text) && !repeatsOneDigit.test(text) && hasCheckDigits(text);

/** A foreigner's number: the checksum is hearsay, so failing it only warns. Wrong shape is `bad`. */
export function checkForeignerId(text: string): IdVerdict {
  if (!elevenDigits.test(text) || !isForeignerNumber(text) || repeatsOneDigit.test(text)) return 'bad';
  return hasCheckDigits(text) ? 'ok' : 'warn';
}

/** For a field that takes either: the first two digits choose the rule. */
export function checkIdentityNumber(text: string): IdVerdict {
  if (isForeignerNumber(text)) return checkForeignerId(text);
  return isNationalId(text) ? 'ok' : 'bad';
}
