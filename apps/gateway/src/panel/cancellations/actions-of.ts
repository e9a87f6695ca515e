import type { CancellationAction } from '@sigorta/contracts/panel/cancellations';
import type { NoticeInScope } from './rows.ts';

/**
 * What a person may do: ask the insurer and write down its answer while the policy stands. Money that has to be sent by
 * hand once it is cancelled is closed at the payment.
 */
export function actionsOf({
  state,
  policy_state,
}: Pick<NoticeInScope, 'state' | 'policy_state'>): CancellationAction[] {
  if (state === 'REQUESTED') return ['ask-again'];
  if (state === 'UNKNOWN') return ['ask-again', 'cancelled', 'refused'];
  if (state !== 'MANUAL') return [];
  return policy_state === 'CANCELLED' ? [] : ['ask-again', 'cancelled', 'refused'];
}
