import {
  type CancellablePolicy,
  cancellationRefusals,
  cancellationStates,
} from '@sigorta/contracts/cancellation';
import { expect, test } from 'vitest';
import { isFollowed, isSettled, policyState } from './policy-state.ts';
import { tr } from './texts/tr.ts';
import { trackSteps } from './track-steps.ts';

const asked = (change: object): NonNullable<CancellablePolicy['cancellation']> => ({
  state: 'passing-on',
  kind: 'withdrawal',
  requestedAt: '2026-11-22T09:00:00Z',
  passOnBy: '2026-12-02T21:00:00Z',
  refundBy: null,
  refund: { minor: 1, currency: 'TRY' },
  expected: { minor: 1, currency: 'TRY' },
  refusal: null,
  settledAt: null,
  ...change,
});
const policy = (blocked: CancellablePolicy['blocked'], change: object | null): CancellablePolicy =>
  ({ blocked, cancellation: change && asked(change) }) as CancellablePolicy;

test.each([
  [null, null, 'active', false],
  ['used', null, 'used', false],
  [null, { state: 'passing-on' }, 'passing-on', true],
  [null, { state: 'refused' }, 'refused', false],
  ['used', { state: 'refused' }, 'used', false],
  [null, { state: 'refunded' }, 'refunded', true],
] as const)('blocked %j with a notice %j is shown as %s', (blocked, change, shown, followed) => {
  expect(policyState(policy(blocked, change))).toBe(shown);
  expect(isFollowed(policy(blocked, change))).toBe(followed);
});

test.each([
  [{ state: 'passing-on' }, 'done now later later'],
  [{ state: 'refund-due', refundBy: '2026-12-06T21:00:00Z' }, 'done done done now'],
  [
    { state: 'refunded', refundBy: '2026-12-06T21:00:00Z', settledAt: '2026-11-22T09:01:00Z' },
    'done done done done',
  ],
  [{ state: 'closed', refundBy: '2026-12-06T21:00:00Z' }, 'done done done'],
  [{ state: 'manual' }, 'done now later later'],
  [{ state: 'manual', refundBy: '2026-12-06T21:00:00Z' }, 'done done done now'],
])('%j is drawn as %s', (change, drawn) => {
  expect(
    trackSteps(asked(change))
      .map(({ state }) => state)
      .join(' '),
  ).toBe(drawn);
});

test('every state and every refusal has its words', () => {
  for (const state of [...cancellationStates, 'active', 'used', 'state'])
    expect(tr).toHaveProperty([`state.${state}`]);
  for (const state of cancellationStates) expect(tr).toHaveProperty([`track.title.${state}`]);
  for (const refusal of cancellationRefusals) expect(tr).toHaveProperty([`refusal.${refusal}`]);
});

test('a policy is asked for again only while its cancellation moves', () => {
  const moving = ['passing-on', 'refund-due', 'manual'];
  for (const state of cancellationStates) {
    expect(isSettled(policy(null, { state }))).toBe(!moving.includes(state));
  }
  expect(isSettled(policy(null, null))).toBe(true);
});
