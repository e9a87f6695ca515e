import type { Money } from '@sigorta/contracts/money';
import type { FormFields } from './form-fields.ts';
import type { Settlement } from './settlement.ts';

/** A card that only card entry can open: a provider's call that needs it goes through there. Never stored or logged. */
export interface SealedCard {
  /** as on the card */
  holder: string;
  sealed: string;
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

/** A call whose outcome nobody can tell: a time-out, a reset, a 5xx, an unreadable, unsigned or unheard-of answer. Only asking ends it. */
export interface Unclear {
  result: 'unclear';
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
  /** our id of the attempt, as the provider says it back */
  attemptId: string;
  paymentId: string;
  /** the provider's id of each basket item; refunds by item need it */
  transactionIds: string[];
  /** kuruş before the maturity difference; null where the provider keeps the whole amount only */
  priceMinor: number | null;
  paidMinor: number;
  /** our order; null where the provider keeps the attempt only */
  orderId: string | null;
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

/** Money of one charge that went back to the card, as the provider lists it. */
export interface GivenBack {
  /** the reference we sent with it; null where the provider keeps none */
  reference: string | null;
  kind: 'void' | 'refund';
  amountMinor: number;
  /** null when the provider writes no time we can read */
  at: Date | null;
  providerId: string;
}

/**
 * How what went back can be told apart: each by our own reference; each as a row of a list without it; only as one sum (a
 * single row then); or not at all, because that part of the question was not answered. The charge itself is certain in each.
 */
export type ReturnsBy = 'reference' | 'list' | 'total' | 'nothing';

export type FoundCharge = Charged & { returns: readonly GivenBack[]; returnsBy: ReturnsBy };

/** The question itself failed. It says nothing whatever about the payment. */
export interface QuestionFailed {
  result: 'question-failed';
  why: string;
  /** the provider asks us to wait so long; null: our own pauses */
  retryAfterMs: number | null;
  /** our keys or our request are wrong: asking again will not help, somebody has to be told */
  ours: boolean;
}

/**
 * What the provider knows of one of our attempts. `pending`: it waits for the bank or for our call, no money has moved so
 * far; `absent`: the provider has none.
 */
export type InquiryAnswer =
  | FoundCharge
  | Declined
  | { result: 'pending' }
  | { result: 'absent' }
  | QuestionFailed;

/**
 * One movement of a day, as the provider lists it. The list is a hint: no provider signs it, and it may lack what happened, so
 * what differs from our books is asked about by its own id before anything follows from it.
 */
export interface DayRow {
  kind: 'charge' | 'void' | 'refund';
  /** the reference we sent with it; null where the provider keeps none */
  reference: string | null;
  paymentId: string;
  /** in the smallest unit of its currency, never negative */
  amountMinor: number;
  currency: string;
  /** null where the list does not say */
  installmentCount: number | null;
  at: Date;
  providerId: string;
}

/** One page of a day; pages are counted from 1. */
export type DayPage = { result: 'page'; rows: readonly DayRow[]; pages: number } | QuestionFailed;

/**
 * The answer to a void or a refund. `done` only when provider, our reference and the amount are proven; `refused` only by
 * a listed code. `later`: certainly not done, the same may be sent again after the wait. `not-settled`: a refund before the
 * bank's day end, a void may do. `not-voidable`: a void after it, a refund may do.
 */
export type ReturnAnswer =
  | { result: 'done'; reference: string; amountMinor: number }
  | { result: 'refused'; providerCode: string }
  | { result: 'later'; retryAfterMs: number }
  | { result: 'not-settled' }
  | { result: 'not-voidable' }
  | Unclear;

/** The bank's return POST after its signature was found right. */
export interface BankReturn {
  attemptId: string;
  /** what the attempt holds as `psp_payment_id`, so that a return of another payment is noticed */
  paymentId: string;
  /** exactly full authentication; where the bank takes the money itself, that it says it did, which is asked for at once */
  authenticated: boolean;
  mdStatus: string;
  /** kuruş that the bank names; null where it names none */
  paidMinor: number | null;
  /** what `finish` needs of it, opaque; null where the provider keeps it */
  proof: string | null;
}

/** A notice the provider sent by itself, after its signature was found right: a reason to ask, no more. */
export interface Notice {
  attemptId: string;
}

/** A charge of ours as our books have it: what a return is about. Amounts in kuruş. */
export interface TakenCharge {
  attemptId: string;
  orderId: string;
  paymentId: string;
  transactionIds: readonly string[];
  priceMinor: number;
  paidMinor: number;
}

/** What may be relied on in time at this provider. */
interface ProviderLimits {
  /** ms from the start of an attempt that the buyer has at the bank; a return after it takes no money */
  bankTimeMs: number;
  /** ms after our call ended in which it may still take effect; "absent", asked later than that, is proof */
  windowMs: number;
  /** ms after a void or refund until its absence in the provider's list is no longer lag; null: never proof */
  listLagMs: number | null;
  /** days after the charge in which a refund can be sent */
  refundDays: number;
}

/** What the port counts: a code no list holds. `codeClass` is one of few words of the connector. */
export type UnlistedCode = (
  call: 'start' | 'charge' | 'inquiry' | 'list' | 'void' | 'refund',
  codeClass: string,
) => void;

/** What a payment provider must be able to do; one folder each. Amounts are lira. */
export interface PaymentProvider {
  /** kept with every attempt */
  name: string;
  /** our merchant number there, kept with every attempt; null where a provider has none: the keys are the account */
  account: string | null;
  /** who moves the money after the buyer proved himself: our call `finish`, or the bank before it sends him back */
  takes: 'by-call' | 'at-bank';
  limits: ProviderLimits;
  /** Whether the bank's day of this charge is still open, by all we know: then a whole return is a void first. */
  mayVoid(chargedAt: Date, now: Date): boolean;
  /** @param cardPrefix first 6 to 8 digits; @param price lira */
  plan(cardPrefix: string, price: Money): Promise<PlanAnswer>;
  /** Opens a 3-D Secure payment; no money moves. */
  start(charge: Charge, card: SealedCard, returnUrl: string): Promise<StartAnswer>;
  /** Takes the money of an authenticated payment. @param proof of the bank's return */
  finish(
    charge: Omit<Charge, 'buyer' | 'product'>,
    paymentId: string,
    proof: string | null,
  ): Promise<ChargeAnswer>;
  /** Takes the money without 3-D Secure. */
  direct(charge: Charge, card: SealedCard): Promise<ChargeAnswer>;
  /** Asks what became of an attempt and what of it went back. */
  inquire(attemptId: string): Promise<InquiryAnswer>;
  /**
   * Everything that moved on one day of Istanbul, a page at a time; null where a provider has no such list, so that every attempt
   * of the day has to be asked about. @param day ISO date @param page from 1
   */
  list: ((day: string, page: number) => Promise<DayPage>) | null;
  /** What it pays out; null where no files of it are set up. */
  settlement: Settlement | null;
  /** Takes a whole charge back before the bank's day end. @param reference ours, never used for another return */
  void(charge: TakenCharge, reference: string): Promise<ReturnAnswer>;
  /** Gives a part or all of a charge back. @param reference ours, never used for another return */
  refund(charge: TakenCharge, reference: string, amountMinor: number): Promise<ReturnAnswer>;
  /** Checks the signature of the bank's return POST; null when it is not genuine. */
  readReturn(fields: FormFields): BankReturn | null;
  /** Checks the signature of a notice; null when it is not genuine. */
  readNotice(
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, unknown>>,
  ): Notice | null;
}
