import { examplePrices } from '@sigorta/contracts/operations/example-prices';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useEffect } from 'react';
/* drawn as soon as there is a price: it comes with what asks */
import './Example.tsx';
import type { ExamplePrices } from './example-prices.ts';

const none: ExamplePrices = new Map();

/** Asks for the prices of the home page; a file of its own, so that what asks the gateway comes after the page can be used. */
export function AskPrices({ onPrices }: { onPrices: (prices: ExamplePrices) => void }) {
  const { state, answer } = useQuery(examplePrices, {});
  useEffect(() => {
    if (answer) onPrices(new Map(answer.map((price) => [price.product, price])));
    else if (state === 'failed') onPrices(none);
  }, [state, answer, onPrices]);
  return null;
}
