import type { CancellablePolicy, CancellationReason } from '@sigorta/contracts/cancellation';
import { cancellationRequest } from '@sigorta/contracts/operations/cancellation-request';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import type { CancellationText } from './use-cancellation-texts.ts';

const problems: Partial<Record<GatewayErrorCode, CancellationText>> = {
  'cancellation-amount-changed': 'confirm.changed',
  'cancellation-not-possible': 'blocked.state',
  'not-found': 'gone.text',
  'too-many-requests': 'error.tooMany',
  offline: 'error.offline',
  timeout: 'error.offline',
};

/**
 * Sends the notice; `asked` gets the policy as it then stands, `changed` says that the amount moved meanwhile. `problem` is a
 * key of the page's texts.
 */
export function useRequest(asked: (policy: CancellablePolicy) => void, changed: () => void) {
  const { state, code, attempt } = useAction(cancellationRequest);
  const ask = async (policy: CancellablePolicy, reason: CancellationReason | null): Promise<void> => {
    const { purchaseId, estimate } = policy;
    const end = await attempt({ purchaseId, acceptedRefund: estimate.refund, reason });
    if (end.state === 'done') asked(end.answer);
    if (end.code === 'cancellation-amount-changed') changed();
  };
  return { busy: state === 'busy', problem: code && (problems[code] ?? 'error.other'), ask };
}
