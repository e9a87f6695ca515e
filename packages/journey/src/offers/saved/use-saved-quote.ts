import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';
import { fetchSavedQuote } from '@sigorta/gateway-client/fetch-saved-quote';
import { codeOf } from '@sigorta/gateway-client/gateway-error';
import { refreshSavedQuote } from '@sigorta/gateway-client/refresh-saved-quote';
import { useBoot } from '@sigorta/runtime/runtime';
import { useState } from 'react';
import { gatewayOf } from '../../load/gateway-of.ts';
import { type Load, useLoad } from '../../load/use-load.ts';

export interface Refresh {
  state: 'idle' | 'busy' | 'done' | 'failed';
  /** a code of the closed list, or a lost connection */
  error: string | null;
}

/** What a link shows, and asking the insurers again. */
export function useSavedQuote(token: string) {
  const boot = useBoot();
  const { load, retry } = useLoad(token, (signal) => fetchSavedQuote(gatewayOf(boot), { token }, { signal }));
  const [fresh, setFresh] = useState<SavedQuoteView | null>(null);
  const [refresh, setRefresh] = useState<Refresh>({ state: 'idle', error: null });
  const askAgain = async (): Promise<void> => {
    if (refresh.state === 'busy') return;
    setRefresh({ state: 'busy', error: null });
    try {
      setFresh(await refreshSavedQuote(gatewayOf(boot), { token }));
      setRefresh({ state: 'done', error: null });
    } catch (error) {
      setRefresh({ state: 'failed', error: codeOf(error) });
    }
  };
  const shown: Load<SavedQuoteView> = fresh ? { state: 'ready', value: fresh } : load;
  return { load: shown, retry, refresh, askAgain };
}
