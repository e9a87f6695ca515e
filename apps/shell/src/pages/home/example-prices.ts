import type { AnswerOf } from '@sigorta/contracts/operation';
import { examplePrices } from '@sigorta/contracts/operations/example-prices';
import { useQuery } from '@sigorta/gateway-client/react/use-query';
import { useEffect, useState } from 'react';
import { afterHydration } from '../../layout/after-hydration.ts';

export type ExamplePrice = AnswerOf<typeof examplePrices>[number];

/**
 * What is known of the products' prices today: `undefined` until somebody has said, and for good where nobody says it. The
 * page is whole without them, so they are asked for when it can be used.
 */
export type ExamplePrices = ReadonlyMap<string, ExamplePrice> | undefined;

const none: ExamplePrices = new Map();

export function useExamplePrices(): ExamplePrices {
  const [isUsable, setUsable] = useState(false);
  useEffect(() => afterHydration(() => setUsable(true)), []);
  const { state, answer } = useQuery(examplePrices, isUsable ? {} : null);
  if (state === 'failed') return none;
  return answer ? new Map(answer.map((price) => [price.product, price])) : undefined;
}
