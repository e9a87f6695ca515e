import { codeOf, type GatewayErrorCode } from '@sigorta/gateway-client/gateway-error';
import { useBoot } from '@sigorta/runtime/runtime';
import { useEffect, useState } from 'react';
import { gatewayOf } from '../load/gateway-of.ts';
import { isSettled, nextWait, type Purchase } from './polling.ts';

export interface PurchaseWatch {
  /** the last known state; stays while a later look fails */
  purchase: Purchase | null;
  /** of the last look */
  error: GatewayErrorCode | null;
  retry: () => void;
}

/** Looks at a purchase again and again, ever more slowly, until nothing can change. A reload starts anew. */
export function usePurchase(purchaseId: string): PurchaseWatch {
  const boot = useBoot();
  const [purchase, setPurchase] = useState<Purchase | null>(null);
  const [error, setError] = useState<GatewayErrorCode | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    const again = (): void => {
      looks += 1;
      timer = setTimeout(look, nextWait(looks));
    };
    const look = async (): Promise<void> => {
      try {
        const { fetchPurchase } = await import('@sigorta/gateway-client/fetch-purchase');
        const answer = await fetchPurchase(gatewayOf(boot), { purchaseId }, { signal: leaving.signal });
        setPurchase(answer);
        setError(null);
        if (!isSettled(answer)) again();
      } catch (problem) {
        if (leaving.signal.aborted) return;
        const code = codeOf(problem);
        setError(code);
        if (code !== 'not-found') again();
      }
    };
    void look();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [purchaseId, boot, attempt]);
  return { purchase, error, retry: () => setAttempt((count) => count + 1) };
}
