import type { Offer } from '@sigorta/contracts/offer';
import type { QuoteSummary } from '@sigorta/contracts/operations/quote-create';
import type { Product } from '@sigorta/product-kit/product';

/** Only a firm price can be paid; whole applications have no other. */
export const isFirm = ({ standing = 'firm' }: Pick<Offer, 'standing'>): boolean => standing === 'firm';

/** Where an offer is bought: by way of whom and what it insures, while its insurer does not know that. */
export const wayToBuy = ({ paths }: Product, offer: Pick<Offer, 'id' | 'standing'>): string =>
  `${(isFirm(offer) ? undefined : paths.particulars) ?? paths.payment}?teklif=${offer.id}`;

/** How many persons a quote is for; nobody has a name before the price. */
export const peopleOf = ({ people, insuredNames }: Pick<QuoteSummary, 'people' | 'insuredNames'>): number =>
  people ?? insuredNames.length;
