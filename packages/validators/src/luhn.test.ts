import { expect, test } from 'vitest';
import { passesLuhn } from './luhn.ts';

/* by hand (ISO/IEC 7812-1 annex B): from the right every second digit is doubled, the digits of all are added up */
test.each([
  ['0', true],
  ['18', true],
  ['59', true],
  ['79927398713', true],
  ['79927398710', false],
  ['81', false],
  ['', false],
  // the codes beside those of 0 and 9 would make a multiple of ten
  ['9:', false],
  ['5/', false],
  ['٠', false],
])('%j passes: %s', (digits, passes) => {
  expect(passesLuhn(digits)).toBe(passes);
});
