import { expect, test } from 'vitest';
import { walkAll } from './run.ts';

test('on random walks through rates, tariffs, coupons, tables of installments, transfers, hours and tabs the bank takes what was last shown and accepted', {
  timeout: 180_000,
}, async () => {
  const { broken, charged, refusals, paidByTransfer, verdicts } = await walkAll({ walks: 30, seed: 1 });
  expect(broken.slice(0, 3)).toEqual([]);
  expect(charged).toBeGreaterThan(10);
  expect(paidByTransfer).toBeGreaterThan(2);
  expect(refusals.size).toBeGreaterThan(1);
  expect(verdicts.size).toBeGreaterThan(1);
});
