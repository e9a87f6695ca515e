import { useAdjust } from './adjust/use-adjust.tsx';
import { useStandingList } from './adjust/use-standing-list.ts';
import { BoughtQuote } from './bought-quote.ts';
import { ListOrTable } from './ListOrTable.tsx';
import { LoadingScreen } from './loading/LoadingScreen.tsx';
import { useLanded } from './loading/use-landed.ts';
import { NoOffers } from './NoOffers.tsx';
import { useBought } from './use-bought.ts';
import { useQuote } from './use-quote.ts';

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
  const hasOffers = quote.offers.length > 0;
  const bought = useBought(quoteId, quote.offers[0]?.id);
  const landed = useLanded(hasOffers, quote.phase !== 'running');

  if (!hasOffers && quote.phase !== 'running')
    return <NoOffers quote={quote} onRetry={retry} adjust={adjust} />;
  if (!landed) return <LoadingScreen quote={quote} />;

  return (
    <BoughtQuote value={bought}>
      <ListOrTable quote={quote} isOld={isOld} adjust={adjust} onRetry={retry} />
    </BoughtQuote>
  );
}
