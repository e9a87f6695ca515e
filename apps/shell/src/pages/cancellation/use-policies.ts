import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { fetchCancellablePolicies } from '@sigorta/gateway-client/fetch-cancellable-policies';
import { useEffect, useState } from 'react';
import { useGateway } from '../my-policies/use-my-policies.ts';

export type PoliciesState =
  | { at: 'loading' | 'failed' }
  | { at: 'ready'; phoneEnd: string | null; policies: readonly CancellablePolicy[] };

/** Policies this browser may cancel; `show` takes in what was found by number. */
export function usePolicies() {
  const gateway = useGateway();
  const [state, setState] = useState<PoliciesState>({ at: 'loading' });
  const [round, setRound] = useState(0);
  // A new round asks again.
  useEffect(() => {
    const left = new AbortController();
    fetchCancellablePolicies(gateway(), { signal: left.signal })
      .then((answer) => setState({ at: 'ready', ...answer }))
      .catch(() => {
        if (!left.signal.aborted) setState({ at: 'failed' });
      });
    return () => left.abort();
  }, [gateway, round]);
  return {
    state,
    retry: () => {
      setState({ at: 'loading' });
      setRound(round + 1);
    },
  };
}
