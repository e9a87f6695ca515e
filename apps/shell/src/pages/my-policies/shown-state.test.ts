import { purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import { expect, test } from 'vitest';
import { shownState } from './shown-state.ts';
import { tr } from './texts/tr.ts';

test.each([
  ['2026-11-20T21:00:00.000Z', '2026-11-22', 'ended'],
  ['2026-11-22T21:00:00.000Z', '2026-11-22', 'issued'],
  [null, '2026-11-22', 'issued'],
  ['2020-01-01T21:00:00.000Z', null, 'issued'],
])('a policy until %s is on %s %s', (endsAt, today, shown) => {
  expect(shownState({ state: 'issued', endsAt, cancellation: null }, today)).toBe(shown);
});

test('a refunded purchase stays refunded', () => {
  expect(
    shownState({ state: 'refunded', endsAt: '2020-01-01T00:00:00.000Z', cancellation: null }, '2026-11-22'),
  ).toBe('refunded');
});

test.each([
  ['passing-on', 'cancelling'],
  ['manual', 'cancelling'],
  ['refund-due', 'cancelled'],
  ['refunded', 'cancelled'],
  ['refused', 'issued'],
] as const)('a cancellation that is %s makes it %s', (cancellation, shown) => {
  expect(shownState({ state: 'issued', endsAt: null, cancellation }, '2026-11-22')).toBe(shown);
});

test('every state has its words', () => {
  for (const state of [...purchaseStates, 'ended', 'cancelling', 'cancelled'])
    expect(tr).toHaveProperty([`state.${state}`]);
});
