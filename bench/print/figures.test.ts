import { expect, test } from 'vitest';
import { median, percentile } from './figures.ts';
import { table } from './table.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [0.5, 5],
  [0.95, 10],
  [0.1, 1],
])('%d of ten values do not exceed %d', (share, expected) => {
  expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], share)).toBe(expected);
});

test('a table aligns text to the start and figures to the end', () => {
  expect(
    table(
      ['page', 'KB'],
      [
        ['home', 9],
        ['a form', 120],
      ],
    ),
  ).toBe('page     KB\n------  ---\nhome      9\na form  120');
});
