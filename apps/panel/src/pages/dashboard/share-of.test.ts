import { expect, test } from 'vitest';
import { scaleTop, shareOf } from './share-of.ts';

test('a share is rounded to full percents, and nothing has no share', () => {
  expect(shareOf(23, 64)).toBe(0.36);
  expect(shareOf(0, 5)).toBe(0);
  expect(shareOf(3, 0)).toBeNull();
});

test.each([
  [0, 4],
  [3, 4],
  [5, 8],
  [66, 80],
  [81, 100],
  [400, 400],
  [401, 800],
])('values up to %i stand on a scale up to %i', (most, top) => {
  expect(scaleTop(most)).toBe(top);
});
