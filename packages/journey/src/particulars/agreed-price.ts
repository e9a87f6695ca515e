import type { Offer } from '@sigorta/contracts/offer';
import { isFirm } from '../offers/way-to-buy.ts';

const keyOf = (offerId: string): string => `onay:${offerId}`;
const amountOf = ({ price }: Offer): string => `${price.minor} ${price.currency}`;

/** The buyer has seen the firm price beside the one before and wants it; this tab remembers. */
export function agreeTo(offer: Offer, store: Storage): void {
  try {
    store.setItem(keyOf(offer.id), amountOf(offer));
  } catch {
    /* full or forbidden: then the two prices are shown once more */
  }
}

/** Whether an offer may be paid: its price is firm, and where that is another one than was shown, the buyer took it. */
export function isAgreed(offer: Offer, store: Storage): boolean {
  if (!isFirm(offer)) return false;
  if (!offer.before) return true;
  try {
    return store.getItem(keyOf(offer.id)) === amountOf(offer);
  } catch {
    return false;
  }
}
