import type { Money } from '@sigorta/contracts/money';
import type { Offer } from '@sigorta/contracts/offer';
import type { InstallmentOption } from '@sigorta/contracts/operations/installments';

export interface Total {
  /** what will be charged in all; what the buyer accepts */
  money: Money;
  /** single payment price before coupon */
  premium: Money;
  discount: Money | null;
  /** null for a single payment */
  plan: InstallmentOption | null;
}

/**
 * The amount that stands on the screen. Null when the chosen count is not offered for this card: it must be chosen again.
 */
export function totalOf(
  offer: Pick<Offer, 'price'>,
  coupon: { discount: Money; price: Money } | null,
  options: readonly InstallmentOption[] | null,
  count: number,
): Total | null {
  const discount = coupon?.discount ?? null;
  const option = options?.find((candidate) => candidate.count === count);
  if (option) return { money: option.total, premium: offer.price, discount, plan: count > 1 ? option : null };
  if (count !== 1) return null;
  return { money: coupon?.price ?? offer.price, premium: offer.price, discount, plan: null };
}
