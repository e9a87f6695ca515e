import { expect, test } from 'vitest';
import { interleave } from './interleaving.ts';

test('no step of a purchase is refused because of a release, and each is declared by its pin', async () => {
  const { broken, crossed } = await interleave({ count: 60, seed: 1 });
  expect(broken).toEqual([]);
  /* most steps met another release than their own, or none */
  expect(crossed).toBeGreaterThan(8);
});
