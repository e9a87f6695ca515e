import { useGateway } from '@sigorta/gateway-client/react/use-gateway';
import { useMemo, useSyncExternalStore } from 'react';
import { quoteFeed } from './quote-feeds.ts';
import { noQuote, type QuoteState } from './quote-state.ts';

/** A quote as it fills. In the browser only. */
export function useQuote(quoteId: string): { quote: QuoteState; retry: () => void } {
  const gateway = useGateway();
  const feed = useMemo(() => quoteFeed(gateway(), quoteId), [gateway, quoteId]);
  const quote = useSyncExternalStore(feed.subscribe, feed.get, () => noQuote);
  return { quote, retry: feed.retry };
}
