/*
 * The states of a purchase as data (docs/lifecycle.md). Order, attempt, policy and refund are rows of
 * their own; what is not listed is forbidden, in code and by triggers in the database made from these same tables.
 * DRAFT and PRICED of the research are our quote and offer rows: an order begins with the buyer's consent.
 */
export const orderTransitions = {
  CONSENTED: ['PAYING', 'AWAITING_TRANSFER', 'CLOSED_UNPAID'],
  /* a bank transfer is on its way, staff confirms it (transfers/) */
  AWAITING_TRANSFER: ['PAID', 'CONSENTED', 'MANUAL'],
  PAYING: ['PAID', 'CONSENTED', 'CLOSED_UNPAID', 'MANUAL'],
  /* a payment that buys no policy is delivered with its receipt */
  PAID: ['ISSUING', 'DELIVERED', 'REFUND_DUE', 'MANUAL'],
  ISSUING: ['ISSUED', 'REFUND_DUE', 'MANUAL'],
  ISSUED: ['DELIVERED', 'REFUND_DUE', 'MANUAL'],
  DELIVERED: ['REFUND_DUE', 'MANUAL'],
  REFUND_DUE: ['REFUNDED', 'MANUAL'],
  REFUNDED: [],
  CLOSED_UNPAID: ['PAYING'],
  MANUAL: ['ISSUED', 'REFUND_DUE', 'REFUNDED', 'AWAITING_TRANSFER'],
} as const;

const attemptTransitions = {
  CREATED: ['THREEDS_PENDING', 'AUTHORISING', 'DECLINED', 'UNKNOWN', 'EXPIRED'],
  THREEDS_PENDING: ['CALLBACK_OK', 'DECLINED', 'UNKNOWN', 'EXPIRED'],
  CALLBACK_OK: ['AUTHORISING', 'EXPIRED'],
  AUTHORISING: ['CHARGED', 'DECLINED', 'UNKNOWN'],
  UNKNOWN: ['CHARGED', 'DECLINED', 'EXPIRED'],
  CHARGED: [],
  DECLINED: [],
  /* only by a late look that found the money at the provider */
  EXPIRED: ['CHARGED'],
} as const;

const policyTransitions = {
  NONE: ['ISSUING'],
  ISSUING: ['ISSUED', 'ISSUE_REJECTED', 'ISSUE_UNKNOWN'],
  ISSUE_UNKNOWN: ['ISSUED', 'ISSUING', 'ISSUE_REJECTED'],
  ISSUED: ['CANCELLED'],
  CANCELLED: [],
  ISSUE_REJECTED: [],
} as const;

const refundTransitions = {
  DUE: ['VOIDING', 'REFUNDING', 'MANUAL'],
  VOIDING: ['DONE', 'REFUNDING', 'UNKNOWN', 'MANUAL'],
  REFUNDING: ['DONE', 'UNKNOWN', 'MANUAL'],
  UNKNOWN: ['DONE', 'DUE', 'MANUAL'],
  DONE: [],
  MANUAL: ['DONE'],
} as const;

const transferTransitions = {
  WAITING: ['CONFIRMED', 'STUCK', 'EXPIRED', 'WITHDRAWN', 'REJECTED'],
  CONFIRMED: [],
  /* another amount came: a person decides */
  STUCK: ['CONFIRMED', 'REJECTED'],
  /* only when a person takes money that came late */
  EXPIRED: ['CONFIRMED'],
  WITHDRAWN: [],
  REJECTED: [],
} as const;

const transferMoneyTransitions = {
  OPEN: ['TAKEN', 'RETURNED'],
  TAKEN: [],
  RETURNED: [],
} as const;

const paymentRequestTransitions = {
  OPEN: ['PAID', 'CANCELLED'],
  PAID: [],
  CANCELLED: [],
} as const;

/** A notice that ends a policy (cancellation/). */
export const cancellationTransitions = {
  REQUESTED: ['SENT', 'MANUAL'],
  SENT: ['ACCEPTED', 'REFUSED', 'UNKNOWN', 'MANUAL'],
  /* asked about; sent again under the same key when the policy still stands */
  UNKNOWN: ['ACCEPTED', 'REFUSED', 'REQUESTED', 'MANUAL'],
  /* it stays here when nothing goes back */
  ACCEPTED: ['REFUND_DUE'],
  REFUND_DUE: ['REFUNDED', 'MANUAL'],
  REFUNDED: [],
  REFUSED: [],
  MANUAL: ['REQUESTED', 'ACCEPTED', 'REFUSED', 'REFUNDED'],
} as const;

export type OrderState = keyof typeof orderTransitions;
export type AttemptState = keyof typeof attemptTransitions;
export type PolicyState = keyof typeof policyTransitions;
export type RefundState = keyof typeof refundTransitions;
export type CancellationRowState = keyof typeof cancellationTransitions;
export type TransferState = keyof typeof transferTransitions;
export type TransferMoneyState = keyof typeof transferMoneyTransitions;
export type PaymentRequestState = keyof typeof paymentRequestTransitions;

/** An attempt in one of these may still move money or is being cleared up: no second one beside it. */
export const openAttemptStates = [
  'CREATED',
  'THREEDS_PENDING',
  'CALLBACK_OK',
  'AUTHORISING',
  'UNKNOWN',
] as const satisfies readonly AttemptState[];

export const stateTables = {
  purchase_order: orderTransitions,
  attempt: attemptTransitions,
  policy: policyTransitions,
  refund: refundTransitions,
  cancellation: cancellationTransitions,
  transfer: transferTransitions,
  transfer_money: transferMoneyTransitions,
  payment_request: paymentRequestTransitions,
} as const;

export type StateTable = keyof typeof stateTables;

/** Whether a row of `table` may go from one state to another. */
export function isAllowed(table: StateTable, from: string, to: string): boolean {
  const transitions: Readonly<Record<string, readonly string[]>> = stateTables[table];
  return transitions[from]?.includes(to) ?? false;
}
