import type { CancellablePolicy, CancellationState } from '@sigorta/contracts/cancellation';

type StepState = 'done' | 'now' | 'later';

export interface TrackStep {
  id: 'asked' | 'pass' | 'accepted' | 'money';
  state: StepState;
  /** UTC instant that stands beside it: when it happened, or by when it will have; null for none */
  at: string | null;
}

/** How many of the four steps are done. */
const done: Record<Exclude<CancellationState, 'refused' | 'manual'>, number> = {
  'passing-on': 1,
  'refund-due': 3,
  refunded: 4,
  closed: 3,
};

/** A notice's way; with a person it stands where it stood: the insurer's answer tells by `refundBy`. */
export function trackSteps(cancellation: NonNullable<CancellablePolicy['cancellation']>): TrackStep[] {
  const { state, requestedAt, passOnBy, refundBy, settledAt } = cancellation;
  const count = state === 'refused' || state === 'manual' ? (refundBy === null ? 1 : 3) : done[state];
  const steps: [TrackStep['id'], string | null][] = [
    ['asked', requestedAt],
    ['pass', count > 1 ? null : passOnBy],
    ['accepted', null],
    ['money', settledAt ?? refundBy],
  ];
  return steps
    .filter(([id]) => !(state === 'closed' && id === 'money'))
    .map(([id, at], index) => ({
      id,
      at,
      state: index < count ? 'done' : index === count ? 'now' : 'later',
    }));
}
