import type { Money } from '@sigorta/contracts/money';
import type { Attempt, Policy, Refund } from '../../purchase/machine/state.ts';

/** A return of one of our charges, as our books have it. */
export interface OurReturn {
  id: string;
  st: Refund['st'];
  how: Refund['how'];
  amountMinor: number;
}

/** An attempt of ours. */
export interface OurCharge {
  attemptId: string;
  orderId: string;
  quoteId: string;
  provider: string;
  paymentId: string | null;
  st: Attempt['st'];
  isSurplus: boolean;
  paidMinor: number;
  currency: string;
  installmentCount: number;
  at: Date;
  returns: readonly OurReturn[];
}

export interface OutsideReturn {
  /** ours, sent with it; null where the provider keeps none */
  reference: string | null;
  amountMinor: number;
  at: Date | null;
  providerId: string;
}

/** A charge as its provider has it. */
export interface OutsideCharge {
  provider: string;
  /** our reference as it was sent; null when it says none */
  attemptId: string | null;
  /** null where the provider does not say */
  orderId: string | null;
  paymentId: string;
  paidMinor: number;
  currency: string;
  installmentCount: number | null;
  at: Date;
  /** null: nobody can tell what went back */
  returns: readonly OutsideReturn[] | null;
  /** how returns are told apart */
  returnsBy: 'reference' | 'amount';
}

/** The policy of an order, as our books have it. */
export interface OurPolicy {
  orderId: string;
  insurerId: string;
  st: Policy['st'];
  policyNo: string | null;
  quoteNo: string;
  premium: Money;
  at: Date;
}

export interface OutsidePolicy {
  insurerId: string;
  reference: string;
  policyNo: string;
  quoteNo: string;
  /** null where the answer names none: an inquiry by reference */
  premium: Money | null;
  state: 'active' | 'cancelled';
  at: Date;
}
