import type { CancellablePolicy, CancellationReason } from '@sigorta/contracts/cancellation';
import { cancellationRequest } from '@sigorta/contracts/operations/cancellation-request';
import type { GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import type { CancellationText } from './use-cancellation-texts.ts';

const problems: Partial<Record<GatewayErrorCode, CancellationText>> = {
  'cancellation-amount-changed': 'confirm.changed',
  'cancellation-not-possible': 'blocked.state',
  'too-many-requests': 'error.tooMany',
  offline: 'error.offline',
  timeout: 'error.offline',
};

interface Ends {
  /** with the policy as it then stands */
  asked: (policy: CancellablePolicy) => void;
  /** the amount moved meanwhile */
  changed: () => void;
  /** the session that may see the policy has ended */
  gone: () => void;
}

/** Sends the notice and tells how that ended; `problem` is a key of the page's texts. */
export function useRequest({ asked, changed, gone }: Ends) {
  const { state, code, attempt } = useAction(cancellationRequest);
  const ask = async (policy: CancellablePolicy, reason: CancellationReason | null): Promise<void> => {
    const { purchaseId, estimate } = policy;
    const end = await attempt({ purchaseId, acceptedRefund: estimate.refund, reason });
    if (end.state === 'done') asked(end.answer);
    if (end.code === 'cancellation-amount-changed') changed();
    if (end.code === 'not-found') gone();
  };
  return { busy: state === 'busy', problem: code && (problems[code] ?? 'error.other'), ask };
}
