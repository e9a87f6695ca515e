import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatTurkishPhone,
  isTurkishPhone,
  phoneInputLength,
  toTurkishE164,
  turkishPhoneDigits,
} from './phone.ts';

test.each([
  '5321234567',
  '05321234567',
  '905321234567',
  '+90 532 123 45 67',
  '0090 532 123 45 67',
  '(0532) 123-45-67',
  '+ 90 532 123 45 67',
  '+(90) 532 123 45 67',
  '٥٣٢١٢٣٤٥٦٧',
])('"%s" is 532 123 45 67', (typed) => {
  expect(formatTurkishPhone(typed)).toBe('532 123 45 67');
  expect(toTurkishE164(typed)).toBe('+905321234567');
});

test('part of a number is grouped as far as it goes', () => {
  expect(['5', '5321', '5321234', '532123456'].map(formatTurkishPhone)).toEqual([
    '5',
    '532 1',
    '532 123 4',
    '532 123 45 6',
  ]);
});

test('what comes behind the tenth digit is cut off', () => {
  expect(turkishPhoneDigits('+90 532 123 45 67 8')).toBe('5321234567');
  expect(phoneInputLength).toBe(25); // spec §9
});

test.each([
  ['a landline', '02121234567'],
  ['eleven digits', '532 123 45 678'],
  ['nine digits', '532 123 45 6'],
  ['a number of Brazil', '+55 11 91234 5678'],
  ['a number of Mexico', '0052 55 1234 5678'],
])('%s has no Turkish mobile form', (_what, typed) => {
  expect(toTurkishE164(typed)).toBeNull();
});

test('property: formatting changes nothing but spaces', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_000_0000, max: 599_999_9999 }), (number) => {
      const shown = formatTurkishPhone(String(number));
      expect(isTurkishPhone(shown)).toBe(true);
      expect(turkishPhoneDigits(shown)).toBe(String(number));
    }),
  );
});
