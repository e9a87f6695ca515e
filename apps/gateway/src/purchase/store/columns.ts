import type { ErrorCode } from '@sigorta/contracts/errors';
import type { RefundReason } from '@sigorta/contracts/refund-reasons';
import type { AttemptState, TransferState } from '../../platform/transitions/states.ts';
import type { At, Attempt, NoMoney, Notice, Order, Policy, Refund, Transfer } from '../machine/state.ts';
import {
  attemptWord,
  noticeWord,
  orderWord,
  policyWord,
  refundWord,
  transferWord,
} from '../machine/words.ts';

const instant = (at: At | null): Date | null => (at === null ? null : new Date(at));

/** What a purchase's rows hold of the machine's state; everything else in them is written by those who know it. */
export const attemptColumns = (attempt: Attempt) => ({
  phase: attempt.st,
  state: attemptWord(attempt),
  why: attempt.why,
  bank_takes: attempt.takenBy === 'bank',
  has_page: attempt.hasPage,
  price: attempt.price,
  paid: attempt.paid,
  /* money by transfer has the transfer's reference there, which the machine does not know */
  ...(attempt.paymentId !== null && { psp_payment_id: attempt.paymentId }),
  not_found: attempt.absent,
  inquiries: attempt.looks,
  asked_at: instant(attempt.askedAt),
  closed_at: instant(attempt.closedAt),
  looked_at: instant(attempt.lookedAt),
  ask_from: instant(attempt.from),
  charged_at: instant(attempt.chargedAt),
  unknown_since: attempt.st === 'asked' && attempt.isUnclear ? instant(attempt.askedAt) : null,
  surplus: attempt.isSurplus,
});

export const policyColumns = (policy: Policy) => ({
  phase: policy.st,
  state: policyWord(policy) ?? ('NONE' as const),
  why: policy.why,
  calls: policy.calls,
  looks: policy.looks,
  not_found: policy.absent,
  asked_at: instant(policy.askedAt),
  closed_at: instant(policy.closedAt),
  looked_at: instant(policy.lookedAt),
  unknown_since: policy.st === 'unknown' ? instant(policy.askedAt) : null,
  is_strange: policy.isStrange,
  /* the time of the last questions stays written when it is over */
  ...(policy.from !== null && { details_until: instant(policy.from) }),
});

export const refundColumns = (refund: Refund) => ({
  phase: refund.st,
  state: refundWord(refund),
  how: refund.how,
  held: refund.held,
  tries: refund.tries,
  inquiries: refund.looks,
  not_returned: refund.absent,
  due_from: instant(refund.from),
  asked_at: instant(refund.askedAt),
  looked_at: instant(refund.lookedAt),
  unknown_since: refund.st === 'unknown' ? instant(refund.askedAt) : null,
  is_doubtful: refund.isDoubtful,
  is_released: refund.isReleased,
});

export const noticeColumns = (order: Order, notice: Notice) => ({
  phase: notice.st,
  state: noticeWord(order, notice),
  given_by: notice.by,
  calls: notice.calls,
  not_found: order.policy.st === 'endunknown' || order.policy.st === 'ending' ? order.policy.absent : 0,
  asked_at: instant(notice.askedAt),
  unknown_since: order.policy.st === 'endunknown' && notice.st === 'open' ? instant(notice.askedAt) : null,
  refund: notice.gives,
  is_stuck: notice.isStuck,
});

export const transferColumns = (transfer: Transfer, over: TransferState) => ({
  phase: transfer.st,
  state: transferWord(transfer, over),
});

export const orderColumns = (order: Order) => ({
  goal: order.goal,
  give: order.give,
  undo_reason: order.reason,
  state: orderWord(order),
});

/** What an attempt that took no money tells its buyer, unless the provider said more. */
export const errorOfAttempt: Record<NoMoney, string> = {
  declined: 'bank-not-approved',
  replaced: 'replaced',
  lapsed: 'bank-not-approved',
  'quote-over': 'offer-expired',
  absent: 'bank-not-approved',
};

/** What an order tells its buyer, when its money goes back: its own error, or nothing. */
export const errorOfRefund: Record<RefundReason, ErrorCode | null> = {
  'policy-failed': 'policy-failed',
  'offer-expired': 'offer-expired',
  'already-paid': 'already-paid',
  'late-charge': null,
  cancelled: null,
  agreed: null,
  'agreed-part': null,
};

/** States in which the provider's page has no use any more. */
export const needsNoPage = (state: AttemptState): boolean =>
  state !== 'CREATED' && state !== 'THREEDS_PENDING';

/** What the bank gave for the charge is kept until it was asked for. */
export const needsNoProof = (phase: Attempt['st']): boolean => phase !== 'authed' && phase !== 'asked';
