import type { CancellationAction } from '@sigorta/contracts/panel/cancellations';
import type { NoticeInScope } from './rows.ts';

/**
 * What a person may do: ask the insurer and write down its answer while the policy stands. Money that has to be sent by
 * hand once it is cancelled is closed at the payment.
 */
export function actionsOf({
  state,
  policy_state,
  is_stuck,
}: Pick<NoticeInScope, 'state' | 'policy_state' | 'is_stuck'>): CancellationAction[] {
  /* all was to go back, and the insurer said no: it is taken up again at the payment, or stays as it is */
  if (state === 'REFUSED' && is_stuck) return ['refused'];
  if (state === 'REQUESTED') return ['ask-again'];
  if (state === 'UNKNOWN') return ['ask-again', 'cancelled', 'refused'];
  if (state !== 'MANUAL') return [];
  return policy_state === 'CANCELLED' ? [] : ['ask-again', 'cancelled', 'refused'];
}
