import type { CancellablePolicy } from '@sigorta/contracts/cancellation';
import { fetchCancellation } from '@sigorta/gateway-client/fetch-cancellation';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { useEffect, useState } from 'react';
import { useGateway } from '../my-policies/use-my-policies.ts';
import { nextLook } from './next-look.ts';

export interface PolicyWatch {
  /** the last that was seen; stays while a later look fails */
  policy: CancellablePolicy | null;
  problem: 'gone' | 'failed' | null;
  retry: () => void;
  /** what a request was answered with */
  show: (policy: CancellablePolicy) => void;
}

/** One policy, looked at again and again while its cancellation is under way. A reload starts anew. */
export function usePolicy(purchaseId: string): PolicyWatch {
  const gateway = useGateway();
  const [policy, setPolicy] = useState<CancellablePolicy | null>(null);
  const [problem, setProblem] = useState<PolicyWatch['problem']>(null);
  const [round, setRound] = useState(0);
  // A new round looks at once.
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    const again = (wait: number | null): void => {
      looks += 1;
      if (wait !== null) timer = setTimeout(look, wait);
    };
    const look = async (): Promise<void> => {
      try {
        const seen = await fetchCancellation(gateway(), { purchaseId }, { signal: left.signal });
        setPolicy(seen);
        setProblem(null);
        again(nextLook(seen.cancellation?.state ?? null, looks));
      } catch (error) {
        if (left.signal.aborted) return;
        const isGone = codeOf(error) === 'not-found';
        setProblem(isGone ? 'gone' : 'failed');
        if (!isGone) again(nextLook('passing-on', looks));
      }
    };
    void look();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [gateway, purchaseId, round]);
  const retry = (): void => setRound((count) => count + 1);
  return {
    policy,
    problem,
    retry,
    show: (seen) => {
      setPolicy(seen);
      retry();
    },
  };
}
