import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import type { InstallmentOption } from '@sigorta/contracts/operations/installments';
import type { Installments } from './use-installments.ts';

export interface Total {
  /** what will be charged in all; what the buyer accepts */
  money: Money;
  /** single payment price before coupon */
  premium: Money;
  discount: Money | null;
  /** null for a single payment */
  plan: InstallmentOption | null;
}

type Priced = Pick<Offer, 'price'>;
type Taken = { discount: Money; price: Money } | null;

/** What one payment comes to. */
export const inOnePayment = (offer: Priced, coupon: Taken): Total => ({
  money: coupon?.price ?? offer.price,
  premium: offer.price,
  discount: coupon?.discount ?? null,
  plan: null,
});

/** Where no plan can be had, or the card leaves no choice, it is one payment, whatever was chosen for another card. */
export function countNow(
  state: Installments['state'],
  options: readonly InstallmentOption[] | null,
  chosen: number,
): number {
  const isOpen = state === 'loading' || (options !== null && options.length > 1);
  return isOpen ? chosen : 1;
}

/**
 * The amount that stands on the screen. Null when the chosen count is not offered for this card: it must be chosen again.
 */
export function totalOf(
  offer: Priced,
  coupon: Taken,
  options: readonly InstallmentOption[] | null,
  count: number,
): Total | null {
  const single = inOnePayment(offer, coupon);
  const option = options?.find((candidate) => candidate.count === count);
  if (option) return { ...single, money: option.total, plan: count > 1 ? option : null };
  return count === 1 ? single : null;
}
