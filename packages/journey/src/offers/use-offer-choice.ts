import type { Offer } from '@sigorta/contracts/offer';
import { useCallback, useState } from 'react';
import { useProduct } from '../remote/journey-context.tsx';
import { compareMax } from './compare-offers.ts';
import { filterBoxes, filterOffers } from './filter-offers.ts';
import { placeOffers } from './place-offers.ts';
import { type SortOrder, sortOffers } from './sort-offers.ts';

const byId = (offers: readonly Offer[]): ReadonlyMap<string, Offer> =>
  new Map(offers.map((offer) => [offer.id, offer]));

/**
 * What the buyer has done with the list: its order, the filters, and the offers put beside each other.
 * @param first the offers that stand beside each other already
 */
export function useOfferChoice(offers: readonly Offer[], quoteId: string, first: readonly Offer[]) {
  const { coverages } = useProduct();
  const [order, setOrder] = useState<SortOrder>('price');
  const [place, setPlace] = useState(() => ({ quoteId, placed: byId(offers) }));
  /* another quote's list came whole */
  const isOther = place.quoteId !== quoteId;
  const placed = isOther ? byId(offers) : place.placed;
  const setPlaced = (now: ReadonlyMap<string, Offer>): void => setPlace({ quoteId, placed: now });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [compared, setCompared] = useState<readonly string[]>(() => first.map(({ id }) => id));
  if (isOther) {
    setPlace({ quoteId, placed });
    setCompared([]);
  }
  const boxes = filterBoxes(offers, coverages);
  return {
    order,
    /** sorts every offer that is there by now */
    setOrder: (next: SortOrder): void => {
      setOrder(next);
      setPlaced(byId(offers));
    },
    boxes,
    ticked,
    setTicked,
    byPrice: sortOffers(offers, 'price'),
    ...placeOffers(filterOffers(offers, boxes, ticked), placed, order),
    compared,
    /** the same function every time */
    compare: useCallback(
      (id: string, on: boolean): void =>
        setCompared((before) =>
          on ? [...before, id].slice(0, compareMax) : before.filter((other) => other !== id),
        ),
      [],
    ),
  };
}

export type OfferChoice = ReturnType<typeof useOfferChoice>;
