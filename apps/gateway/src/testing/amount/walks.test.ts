import { expect, test } from 'vitest';
import { walkAll } from './run.ts';

test('on random walks through rates, tariffs, coupons, installments, hours and tabs the bank takes what was last shown and accepted', {
  timeout: 180_000,
}, async () => {
  const { broken, charged, refusals } = await walkAll({ walks: 40, seed: 1 });
  expect(broken.slice(0, 3)).toEqual([]);
  expect(charged).toBeGreaterThan(10);
  expect(refusals.size).toBeGreaterThan(1);
});
