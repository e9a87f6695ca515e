import type { Offer } from '@sigorta/contracts/offer';

/** An offer as its insurer made it. */
export interface Offered {
  offer: Offer;
  /** the insurer's; under it the policy is asked for */
  quoteNo: string;
  /** end of the insurer's own quote; the offer may end sooner */
  quoteUntil: Date;
}

/** What an insurer's answer says of an offer, as its row keeps it: at first, and again when the price is made firm. */
export const offerColumns = ({ offer, quoteNo, quoteUntil }: Offered) => ({
  insurer_quote_no: quoteNo,
  plan_name: offer.planName,
  currency_price: offer.currencyPrice.minor,
  currency: offer.currencyPrice.currency,
  price: offer.price.minor,
  installments: offer.installments,
  quote_document: offer.quoteDocument,
  valid_until: new Date(offer.validUntil),
  quote_until: quoteUntil,
  body: JSON.stringify(offer),
});
