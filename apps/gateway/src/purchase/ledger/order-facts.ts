import type { Money } from '@sigorta/contracts/money';
import type { Line } from './entry.ts';

/** Where an attempt's money is, and what a coupon took off its price (kuruş). */
export interface AttemptFacts {
  /** the provider and our number there; of a transfer the transfer's own id */
  holder: string;
  discount: number;
}

/** What stays with whom of a premium, in hundredths of a percent. */
interface Terms {
  /** of the premium, with us */
  commission: number;
  /** of the commission, with the partner */
  partner: number;
}

/** What the machine does not know of an order and its money. */
export interface OrderFacts {
  insurerId: string;
  partnerId: string;
  attempts: ReadonlyMap<string, AttemptFacts>;
  /** the account transfers come to, and money that persons send back goes from */
  bank: string;
  /** when the policy comes into force in this step; a premium that nobody told is the price before the coupon */
  sale: { terms: Terms; premium: Money | null } | null;
  /** when it ended in this step: the lines by which it came into force */
  inForce: readonly Line[];
  /** kuruş the insurer said it gives back; null where nobody knows what it said */
  given: number | null;
}
