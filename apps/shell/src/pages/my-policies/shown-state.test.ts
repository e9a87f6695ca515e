import { purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import { expect, test } from 'vitest';
import { shownState } from './shown-state.ts';
import { tr } from './texts/tr.ts';

const coverTo = (lastDay: string | null) => (lastDay === null ? null : { firstDay: '2019-01-01', lastDay });

test.each([
  ['2026-11-21', '2026-11-22', 'ended'],
  ['2026-11-22', '2026-11-22', 'issued'],
  [null, '2026-11-22', 'issued'],
  ['2020-01-01', null, 'issued'],
])('a policy until %s is on %s %s', (lastDay, today, shown) => {
  expect(shownState({ state: 'issued', cover: coverTo(lastDay), cancellation: null }, today)).toBe(shown);
});

test('a refunded purchase stays refunded', () => {
  expect(
    shownState({ state: 'refunded', cover: coverTo('2020-01-01'), cancellation: null }, '2026-11-22'),
  ).toBe('refunded');
});

test.each([
  ['passing-on', 'cancelling'],
  ['manual', 'cancelling'],
  ['refund-due', 'cancelled'],
  ['refunded', 'cancelled'],
  ['refused', 'issued'],
] as const)('a cancellation that is %s makes it %s', (cancellation, shown) => {
  expect(shownState({ state: 'issued', cover: null, cancellation }, '2026-11-22')).toBe(shown);
});

test('every state has its words', () => {
  for (const state of [...purchaseStates, 'ended', 'cancelling', 'cancelled'])
    expect(tr).toHaveProperty([`state.${state}`]);
});
