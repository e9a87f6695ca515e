import { lira, type Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import type { SavedQuoteView } from '@sigorta/contracts/operations/saved-quote';

export interface PriceChange {
  old: Money;
  kind: 'same' | 'more' | 'less';
  difference: Money;
}

/** How an insurer's price moved since the quote was kept; null when it made no offer then. */
export function priceChange(before: SavedQuoteView['before'], offer: Offer): PriceChange | null {
  const old = before.find(({ insurer }) => insurer.id === offer.insurer.id)?.price;
  if (!old) return null;
  const difference = offer.price.minor - old.minor;
  return {
    old,
    kind: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
    difference: lira(Math.abs(difference)),
  };
}

/** Names of insurers that offered before and do not now. */
export const goneInsurers = ({ before, offers }: Pick<SavedQuoteView, 'before' | 'offers'>): string[] =>
  before
    .filter(({ insurer }) => !offers.some((offer) => offer.insurer.id === insurer.id))
    .map(({ insurer }) => insurer.name);
