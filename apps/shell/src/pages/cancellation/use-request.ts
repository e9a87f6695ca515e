import type { CancellablePolicy, CancellationReason } from '@sigorta/contracts/cancellation';
import { codeOf, type GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { requestCancellation } from '@sigorta/gateway-client/request-cancellation';
import { useState } from 'react';
import { useGateway } from '../my-policies/use-my-policies.ts';
import type { CancellationText } from './use-cancellation-texts.ts';

export interface Asking {
  busy: boolean;
  /** key of the page's texts */
  problem: CancellationText | null;
}

const problems: Partial<Record<GatewayErrorCode, CancellationText>> = {
  'cancellation-amount-changed': 'confirm.changed',
  'cancellation-not-possible': 'blocked.state',
  'not-found': 'gone.text',
  'too-many-requests': 'error.tooMany',
  offline: 'error.offline',
  timeout: 'error.offline',
};

/** Sends the notice; `asked` gets the policy as it then stands, `changed` says that the amount moved meanwhile. */
export function useRequest(asked: (policy: CancellablePolicy) => void, changed: () => void) {
  const gateway = useGateway();
  const [state, setState] = useState<Asking>({ busy: false, problem: null });
  const ask = async (policy: CancellablePolicy, reason: CancellationReason | null): Promise<boolean> => {
    if (state.busy) return false;
    setState({ busy: true, problem: null });
    try {
      const after = await requestCancellation(gateway(), {
        purchaseId: policy.purchaseId,
        acceptedRefund: policy.estimate.refund,
        reason,
      });
      setState({ busy: false, problem: null });
      asked(after);
      return true;
    } catch (error) {
      const code = codeOf(error);
      setState({ busy: false, problem: problems[code] ?? 'error.other' });
      if (code === 'cancellation-amount-changed') changed();
      return false;
    }
  };
  return { ...state, ask };
}
