import { expect, test } from 'vitest';
import { usualDaysBefore } from './renewal.ts';

test('a buyer is reminded a month, a fortnight and a week before (decision 0392)', () => {
  expect(usualDaysBefore).toEqual([30, 15, 7]);
});
