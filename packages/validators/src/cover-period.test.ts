import { expect, test } from 'vitest';
import {
  coverMomentsOf,
  coverPeriodOf,
  isCover,
  lastDayAfterDays,
  lastDayAfterMonths,
} from './cover-period.ts';
import { endOfDay, startOfDay } from './istanbul.ts';
import { tryBorders } from './testing/try-days.ts';

test('days are Istanbul days, covered from their first to their last minute', () => {
  const { startsAt, endsAt } = coverMomentsOf('2026-12-12', '2026-12-23');
  expect(startsAt.toISOString()).toBe('2026-12-11T21:00:00.000Z');
  expect(endsAt.toISOString()).toBe('2026-12-23T21:00:00.000Z');
});

/* from the time zone database: winters two hours ahead until 2016, summers three, some four, once midnight was skipped, and local time before that of 1880 */
test.each([
  ['2026-11-22', '2026-11-21T21:00:00.000Z'],
  ['2016-09-08', '2016-09-07T21:00:00.000Z'],
  ['2016-01-15', '2016-01-14T22:00:00.000Z'],
  ['2016-03-27', '2016-03-26T22:00:00.000Z'],
  ['2015-11-08', '2015-11-07T21:00:00.000Z'],
  ['2015-11-09', '2015-11-08T22:00:00.000Z'],
  ['1983-08-01', '1983-07-31T20:00:00.000Z'],
  ['1970-05-03', '1970-05-02T22:00:00.000Z'],
  ['1879-06-01', '1879-05-31T22:04:08.000Z'],
])('%s begins at %s', (day, at) => {
  expect(startOfDay(day).toISOString()).toBe(at);
});

/* 201 years, 49 of them leap years: every fourth but 1900 and 2100 */
test('every day of two centuries begins where the one before it ends', () => {
  expect(tryBorders('1900-01-01', '2100-12-31')).toEqual({ tried: 201 * 365 + 49, wrong: [] });
});

test('what is no day has no beginning', () => {
  for (const text of ['2026-02-30', '', 'soon']) expect(() => startOfDay(text)).toThrow(RangeError);
});

test.each([
  ['2026-12-12', '2026-12-23', '2026-12-12', '2026-12-23'],
  ['2028-02-29', '2028-02-29', '2028-02-29', '2028-02-29'],
  ['2026-12-31', '2027-01-01', '2026-12-31', '2027-01-01'],
  ['2016-03-27', '2016-11-06', '2016-03-27', '2016-11-06'],
  /* noon to noon: the day it ends on is reached into */
  ['2026-12-12T09:00:00Z', '2027-12-12T09:00:00Z', '2026-12-12', '2027-12-12'],
  /* a minute before and at midnight of Istanbul */
  ['2026-12-11T20:59:00Z', '2026-12-23T20:59:00Z', '2026-12-11', '2026-12-23'],
  ['2026-12-11T21:00:00Z', '2026-12-23T21:00:00Z', '2026-12-12', '2026-12-23'],
  ['2026-12-11T21:00:00Z', '2026-12-23T21:01:00Z', '2026-12-12', '2026-12-24'],
])('%s to %s insures %s to %s', (start, end, firstDay, lastDay) => {
  expect(coverPeriodOf(coverMomentsOf(start, end))).toEqual({ firstDay, lastDay });
});

test.each([
  ['2026-02-30', '2026-03-30'],
  ['2026-12-12', '2026-12-11'],
  ['2026-12-12', 'Dec 24'],
  ['', ''],
  ['2026-12-12T09:00:00Z', '2026-12-12T09:00:00Z'],
])('%s to %s is no cover', (start, end) => {
  expect(isCover(start, end)).toBe(false);
});

/* by hand, with the calendar */
test.each([
  ['2026-12-01', 12, '2027-11-30'],
  ['2027-01-01', 12, '2027-12-31'],
  ['2027-03-01', 12, '2028-02-29'],
  ['2028-02-28', 12, '2029-02-27'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-03-01', 12, '2029-02-28'],
  ['2026-12-01', 24, '2028-11-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-30', 1, '2027-02-28'],
  ['2027-01-28', 1, '2027-02-27'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 3, '2027-03-30'],
])('a cover from %s for %i months ends with %s', (first, months, last) => {
  expect(lastDayAfterMonths(first, months)).toBe(last);
});

test('a cover of fifteen days counts its first one', () => {
  expect(lastDayAfterDays('2026-12-20', 15)).toBe('2027-01-03');
  expect(lastDayAfterDays('2028-02-29', 1)).toBe('2028-02-29');
  expect(endOfDay('2028-02-29')).toEqual(startOfDay('2028-03-01'));
});

test('days in their order are a cover, one day too', () => {
  expect(isCover('2026-12-12', '2026-12-23')).toBe(true);
  expect(isCover('2026-12-12', '2026-12-12')).toBe(true);
});
