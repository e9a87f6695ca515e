import { useBoot } from '@sigorta/runtime/runtime';
import { useMemo, useSyncExternalStore } from 'react';
import { gatewayOf } from '../load/gateway-of.ts';
import { quoteFeed } from './quote-feeds.ts';
import { noQuote, type QuoteState } from './quote-state.ts';

/** A quote as it fills. In the browser only. */
export function useQuote(quoteId: string): { quote: QuoteState; retry: () => void } {
  const boot = useBoot();
  const feed = useMemo(() => quoteFeed(gatewayOf(boot), quoteId), [boot, quoteId]);
  const quote = useSyncExternalStore(feed.subscribe, feed.get, () => noQuote);
  return { quote, retry: feed.retry };
}
