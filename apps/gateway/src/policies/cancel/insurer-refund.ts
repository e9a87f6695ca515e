import type { Money } from '@sigorta/contracts/money';
import { type Ending, refundOf } from '@sigorta/product-kit/cancellation';

interface Paid {
  /** kuruş that were taken */
  paid: number;
  /** the same as the insurer counts it, in its own currency */
  premium: Money;
  ending: Ending;
}

/**
 * What goes back of the payment, in kuruş: the part of the premium the insurer gives back, at the rate it was paid at.
 * An insurer that gives what we expected gives what the buyer saw, to the kuruş.
 * @returns null for an answer that cannot be: another currency, or more than the premium
 */
export function liraOfRefund({ paid, premium, ending }: Paid, given: Money): number | null {
  if (given.currency !== premium.currency || given.minor > premium.minor) return null;
  if (given.minor === refundOf(ending, premium.minor)) return refundOf(ending, paid);
  return Number((BigInt(paid) * BigInt(given.minor)) / BigInt(premium.minor));
}
