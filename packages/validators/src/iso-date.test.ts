import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  formatDisplayDate,
  isIsoDate,
  parseDisplayDate,
} from './iso-date.ts';
import { todayInIstanbul } from './istanbul.ts';
import { tryCalendar } from './testing/try-days.ts';

const isoDates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each(['2024-02-29', '1900-01-01', '0050-06-01', '9999-12-31'])('%s exists', (text) => {
  expect(isIsoDate(text)).toBe(true);
});

test.each([
  '2023-02-29',
  '2023-13-01',
  '2023-00-10',
  '2023-01-00',
  '2023-1-1',
  '01/01/2023',
  '',
  '2023-01-01T00',
])('"%s" is no ISO date', (text) => {
  expect(isIsoDate(text)).toBe(false);
});

test('of two centuries’ days 00 to 32 of months 00 to 13, those of the calendar are days', () => {
  expect(tryCalendar(1900, 2100)).toEqual({ tried: 201 * 14 * 33, wrong: [] });
});

/** The same by the calendar of `Date`: a day that does not exist comes back as another one, or not at all. */
const comesBack = (text: string): boolean => {
  const at = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-/.test(text) && !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
};

test('property: a day is what `Date` gives back unchanged, near ones, all years and other texts alike', () => {
  const part = (max: number, width: number) =>
    fc.integer({ min: 0, max }).map((number) => String(number).padStart(width, '0'));
  const near = fc.tuple(part(9999, 4), part(14, 2), part(33, 2)).map((parts) => parts.join('-'));
  const signs = fc.string({ unit: fc.constantFrom(...'0123456789-/T: +\n٠١²'), maxLength: 12 });
  fc.assert(
    fc.property(fc.oneof(near, isoDates, signs, fc.string()), (text) => isIsoDate(text) === comesBack(text)),
    { numRuns: 2000 },
  );
});

test('property: display and ISO form are the same date', () => {
  fc.assert(fc.property(isoDates, (date) => parseDisplayDate(formatDisplayDate(date)) === date));
});

test('property: adding days and counting them agree', () => {
  fc.assert(
    fc.property(isoDates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days);
    }),
  );
});

test('what is no date is not written as one', () => {
  expect(formatDisplayDate('1990-07-05')).toBe('05/07/1990');
  expect(['', '1990-7-5', '2023-02-29'].map(formatDisplayDate)).toEqual(['', '', '']);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-11-21', 12, '2027-11-21'],
])('%s plus %i months is %s', (date, months, result) => {
  expect(addMonths(date, months)).toBe(result);
});

test.each([
  ['1990-07-05', '2026-07-04', 35],
  ['1990-07-05', '2026-07-05', 36],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2026-11-21', '2026-11-21', 0],
])('somebody born on %s is on %s %i years old', (birth, date, age) => {
  expect(ageOn(birth, date)).toBe(age);
});

test('a text that is no date is refused loudly', () => {
  expect(() => addDays('21/11/2026', 1)).toThrow(RangeError);
});

test('the day changes at midnight in Istanbul, three hours before UTC', () => {
  expect(todayInIstanbul(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21');
  expect(todayInIstanbul(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22');
});
