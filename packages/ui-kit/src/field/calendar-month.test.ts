import { expect, test } from 'vitest';
import { clampDate, firstWeekday, weeksOf } from './calendar-month.ts';

test.each([
  ['tr', '2026-12-01', '2026-11-30'],
  ['ar', '2026-12-01', '2026-11-28'],
  ['tr', '2027-02-14', '2027-02-01'],
  ['ru', '2026-11-21', '2026-10-26'],
] as const)('the sheet of %s %s begins on %s', (language, month, first) => {
  expect(weeksOf(month, firstWeekday(language))[0]?.[0]).toBe(first);
});

test('every day of a leap February is on its sheet once', () => {
  const days = weeksOf('2028-02-10', 1).flat();
  expect(days).toHaveLength(42);
  expect(new Set(days).size).toBe(42);
  expect(days.filter((day) => day.startsWith('2028-02'))).toHaveLength(29);
});

test.each([
  ['2026-01-01', '2026-02-01', '', '2026-02-01'],
  ['2026-03-01', '2026-02-01', '2026-02-10', '2026-02-10'],
  ['2026-02-05', '2026-02-01', '2026-02-10', '2026-02-05'],
  ['2026-02-05', '', '', '2026-02-05'],
])('%s between %j and %j is %s', (date, min, max, expected) => {
  expect(clampDate(date, min, max)).toBe(expected);
});
