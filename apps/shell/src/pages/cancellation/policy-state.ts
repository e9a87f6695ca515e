import type { CancellablePolicy, CancellationState } from '@sigorta/contracts/cancellation';

type Shown = 'active' | NonNullable<CancellablePolicy['blocked']> | 'passing-on' | 'refused' | 'refund-due';
export type PolicyState = Shown | 'refunded' | 'closed' | 'manual';

/** What stands on a policy's badge: its cancellation, else whether it can be ended. */
export const policyState = ({ blocked, cancellation }: CancellablePolicy): PolicyState =>
  cancellation && (cancellation.state !== 'refused' || blocked === null)
    ? cancellation.state
    : (blocked ?? 'active');

const moving: readonly CancellationState[] = ['passing-on', 'refund-due', 'manual'];

/** Nothing can change any more that the buyer would see. */
export const isSettled = ({ cancellation }: Pick<CancellablePolicy, 'cancellation'>): boolean =>
  cancellation === null || !moving.includes(cancellation.state);

/** A notice that is not refused: there is something to follow and nothing to ask. */
export const isFollowed = ({ cancellation }: CancellablePolicy): boolean =>
  cancellation !== null && cancellation.state !== 'refused';

const tones = {
  active: 'ok',
  used: 'neutral',
  state: 'info',
  'passing-on': 'info',
  refused: 'bad',
  'refund-due': 'info',
  refunded: 'neutral',
  closed: 'neutral',
  manual: 'warn',
} as const;

export const toneOf = (state: PolicyState): (typeof tones)[PolicyState] => tones[state];
