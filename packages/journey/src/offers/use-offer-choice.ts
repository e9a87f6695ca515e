import type { Offer } from '@sigorta/contracts/offer';
import { useCallback, useState } from 'react';
import { useProduct } from '../remote/journey-context.tsx';
import { compareMax } from './compare-offers.ts';
import { filterBoxes, filterOffers } from './filter-offers.ts';
import { placeOffers } from './place-offers.ts';
import { type SortOrder, sortOffers } from './sort-offers.ts';

const idsOf = (offers: readonly Offer[]): ReadonlySet<string> => new Set(offers.map(({ id }) => id));

/** What the buyer has done with the list: its order, the filters, and the offers put beside each other. */
export function useOfferChoice(offers: readonly Offer[], quoteId: string) {
  const { coverages } = useProduct();
  const [order, setOrder] = useState<SortOrder>('price');
  const [place, setPlace] = useState(() => ({ quoteId, placed: idsOf(offers) }));
  /* another quote's list came whole */
  const isOther = place.quoteId !== quoteId;
  const placed = isOther ? idsOf(offers) : place.placed;
  const setPlaced = (ids: ReadonlySet<string>): void => setPlace({ quoteId, placed: ids });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [compared, setCompared] = useState<readonly string[]>([]);
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
      setPlaced(idsOf(offers));
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
