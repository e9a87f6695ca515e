import { savedQuote } from '@sigorta/contracts/operations/saved-quote';
import { savedQuoteRefresh } from '@sigorta/contracts/operations/saved-quote-refresh';
import { useAction } from '@sigorta/gateway-client/react/use-action';
import { useQuery } from '@sigorta/gateway-client/react/use-query';

export interface Refresh {
  state: 'idle' | 'busy' | 'done' | 'failed';
  /** a code of the closed list, or a lost connection */
  code: string | null;
}

/** What a link shows, and asking the insurers again. */
export function useSavedQuote(token: string) {
  const query = useQuery(savedQuote, { token });
  const { state, code, act } = useAction(savedQuoteRefresh);
  const askAgain = async (): Promise<void> => {
    const fresh = await act({ token });
    if (fresh) query.replace(fresh);
  };
  return { query, refresh: { state, code } satisfies Refresh, askAgain };
}
