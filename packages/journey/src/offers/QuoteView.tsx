import { useSearchParams } from '@sigorta/runtime/runtime';
import { useAdjust } from './adjust/use-adjust.tsx';
import { useStandingList } from './adjust/use-standing-list.ts';
import { BoughtQuote } from './bought-quote.ts';
import { ComparePage } from './compare/ComparePage.tsx';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { useLanded } from './loading/use-landed.ts';
import { NoOffers } from './NoOffers.tsx';
import { OfferList } from './OfferList.tsx';
import { useBought } from './use-bought.ts';
import { useQuote } from './use-quote.ts';

const compareKey = 'karsilastir';

interface QuoteViewProps {
  quoteId: string;
  /** the answers were moved: this is their quote */
  onMoved: (quoteId: string) => void;
}

/** One of: waiting, nothing came, side by side, the list. */
export function QuoteView({ quoteId, onMoved }: QuoteViewProps) {
  const asked = useQuote(quoteId);
  const { retry } = asked;
  const { list: quote, isOld } = useStandingList(quoteId, asked.quote);
  const adjust = useAdjust(quote, onMoved);
  const [query, setQuery] = useSearchParams();
  const hasOffers = quote.offers.length > 0;
  const bought = useBought(quoteId, quote.offers[0]?.id);
  const landed = useLanded(hasOffers, quote.phase !== 'running');

  if (!hasOffers && quote.phase !== 'running')
    return <NoOffers quote={quote} onRetry={retry} adjust={adjust} />;
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
  return (
    <BoughtQuote value={bought}>
      {compared.length >= 2 ? (
        <ComparePage quote={quote} offers={compared} onClose={() => setCompared([])} />
      ) : (
        <OfferList quote={quote} isOld={isOld} onRetry={retry} onCompare={setCompared} adjust={adjust} />
      )}
    </BoughtQuote>
  );
}
