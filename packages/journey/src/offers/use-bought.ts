import { offerDetail } from '@sigorta/contracts/operations/offer-detail';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFresh, leaveQuote } from './quote-feeds.ts';

/**
 * What was bought with a quote, or is being paid; null while it may be bought from, and where nobody can tell. Asked when its list is
 * seen again, after the way back, a reload or another tab: a list that has just come is not asked about.
 */
export function useBought(quoteId: string, offerId: string | undefined): string | null {
  const [isSeenAgain, setSeenAgain] = useState(() => !isFresh(quoteId));
  const { answer, retry } = useQuery(offerDetail, isSeenAgain && offerId ? { offerId } : null);
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return;
    if (isSeenAgain) retry();
    else setSeenAgain(true);
  });
  useEffect(() => {
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      leaveQuote(quoteId);
    };
  }, [quoteId]);
  return answer?.quotePurchaseId ?? null;
}
