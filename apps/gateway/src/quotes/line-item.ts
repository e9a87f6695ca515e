import type { OwnedOffer } from './owned-offer.ts';

/** What an order is for, as its row keeps it. */
export interface LineItem {
  kind: 'policy' | 'payment';
  offer_id: string;
  /** orders of one quote buy the same thing: one of them is paid */
  quote_id: string;
  product: string;
  /** of the quote: everything of the order is declared by it; null for a payment, which is of no product */
  release: string | null;
  insurer_id: string;
  insurer_name: string;
  insurer_quote_no: string;
  /** JSON */
  offer: string;
  application: string;
}

export const lineItemOfOffer = (offer: OwnedOffer): LineItem => ({
  kind: 'policy',
  offer_id: offer.id,
  quote_id: offer.quote_id,
  product: offer.product,
  release: offer.release,
  insurer_id: offer.insurer_id,
  insurer_name: offer.body.insurer.name,
  insurer_quote_no: offer.insurer_quote_no,
  offer: JSON.stringify(offer.body),
  application: JSON.stringify(offer.application),
});
