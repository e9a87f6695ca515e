import type { Money } from '@sigorta/contracts/money';

/** Card data: lives in the memory of one request, is passed by argument only, and is never stored or logged. */
export interface Card {
  holder: string;
  number: string;
  /** `01`..`12` */
  month: string;
  /** four digits */
  year: string;
  cvv: string;
}

interface Buyer {
  id: string;
  firstName: string;
  lastName: string;
  /** national id or passport number, as the provider demands one */
  identityNumber: string;
  email: string;
  phone: string;
  ip: string;
  address: string;
  city: string;
  country: string;
}

/** One try to charge an order. `id` is ours: random, sent as conversation id, never used twice. */
export interface Charge {
  id: string;
  orderId: string;
  product: string;
  language: 'tr' | 'en';
  /** kuruş before the maturity difference */
  priceMinor: number;
  /** kuruş that leave the card in all */
  paidMinor: number;
  installmentCount: number;
  buyer: Buyer;
}

/** Codes of the closed list that a declined payment can end in. */
export type DeclineCode =
  | 'card-rejected'
  | 'bank-not-approved'
  | 'purchase-failed'
  | 'installment-not-offered';

/** Nothing can be said: a time-out, a reset, a 5xx, an unreadable, unsigned or unheard-of answer. Only an inquiry ends it. */
export interface Unclear {
  result: 'unknown';
  /** short technical reason without any data of the request */
  why: string;
}

export interface Declined {
  result: 'declined';
  code: DeclineCode;
  /** the provider's own code, for staff */
  providerCode: string;
}

export interface Charged {
  result: 'charged';
  paymentId: string;
  /** the provider's id of each basket item; refunds by item need it */
  transactionIds: string[];
  priceMinor: number;
  paidMinor: number;
  orderId: string;
}

export interface CardPlan {
  bank: string | null;
  family: string | null;
  association: string | null;
  credit: boolean;
  /** totals in kuruş */
  options: { count: number; totalMinor: number }[];
}

export type PlanAnswer = { result: 'plan'; plan: CardPlan } | { result: 'card-not-known' } | Unclear;
export type StartAnswer = { result: 'started'; paymentId: string; html: string } | Declined | Unclear;
export type ChargeAnswer = Charged | Declined | Unclear;

/** What the provider knows of one of our attempts. `open`: it waits for the bank, no money has moved. */
export type InquiryAnswer =
  | (Charged & { returnedMinor: number })
  | Declined
  | { result: 'open' }
  | { result: 'not-found' }
  | Unclear;

export type ReturnAnswer = { result: 'done' } | { result: 'refused'; providerCode: string } | Unclear;

/** The bank's return POST after its signature was found right. */
export interface BankReturn {
  attemptId: string;
  paymentId: string;
  authenticated: boolean;
  mdStatus: string;
}

/** A notice the provider sent by itself, after its signature was found right: a reason to ask, no more. */
export interface Notice {
  attemptId: string;
}

/** What a payment provider must be able to do; iyzico is the first (docs/decisions). Amounts are lira. */
export interface PaymentProvider {
  name: string;
  /** @param cardPrefix first 6 to 8 digits; @param price lira */
  plan(cardPrefix: string, price: Money): Promise<PlanAnswer>;
  /** Opens a 3-D Secure payment; no money moves. */
  start(charge: Charge, card: Card, returnUrl: string): Promise<StartAnswer>;
  /** Takes the money of an authenticated payment. */
  finish(charge: Omit<Charge, 'buyer' | 'product'>, paymentId: string): Promise<ChargeAnswer>;
  /** Takes the money without 3-D Secure. */
  direct(charge: Charge, card: Card): Promise<ChargeAnswer>;
  /** @param attemptId the conversation id sent with the charge */
  inquire(attemptId: string): Promise<InquiryAnswer>;
  /** Cancels a whole payment of the same day. */
  cancel(reference: string, paymentId: string): Promise<ReturnAnswer>;
  refund(reference: string, paymentId: string, amountMinor: number): Promise<ReturnAnswer>;
  /** Checks the signature of the bank's return POST; null when it is not genuine. */
  readReturn(fields: Readonly<Record<string, unknown>>): BankReturn | null;
  /** Checks the signature of a notice; null when it is not genuine. */
  readNotice(body: Readonly<Record<string, unknown>>, signature: unknown): Notice | null;
}
