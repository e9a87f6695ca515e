import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIban, isTurkishIban } from './iban.ts';
import {
  formatTransferReference,
  makeTransferReference,
  readTransferReference,
  referenceAlphabet,
} from './transfer-reference.ts';

const numbers = fc.array(fc.nat({ max: 22 }), { minLength: 7, maxLength: 7 });

test('a reference is read back however it was typed', () => {
  fc.assert(
    fc.property(numbers, (seven) => {
      const reference = makeTransferReference(seven);
      expect(readTransferReference(` ${formatTransferReference(reference).toLowerCase()} `)).toBe(reference);
    }),
  );
});

test('one wrong character is always found', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 7 }), fc.nat({ max: 22 }), (seven, at, other) => {
      const reference = makeTransferReference(seven);
      const wrong = referenceAlphabet.charAt(other);
      fc.pre(wrong !== reference[at]);
      expect(readTransferReference(reference.slice(0, at) + wrong + reference.slice(at + 1))).toBeNull();
    }),
  );
});

test('two swapped neighbours are always found', () => {
  fc.assert(
    fc.property(numbers, fc.nat({ max: 6 }), (seven, at) => {
      const reference = makeTransferReference(seven);
      const [one = '', other = ''] = [reference[at], reference[at + 1]];
      fc.pre(one !== other);
      const swapped = reference.slice(0, at) + other + one + reference.slice(at + 2);
      expect(readTransferReference(swapped)).toBeNull();
    }),
  );
});

/* by hand: the numbers times 2 to 8 make 133, which is 18 more than a multiple of 23; 5 are missing, and the alphabet's fifth is 7 */
test('the check character is that of references that were given out', () => {
  expect(makeTransferReference([0, 1, 2, 3, 4, 5, 6])).toBe('23456787');
});

test('a reference is made of seven numbers', () => {
  expect(() => makeTransferReference([0, 1, 2, 3, 4, 5])).toThrow('seven numbers');
});

/* the last ones have the right check character, but a sign that is none of the alphabet's, or one too many */
test.each(['', 'K7M4', '0000000O', 'K7M4-PR2T-X', '0000000F', '2345678A7'])('%j is no reference', (text) => {
  expect(readTransferReference(text)).toBeNull();
});

test.each([
  ['TR330006100519786457841326', true],
  ['TR33 0006 1005 1978 6457 8413 26', true],
  ['TR621234500000000012345678', true],
  ['TR622234500000000012345678', false],
  ['TR330006100519786457841327', false],
  ['TR340006100519786457841326', false],
  ['DE89370400440532013000', false],
  ['', false],
])('%s is a Turkish IBAN: %s', (text, good) => {
  expect(isTurkishIban(text)).toBe(good);
});

test('an IBAN is printed in groups of four', () => {
  expect(formatIban('TR330006100519786457841326')).toBe('TR33 0006 1005 1978 6457 8413 26');
});
