import { expect, test } from 'vitest';
import { columnsFor, firstProducts } from './product-rows.ts';

test('the home page begins with eight products', () => {
  expect(firstProducts).toBe(8);
});

test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 4],
  [7, 4],
  [8, 4],
  [19, 4],
])('%i cards stand in rows of %i', (cards, columns) => {
  expect(columnsFor(cards)).toBe(columns);
});
