import { expect, test } from 'vitest';
import { bornYearsAgo } from './born-years-ago.ts';

test.each([
  ['2026-01-01', 35, '1991-01-01'],
  ['2026-12-31', 35, '1991-01-01'],
  ['2027-01-01', 0, '2027-01-01'],
])('on %s somebody of %i was born on %s', (today, age, born) => {
  expect(bornYearsAgo(today, age)).toBe(born);
});
