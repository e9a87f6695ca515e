import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkBirthDate, isBirthDate, maskBirthDate, parseBirthDate } from './birth-date.ts';

const today = '2026-11-21';

test.each([
  ['0', '0'],
  ['05', '05/'],
  ['057', '05/7'],
  ['0507', '05/07/'],
  ['05071990', '05/07/1990'],
  ['050719901', '05/07/1990'],
  ['5/7/1990', '05/07/1990'],
  ['5.7.1990', '05/07/1990'],
  ['5 7 1990', '05/07/1990'],
  ['1990-07-05', '05/07/1990'],
  ['1990-07-05T00:00:00Z', '05/07/1990'],
  ['٠٥/٠٧/١٩٩٠', '05/07/1990'],
  ['۰۵۰۷۱۹۹۰', '05/07/1990'],
  ['45', '31/'],
  ['3113', '31/12/'],
  ['a1b2', '12/'],
  ['//', ''],
  ['5//7//1990', '05/07/1990'],
  ['5/7/1/', '05/07/1'],
  ['', ''],
])('typing or pasting "%s" shows "%s"', (typed, shown) => {
  expect(maskBirthDate(typed)).toBe(shown);
});

test('typing digit by digit ends in the whole date', () => {
  let shown = '';
  for (const digit of '05071990') shown = maskBirthDate(shown + digit, shown);
  expect(shown).toBe('05/07/1990');
});

test('deleting character by character takes a slash with the digit before it', () => {
  const left = ['05/07/1', '05/07/', '05/0', '05/', '0', ''];
  let shown = '05/07/19';
  for (const next of left) {
    shown = maskBirthDate(shown.slice(0, -1), shown);
    expect(shown).toBe(next);
  }
});

test('a digit taken out of the middle can be typed again', () => {
  const without = maskBirthDate('05/0/1990', '05/07/1990');
  expect(without).toBe('05/0/1990');
  expect(maskBirthDate('05/08/1990', without)).toBe('05/08/1990');
});

test('a shorter date pasted over another is masked, not taken for a deletion', () => {
  expect(maskBirthDate('5/7/1990', '05/07/1990')).toBe('05/07/1990');
  expect(maskBirthDate('1/2/85', '31/12/1999')).toBe('01/02/85');
});

/* each ends or begins like the text it is typed over */
test.each([
  ['11', '1', '11/'],
  ['45', '05/07/1990', '31/'],
  ['03', '05/07/1990', '03/'],
])('%s typed over or behind "%s" is no deletion and shows %s', (text, previous, shown) => {
  expect(maskBirthDate(text, previous)).toBe(shown);
});

test('property: any text becomes at most 10 characters of digits and slashes in their places', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
      expect(maskBirthDate(text)).toMatch(/^(\d?|\d\d\/\d?|\d\d\/\d\d\/\d{0,4})$/);
    }),
  );
});

test('property: what the mask shows, it leaves alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/.-٣ x'), maxLength: 14 }), (text) => {
      const shown = maskBirthDate(text);
      expect(maskBirthDate(shown)).toBe(shown);
    }),
  );
});

test('property: day and month never pass 31 and 12', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 4, maxLength: 8 }),
      (digits) => {
        const [day = '', month = ''] = maskBirthDate(digits).split('/');
        expect(Number(day)).toBeLessThanOrEqual(31);
        expect(Number(month)).toBeLessThanOrEqual(12);
      },
    ),
  );
});

describe('a complete birth date', () => {
  test.each(['05/07/1990', '01/01/1900', '29/02/2024', '31/12/2026'])('%s is accepted', (text) => {
    expect(checkBirthDate(text, today)).toBe('ok');
  });

  test.each([
    ['31/12/1899', 'before 1900'],
    ['01/01/2027', 'after this year'],
    ['29/02/2023', 'no leap year'],
    ['31/04/1990', 'April has 30 days'],
    ['00/07/1990', 'day 00'],
    ['05/00/1990', 'month 00'],
    ['05-07-1990', 'no slashes'],
    ['05/07/19900', '11 characters'],
  ])('%s is refused: %s', (text) => {
    expect(checkBirthDate(text, today)).toBe('bad');
    expect(isBirthDate(text, today)).toBe(false);
  });
});

test('an unfinished birth date is not judged yet', () => {
  expect(checkBirthDate('05/07/199', today)).toBe('incomplete');
  expect(isBirthDate('05/07/199', today)).toBe(false);
});

test('a birth date becomes an ISO date', () => {
  expect(parseBirthDate('05/07/1990', today)).toBe('1990-07-05');
  expect(parseBirthDate('05/07/1890', today)).toBeNull();
});
