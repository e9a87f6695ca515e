import { useSearchParams } from '@sigorta/runtime/runtime';
import { ComparePage } from './compare/ComparePage.tsx';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { useLanded } from './loading/use-landed.ts';
import { NoOffers } from './NoOffers.tsx';
import { OfferList } from './OfferList.tsx';
import { useQuote } from './use-quote.ts';

const compareKey = 'karsilastir';

/** One of: waiting, nothing came, side by side, the list. */
export function QuoteView({ quoteId }: { quoteId: string }) {
  const { quote, retry } = useQuote(quoteId);
  const [query, setQuery] = useSearchParams();
  const hasOffers = quote.offers.length > 0;
  const landed = useLanded(hasOffers, quote.phase !== 'running');

  if (!hasOffers && quote.phase !== 'running') return <NoOffers quote={quote} onRetry={retry} />;
  if (!landed) return <LoadingScreen quote={quote} />;

  /* the chosen offers stand in the address: back closes the table, reload keeps it */
  const chosen = (query.get(compareKey) ?? '').split(',');
  const compared = quote.offers.filter(({ id }) => chosen.includes(id));
  const setCompared = (ids: readonly string[]): void =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (ids.length > 0) next.set(compareKey, ids.join(','));
      else next.delete(compareKey);
      return next;
    });
  return compared.length >= 2 ? (
    <ComparePage quote={quote} offers={compared} onClose={() => setCompared([])} />
  ) : (
    <OfferList quote={quote} onRetry={retry} onCompare={setCompared} />
  );
}
