import type { Offer } from '@sigorta/contracts/offer';
import { useState } from 'react';
import { useProduct } from '../remote/journey-context.tsx';
import { compareMax } from './compare-offers.ts';
import { filterBoxes, filterOffers } from './filter-offers.ts';
import { type SortOrder, sortOffers } from './sort-offers.ts';

/** What the buyer has done with the list: its order, the filters, and the offers put beside each other. */
export function useOfferChoice(offers: readonly Offer[]) {
  const { coverages } = useProduct();
  const [order, setOrder] = useState<SortOrder>('price');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [compared, setCompared] = useState<readonly string[]>([]);
  const boxes = filterBoxes(offers, coverages);
  return {
    order,
    setOrder,
    boxes,
    ticked,
    setTicked,
    byPrice: sortOffers(offers, 'price'),
    shown: sortOffers(filterOffers(offers, boxes, ticked), order),
    compared,
    compare: (id: string, on: boolean): void =>
      setCompared(on ? [...compared, id].slice(0, compareMax) : compared.filter((other) => other !== id)),
  };
}
