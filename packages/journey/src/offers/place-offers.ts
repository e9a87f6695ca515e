import type { Offer } from '@sigorta/contracts/offer';
import { type SortOrder, sortOffers } from './sort-offers.ts';

export interface PlacedOffers {
  /** in order, as of the last time the buyer had them sorted */
  sorted: Offer[];
  /** came since then, in order of arrival: below, so that nothing moves under a finger */
  late: Offer[];
}

/** Whoever reads or presses decides when the list is sorted; what comes meanwhile waits below. */
export function placeOffers(
  offers: readonly Offer[],
  placed: ReadonlySet<string>,
  order: SortOrder,
): PlacedOffers {
  return {
    sorted: sortOffers(
      offers.filter(({ id }) => placed.has(id)),
      order,
    ),
    late: offers.filter(({ id }) => !placed.has(id)),
  };
}
