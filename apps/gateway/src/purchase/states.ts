/*
 * The states of a purchase as data (docs/lifecycle.md). Order, attempt, policy and refund are rows of
 * their own; what is not listed is forbidden, in code and by triggers in the database made from these same tables.
 * DRAFT and PRICED of the research are our quote and offer rows: an order begins with the buyer's consent.
 */
export const orderTransitions = {
  CONSENTED: ['PAYING', 'CLOSED_UNPAID'],
  PAYING: ['PAID', 'CONSENTED', 'CLOSED_UNPAID', 'MANUAL'],
  PAID: ['ISSUING', 'REFUND_DUE', 'MANUAL'],
  ISSUING: ['ISSUED', 'REFUND_DUE', 'MANUAL'],
  ISSUED: ['DELIVERED', 'REFUND_DUE', 'MANUAL'],
  DELIVERED: ['REFUND_DUE', 'MANUAL'],
  REFUND_DUE: ['REFUNDED', 'MANUAL'],
  REFUNDED: [],
  CLOSED_UNPAID: ['PAYING'],
  MANUAL: ['ISSUED', 'REFUND_DUE', 'REFUNDED'],
} as const;

export const attemptTransitions = {
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

export const policyTransitions = {
  NONE: ['ISSUING'],
  ISSUING: ['ISSUED', 'ISSUE_REJECTED', 'ISSUE_UNKNOWN'],
  ISSUE_UNKNOWN: ['ISSUED', 'ISSUING', 'ISSUE_REJECTED'],
  ISSUED: [],
  ISSUE_REJECTED: [],
} as const;

export const refundTransitions = {
  DUE: ['VOIDING', 'REFUNDING', 'MANUAL'],
  VOIDING: ['DONE', 'REFUNDING', 'UNKNOWN', 'MANUAL'],
  REFUNDING: ['DONE', 'UNKNOWN', 'MANUAL'],
  UNKNOWN: ['DONE', 'DUE', 'MANUAL'],
  DONE: [],
  MANUAL: ['DONE'],
} as const;

export type OrderState = keyof typeof orderTransitions;
export type AttemptState = keyof typeof attemptTransitions;
export type PolicyState = keyof typeof policyTransitions;
export type RefundState = keyof typeof refundTransitions;

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
} as const;

export type StateTable = keyof typeof stateTables;

/** Whether a row of `table` may go from one state to another. */
export function isAllowed(table: StateTable, from: string, to: string): boolean {
  const transitions: Readonly<Record<string, readonly string[]>> = stateTables[table];
  return transitions[from]?.includes(to) ?? false;
}
