import type { ErrorCode } from '@sigorta/contracts/errors';
import type { At, NoMoney, Order, Proposal, Purchase, Transfer } from './state.ts';

/** What a charge brought in, as the provider says. Amounts are kuruş. */
export interface Money {
  paymentId: string;
  /** null where the provider keeps the whole amount only, or the attempt only */
  price: number | null;
  paid: number;
  orderId: string | null;
  /** already given back, by anybody */
  returned: number;
}

export type NewOrder = Pick<Order, 'id' | 'kind' | 'until' | 'quoteUntil' | 'asksLast'>;

/** The question itself failed. `ms`: the provider wants to be left alone for so long. */
interface QuestionFailed {
  k: 'failed';
  ms?: number;
}

/** The same for a call and for a question about it; only a question may be `absent`, `pending` or `failed`. */
export type ChargeAnswer =
  | ({ k: 'charged' } & Money)
  | { k: 'declined' }
  | { k: 'unclear' }
  | { k: 'pending' }
  | { k: 'absent' }
  | QuestionFailed;

export type ReturnAnswer =
  | { k: 'done' }
  | { k: 'refused' }
  | { k: 'not-voidable' }
  | { k: 'later'; ms: number }
  | { k: 'unclear' }
  | { k: 'absent' }
  | QuestionFailed;

export type PolicyAnswer =
  | { k: 'issued' }
  | { k: 'refused' }
  | { k: 'unclear' }
  /* answers to a question */
  | { k: 'active' }
  | { k: 'cancelled'; noticeId: string | null; gives: number | null }
  | { k: 'strange' }
  | { k: 'absent' }
  | { k: 'failed' };

export type EndAnswer =
  /** `gives` null: an amount that cannot be */
  { k: 'accepted'; gives: number | null } | { k: 'refused' } | { k: 'unclear' };

/** One thing that happens to a purchase. Ids of rows that it makes come with it. */
export type Command =
  | {
      do: 'start';
      order: NewOrder;
      attempt: { id: string; secure: boolean; takenBy: 'us' | 'bank'; price: number; paid: number };
    }
  | { do: 'start-transfer'; order: NewOrder; transfer: Pick<Transfer, 'id' | 'amount' | 'until'> }
  | { do: 'page-ready'; attemptId: string; paymentId: string }
  | { do: 'not-started'; attemptId: string; why: NoMoney }
  | { do: 'bank-return'; attemptId: string; isAuthenticated: boolean }
  | { do: 'lapse'; attemptId: string }
  | { do: 'charge'; attemptId: string }
  | { do: 'charge-answer'; attemptId: string; answer: ChargeAnswer; isWanted: boolean }
  | {
      do: 'inquiry';
      attemptId: string;
      askedAt: At;
      answer: ChargeAnswer;
      isWanted: boolean;
      /** its insurer holds the policy already, so the time of the offer ends nothing */
      isMade?: boolean;
    }
  | { do: 'answered-last'; orderId: string }
  | { do: 'issue'; orderId: string }
  | { do: 'issue-answer'; orderId: string; call: number; answer: PolicyAnswer }
  | { do: 'policy-inquiry'; orderId: string; askedAt: At; answer: PolicyAnswer }
  | { do: 'cancel'; orderId: string; noticeId: string }
  | { do: 'end'; orderId: string }
  | { do: 'end-answer'; orderId: string; noticeId: string; answer: EndAnswer }
  | { do: 'send-refund'; refundId: string; sameDay: boolean; isCeilingReached: boolean }
  | { do: 'refund-answer'; refundId: string; try: number; answer: ReturnAnswer }
  | { do: 'refund-inquiry'; refundId: string; try: number; askedAt: At; answer: ReturnAnswer }
  | { do: 'look-again'; orderId: string }
  | { do: 'restored'; orderId: string }
  | { do: 'delivered'; orderId: string }
  | { do: 'money-arrived'; transferId: string; amount: number; attemptId: string }
  | { do: 'take-transfer'; transferId: string; amount: number; attemptId: string; isWanted: boolean }
  | { do: 'drop-transfer'; transferId: string }
  | { do: 'propose'; orderId: string; proposal: Proposal }
  /** part of a larger proposal, asked for by one person and decided by another as a whole */
  | { do: 'agreed'; orderId: string; proposal: Proposal; by: string }
  | { do: 'decide'; orderId: string; proposalId: string; by: string; isApproved: boolean };

/** What a step made happen, for those who have to follow: mails, papers, coupons, ledger. */
export type Happening =
  | { ev: 'attempt-open' | 'attempt-closed' | 'charged' | 'surplus'; orderId: string; id: string }
  | {
      ev: 'kept' | 'in-force' | 'not-made' | 'ended' | 'still-stands' | 'late-policy';
      orderId: string;
      id: string;
    }
  | { ev: 'refund-due' | 'refund-done' | 'refund-held'; orderId: string; id: string }
  | { ev: 'notice' | 'notice-refused' | 'notice-closed' | 'notice-stuck'; orderId: string; id: string }
  | {
      ev: 'transfer-open' | 'transfer-over' | 'transfer-taken' | 'transfer-stuck';
      orderId: string;
      id: string;
    }
  /** nobody can approve it any more */
  | { ev: 'proposal-lapsed'; orderId: string; id: string };

/** `refused`: a guard said no and nothing changed. */
export type Decision =
  | { refused: ErrorCode }
  | { refused: null; next: Purchase; happened: readonly Happening[] };
