import type { RefundReason } from '@sigorta/contracts/refund-reasons';

/** ms since 1970, of the database's clock */
export type At = number;

/** What is wanted of an order now: nothing yet, that it is fulfilled, or that it is undone. */
type Goal = 'open' | 'fulfil' | 'undo';

/**
 * Why an attempt ended without money. `quote-over`: the bank let the buyer through, but the insurer's quote ends too soon. `absent`: nobody found any, which is not the same as "none was taken".
 */
export type NoMoney = 'declined' | 'replaced' | 'lapsed' | 'quote-over' | 'absent';

/**
 * One try to take money. `open`: nothing was asked for yet; `authed`: the bank let the buyer through; `asked`: the intent to
 * take money is written, so it may move at any moment; `charged`; `none`: closed without money.
 */
export interface Attempt {
  id: string;
  st: 'open' | 'authed' | 'asked' | 'charged' | 'none';
  why: NoMoney | null;
  method: 'card' | 'transfer';
  /** `us`: by a call after the bank's return; `bank`: before the return, so such an attempt is born `asked` */
  takenBy: 'us' | 'bank';
  /** 3-D Secure: the buyer has to go to the bank's page first */
  secure: boolean;
  /** the provider's page is there; without it the bank can never send the buyer back */
  hasPage: boolean;
  /** an answer came and said nothing */
  isUnclear: boolean;
  /** kuruş before and with the maturity difference */
  price: number;
  paid: number;
  createdAt: At;
  askedAt: At | null;
  /** of the last change from open to closed; late looks count from here */
  closedAt: At | null;
  /** inquiries, and how many in a row found nothing */
  looks: number;
  absent: number;
  lookedAt: At | null;
  /** a busy provider said: do not ask before */
  from: At | null;
  chargedAt: At | null;
  paymentId: string | null;
  /** charged, but not what the order is paid with: it goes back whole */
  isSurplus: boolean;
}

/**
 * What the insurer holds under our reference. `due`: to be asked for; `asked`, `unknown`: a call is under way or its answer
 * was lost; `refused`: there is none, as far as is known; `ending`, `endunknown`: the notice that ends it is on its way.
 */
export interface Policy {
  st: 'none' | 'due' | 'asked' | 'unknown' | 'inforce' | 'refused' | 'ending' | 'endunknown' | 'ended';
  /** of `refused`: said by the insurer, found absent, or never asked for */
  why: 'said' | 'absent' | 'never' | null;
  /** not asked for before: the buyer's last questions are open until then */
  from: At | null;
  calls: number;
  askedAt: At | null;
  closedAt: At | null;
  /** questions, and how many in a row found nothing (or, while ending, that it still stands) */
  looks: number;
  absent: number;
  lookedAt: At | null;
  /** the insurer holds something else under our reference: nothing more is sent, a person looks */
  isStrange: boolean;
}

/** The notice that ends a policy. Its id is the key the insurer answers the same for ever. */
export interface Notice {
  id: string;
  by: 'buyer' | 'staff' | 'clock';
  st: 'open' | 'accepted' | 'refused';
  calls: number;
  askedAt: At | null;
  /** kuruş the insurer gives back, once it said so */
  gives: number | null;
  /** an answer that cannot be, or none for too long: a person asks the insurer */
  isStuck: boolean;
}

/** Why a refund waits for persons. `ceiling`: many went back within the hour; the others: no machine can send it. */
export type Held = 'ceiling' | 'refused' | 'transfer' | 'amount' | 'unknown' | 'restored';

/** One payment back. Its amount is reserved from its birth, so that nothing is promised twice. */
export interface Refund {
  id: string;
  attemptId: string;
  st: 'due' | 'sent' | 'unknown' | 'done' | 'held';
  how: 'void' | 'refund' | 'hand';
  held: Held | null;
  amount: number;
  reason: RefundReason;
  tries: number;
  /** a busy provider said: neither send nor ask before */
  from: At | null;
  askedAt: At | null;
  looks: number;
  absent: number;
  lookedAt: At | null;
  /** a try of it may have gone, for all that is known */
  isDoubtful: boolean;
  /** two persons said that it may go although many did */
  isReleased: boolean;
}

/** Money by bank transfer that an order waits for. `stuck`: another amount came. */
export interface Transfer {
  id: string;
  st: 'waiting' | 'stuck' | 'over' | 'taken';
  amount: number;
  until: At;
}

/** A deed of staff that moves or gives up money: asked for by one person, decided by another. */
export interface Proposal {
  id: string;
  kind: 'refund' | 'release' | 'hand' | 'no-policy' | 'ended' | 'stands';
  /** kuruş; null where the kind needs none */
  amount: number | null;
  /** the refund it is about */
  refundId: string | null;
  by: string;
}

/** One offer that somebody began to buy, or a payment that buys no policy. */
export interface Order {
  id: string;
  kind: 'policy' | 'payment';
  goal: Goal;
  /** while undone: all of the payment, or what the insurer gives back */
  give: 'all' | 'insurer' | null;
  reason: RefundReason | null;
  /** until then what was offered is kept, for money that is found late */
  until: At;
  /** until then its insurer makes the policy; null: nothing ends */
  quoteUntil: At | null;
  /** its product asks for something between payment and policy */
  asksLast: boolean;
  /** mail and papers reached the buyer */
  isDelivered: boolean;
  attempts: Attempt[];
  policy: Policy;
  notice: Notice | null;
  refunds: Refund[];
  transfer: Transfer | null;
  proposals: Proposal[];
}

/** Everything that is bought at most once: the offers of one quote, or one payment. Its row is the lock. */
export interface Purchase {
  id: string;
  orders: Order[];
}

export const noPolicy: Policy = {
  st: 'none',
  why: null,
  from: null,
  calls: 0,
  askedAt: null,
  closedAt: null,
  looks: 0,
  absent: 0,
  lookedAt: null,
  isStrange: false,
};

/** A payment back before its first try. */
export const notTried = {
  tries: 0,
  from: null,
  askedAt: null,
  looks: 0,
  absent: 0,
  lookedAt: null,
  isDoubtful: false,
  isReleased: false,
} as const satisfies Partial<Refund>;
