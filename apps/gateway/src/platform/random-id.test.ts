import { expect, test } from 'vitest';
import { isRandomId, randomId } from './random-id.ts';

const many = Array.from({ length: 50_000 }, randomId);

test('each is another, also where the bits of many are used up', () => {
  expect(new Set(many).size).toBe(many.length);
  expect(many.every(isRandomId)).toBe(true);
});

test('every one of the 128 bits is as often set as not', () => {
  const set = Array.from({ length: 128 }, () => 0);
  for (const id of many) {
    const bytes = Buffer.from(id, 'base64url');
    for (let bit = 0; bit < 128; bit += 1)
      set[bit] = (set[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
  }
  /* seven standard deviations: one run in thousands of millions leaves them */
  const furthest = Math.max(...set.map((count) => Math.abs(count - many.length / 2)));
  expect(furthest).toBeLessThan(7 * Math.sqrt(many.length / 4));
});
