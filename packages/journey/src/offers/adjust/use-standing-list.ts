import { useEffect, useState } from 'react';
import type { QuoteState } from '../quote-state.ts';

/** Offers that are there this long are shown, whoever is still to answer. */
const patienceMs = 2_500;

/**
 * The list that stands: that of the quote in the address once its offers have come, until then the one before it. A quote that
 * is the first one stands at once.
 */
export function useStandingList(quoteId: string, quote: QuoteState): { list: QuoteState; isOld: boolean } {
  const [patientFor, setPatientFor] = useState<string | null>(null);
  const [stood, setStood] = useState<{ quoteId: string; list: QuoteState } | null>(null);
  const hasOffers = quote.offers.length > 0;
  useEffect(() => {
    if (!hasOffers) return;
    const timer = setTimeout(() => setPatientFor(quoteId), patienceMs);
    return () => clearTimeout(timer);
  }, [quoteId, hasOffers]);
  const hasCome = quote.phase !== 'running' || patientFor === quoteId;
  const isFirst = stood === null || stood.quoteId === quoteId;
  if ((hasCome || isFirst) && (stood?.quoteId !== quoteId || stood.list !== quote))
    setStood({ quoteId, list: quote });
  return hasCome || isFirst ? { list: quote, isOld: false } : { list: stood.list, isOld: true };
}
