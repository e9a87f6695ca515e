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
  /** as they were when the buyer had them sorted: one that was asked for again keeps its place */
  placed: ReadonlyMap<string, Offer>,
  order: SortOrder,
): PlacedOffers {
  const current = new Map(offers.map((offer) => [offer.id, offer]));
  const asPlaced = [...placed.values()].filter(({ id }) => current.has(id));
  return {
    sorted: sortOffers(asPlaced, order).map((offer) => current.get(offer.id) ?? offer),
    late: offers.filter(({ id }) => !placed.has(id)),
  };
}
