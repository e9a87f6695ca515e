import type { orderStates } from '@sigorta/contracts/panel/payments';

/*
 * The words that rows of a purchase are stored with, that staff filter by and pages speak of. They follow from the purchase
 * machine (purchase/machine/words.ts), which alone decides what may come after what.
 */
export type OrderState = (typeof orderStates)[number];
export type AttemptState =
  | 'CREATED'
  | 'THREEDS_PENDING'
  | 'CALLBACK_OK'
  | 'AUTHORISING'
  | 'UNKNOWN'
  | 'CHARGED'
  | 'DECLINED'
  | 'EXPIRED';
export type PolicyState = 'NONE' | 'ISSUING' | 'ISSUED' | 'ISSUE_UNKNOWN' | 'ISSUE_REJECTED' | 'CANCELLED';
export type RefundState = 'DUE' | 'VOIDING' | 'REFUNDING' | 'UNKNOWN' | 'DONE' | 'MANUAL';
export const cancellationStates = [
  'REQUESTED',
  'SENT',
  'UNKNOWN',
  'ACCEPTED',
  'REFUND_DUE',
  'REFUNDED',
  'REFUSED',
  'MANUAL',
] as const;
export type CancellationRowState = (typeof cancellationStates)[number];
export type TransferState = 'WAITING' | 'CONFIRMED' | 'STUCK' | 'EXPIRED' | 'WITHDRAWN' | 'REJECTED';

/* Where rows of a purchase stand, in the purchase machine's own words (purchase/machine/state.ts); the states above follow. */
export type OrderGoal = 'open' | 'fulfil' | 'undo';
export type AttemptPhase = 'open' | 'authed' | 'asked' | 'charged' | 'none';
export type PolicyPhase =
  | 'none'
  | 'due'
  | 'asked'
  | 'unknown'
  | 'inforce'
  | 'refused'
  | 'ending'
  | 'endunknown'
  | 'ended';
export type RefundPhase = 'due' | 'sent' | 'unknown' | 'done' | 'held';
export type NoticePhase = 'open' | 'accepted' | 'refused';
export type TransferPhase = 'waiting' | 'stuck' | 'over' | 'taken';
export type HeldBecause = 'ceiling' | 'refused' | 'transfer' | 'amount' | 'unknown' | 'restored';

/** An attempt in one of these may still move money or is being cleared up. */
export const openAttemptStates = [
  'CREATED',
  'THREEDS_PENDING',
  'CALLBACK_OK',
  'AUTHORISING',
  'UNKNOWN',
] as const satisfies readonly AttemptState[];

/* What is no part of the machine has a table of allowed steps; the database guards the same. */
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

export type TransferMoneyState = keyof typeof transferMoneyTransitions;
export type PaymentRequestState = keyof typeof paymentRequestTransitions;

export const stateTables = {
  transfer_money: transferMoneyTransitions,
  payment_request: paymentRequestTransitions,
} as const;

export type StateTable = keyof typeof stateTables;

/** Whether a row of `table` may go from one state to another. */
export function isAllowed(table: StateTable, from: string, to: string): boolean {
  const transitions: Readonly<Record<string, readonly string[]>> = stateTables[table];
  return transitions[from]?.includes(to) ?? false;
}
