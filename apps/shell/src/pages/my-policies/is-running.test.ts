import { purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import { expect, test } from 'vitest';
import { isRunning } from './is-running.ts';

test('every state is either still moving or over', () => {
  expect(purchaseStates.filter((state) => !isRunning({ state })).toSorted()).toEqual([
    'declined',
    'expired',
    'issued',
    'refunded',
  ]);
});
