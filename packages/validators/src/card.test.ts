import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardBrand,
  cardInputLength,
  checkCardNumber,
  formatCardNumber,
  isCvv,
  isExpiryAhead,
} from './card.ts';

test.each([
  ['4', 'visa'],
  ['5528', 'mastercard'],
  ['2221', 'mastercard'],
  ['2720', 'mastercard'],
  ['2220', 'unknown'],
  ['2721', 'unknown'],
  ['9792', 'troy'],
  ['6573', 'troy'],
  ['6011', 'unknown'],
  ['37', 'amex'],
  ['', 'unknown'],
])('a number beginning with "%s" is %s', (prefix, brand) => {
  expect(cardBrand(prefix)).toBe(brand);
});

test('a correct 15-digit American Express number is told apart from a wrong number', () => {
  expect(checkCardNumber('3744 2700 0000 003')).toBe('amex');
  expect(checkCardNumber('3744 2700 0000 004')).toBe('bad');
});

test('fewer than 16 digits of another card are refused even when Luhn holds', () => {
  expect(checkCardNumber('4000000000006')).toBe('bad');
});

/* by hand: ISO/IEC 7812 numbers have at most 19 digits, those we take at least 16 */
test.each([
  ['5528 7900 0000 0008', 'ok'],
  ['6304000000000000000', 'ok'],
  ['63040000000000000000', 'bad'],
  ['400000000000006', 'bad'],
  ['5528 7900 0000 0009', 'bad'],
])('%s is %s', (number, found) => {
  expect(checkCardNumber(number)).toBe(found);
});

test('a whole number fills the input, which takes no more', () => {
  expect(formatCardNumber('55287900000000081')).toHaveLength(19);
  expect(cardInputLength).toBe(19); // spec §9
});

test('digits are grouped in fours and anything else dropped', () => {
  expect(formatCardNumber('5528-7900x0000 0008')).toBe('5528 7900 0000 0008');
  expect(formatCardNumber('٥٥٢٨٧')).toBe('5528 7');
});

test('property: the input never shows more than 19 characters and is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -x'), maxLength: 30 }), (text) => {
      const shown = formatCardNumber(text);
      expect(shown.length).toBeLessThanOrEqual(cardInputLength);
      expect(shown).toMatch(/^(\d{4} )*\d{0,4}$/);
      expect(formatCardNumber(shown)).toBe(shown);
    }),
  );
});

test.each([
  ['12', '2026', true],
  ['11', '2026', true],
  ['10', '2026', false],
  ['12', '2025', false],
  ['13', '2030', false],
  ['1', '2030', false],
])('a card good through %s/%s is usable on 21 November 2026: %s', (month, year, usable) => {
  expect(isExpiryAhead(month, year, '2026-11-21')).toBe(usable);
});

test('a security code has 3 or 4 digits', () => {
  expect(['123', '1234'].map(isCvv)).toEqual([true, true]);
  expect(['12', '12345', '12a', ''].map(isCvv)).toEqual([false, false, false, false]);
});
