import { useSearchParams } from '@sigorta/runtime/runtime';
import { use, useEffect, useRef, useState } from 'react';
import { AskedAgainStatus } from './AskedAgainStatus.tsx';
import type { Adjust } from './adjust/use-adjust.tsx';
import { BoughtQuote } from './bought-quote.ts';
import { ComparePage } from './compare/ComparePage.tsx';
import { OfferList } from './OfferList.tsx';
import type { QuoteState } from './quote-state.ts';
import { useAskingAgain } from './use-asking-again.ts';
import { useNow } from './use-now.ts';
import { useOfferChoice } from './use-offer-choice.ts';

const compareKey = 'karsilastir';

interface ListOrTableProps {
  quote: QuoteState;
  /** the answers have moved on: it cannot be bought from until those of the new ones are here */
  isOld: boolean;
  adjust: Adjust;
  onRetry: () => void;
}

/** The offers that came, as a list or side by side. What was chosen, sorted and filtered stays on the way there and back. */
export function ListOrTable({ quote, isOld, adjust, onRetry }: ListOrTableProps) {
  const [query, setQuery] = useSearchParams();
  const now = useNow();
  const isBought = use(BoughtQuote) !== null;
  const told = useAskingAgain(quote, !isOld && !isBought && quote.phase !== 'running', now);
  /* the compared offers stand in the address: back closes the table, reload keeps it */
  const inAddress = (query.get(compareKey) ?? '').split(',');
  const compared = quote.offers.filter(({ id }) => inAddress.includes(id));
  const isTable = compared.length >= 2;
  const choice = useOfferChoice(quote.offers, quote.quote?.quoteId ?? '', compared);
  const [wasTable, setWasTable] = useState(isTable);
  if (isTable && !wasTable) setWasTable(true);
  const leftAt = useRef(0);
  useEffect(() => {
    if (!isTable && leftAt.current > 0) window.scrollTo(0, leftAt.current);
  }, [isTable]);
  const setCompared = (ids: readonly string[]): void =>
    setQuery((before) => {
      const next = new URLSearchParams(before);
      if (ids.length > 0) next.set(compareKey, ids.join(','));
      else next.delete(compareKey);
      return next;
    });
  const toTable = (ids: readonly string[]): void => {
    leftAt.current = window.scrollY;
    setCompared(ids);
  };
  return (
    <>
      {isTable ? (
        <ComparePage quote={quote} offers={compared} onClose={() => setCompared([])} />
      ) : (
        <OfferList
          quote={quote}
          isOld={isOld}
          choice={choice}
          cameBack={wasTable}
          adjust={adjust}
          onRetry={onRetry}
          onCompare={toTable}
        />
      )}
      <AskedAgainStatus told={told} />
    </>
  );
}
