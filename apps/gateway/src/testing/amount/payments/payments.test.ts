import { expect, test } from 'vitest';
import { walkAll } from '../run.ts';
import { paymentWalks } from './walk-payments.ts';

test('on random walks through typed payments, links, devices, transfers and hours the bank takes what was last shown and accepted', {
  timeout: 180_000,
}, async () => {
  const { broken, charged, refusals, paidByTransfer, verdicts } = await walkAll({
    walks: 40,
    seed: 1,
    ...paymentWalks,
  });
  expect(broken.slice(0, 3)).toEqual([]);
  expect(charged).toBeGreaterThan(10);
  expect(paidByTransfer).toBeGreaterThan(2);
  expect(refusals.size).toBeGreaterThan(3);
  expect(verdicts.size).toBeGreaterThan(1);
});
