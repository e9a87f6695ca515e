import {
  type CancellationRefusal,
  type CancellationState,
  cancellationRefusals,
} from '@sigorta/contracts/cancellation';
import type { CancellationRowState } from '../../platform/transitions/states.ts';

const states: Record<CancellationRowState, CancellationState> = {
  REQUESTED: 'passing-on',
  SENT: 'passing-on',
  UNKNOWN: 'passing-on',
  ACCEPTED: 'closed',
  REFUND_DUE: 'refund-due',
  REFUNDED: 'refunded',
  REFUSED: 'refused',
  MANUAL: 'manual',
};

/** What the buyer may know: until the insurer answered, whatever goes on, the notice is being passed on. */
export const publicCancellation = (state: CancellationRowState): CancellationState => states[state];

/** An insurer's own word for its no, as one of ours. */
export const publicRefusal = (reason: string | null): CancellationRefusal | null =>
  reason === null ? null : (cancellationRefusals.find((known) => known === reason) ?? 'other');
