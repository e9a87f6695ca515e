import { type ReactNode, useState } from 'react';
import { beginningOf, knownAnswers } from '../../particulars/beginning.ts';
import { useAsksPriceFirst, useProduct } from '../../remote/journey-context.tsx';
import type { QuoteState } from '../quote-state.ts';
import { AdjustQuote } from './AdjustQuote.tsx';
import { priceNames } from './price-names.ts';

export interface Adjust {
  /** absent where the answers cannot be changed here */
  toggle: (() => void) | undefined;
  isOpen: boolean;
  panel: ReactNode;
}

/**
 * The answers above a list, when its quote still waits for whom it insures and this tab knows all that its prices were asked
 * with; on another device births are not known, and the way back to the form stands there.
 */
export function useAdjust(list: QuoteState, onMoved: (quoteId: string) => void): Adjust {
  const product = useProduct();
  const isPriceFirst = useAsksPriceFirst();
  const [isOpen, setOpen] = useState(false);
  const { quote } = list;
  const isPossible = isPriceFirst && quote?.awaitsRest === true && (isOpen || knowsAll(product, quote));
  if (!isPossible || quote === null) return { toggle: undefined, isOpen: false, panel: null };
  return {
    toggle: () => setOpen(!isOpen),
    isOpen,
    panel: isOpen && (
      <AdjustQuote quote={quote} list={list} onMoved={onMoved} onClose={() => setOpen(false)} />
    ),
  };
}

function knowsAll(product: ReturnType<typeof useProduct>, quote: NonNullable<QuoteState['quote']>): boolean {
  if (typeof sessionStorage === 'undefined') return false;
  const { values } = beginningOf(product, quote, Date.now(), sessionStorage);
  const known = knownAnswers(product, values);
  return priceNames(product).every((name) => known.has(name));
}
