import type {
  AttemptState,
  CancellationRowState,
  OrderState,
  PolicyState,
  RefundState,
  TransferState,
} from '../../platform/transitions/states.ts';
import type { Attempt, Notice, Order, Policy, Refund, Transfer } from './state.ts';
import { isKeptByInsurer, isUnderWay } from './step.ts';

/*
 * The words that rows are stored with, that staff filter by and pages speak of. They follow from the machine's state and
 * are written with it, never decided on their own.
 */

export function attemptWord({ st, why, hasPage, isUnclear, takenBy }: Attempt): AttemptState {
  switch (st) {
    case 'open':
      return hasPage ? 'THREEDS_PENDING' : 'CREATED';
    case 'authed':
      return 'CALLBACK_OK';
    case 'asked':
      if (takenBy === 'bank' && !isUnclear) return hasPage ? 'THREEDS_PENDING' : 'CREATED';
      return isUnclear ? 'UNKNOWN' : 'AUTHORISING';
    case 'charged':
      return 'CHARGED';
    case 'none':
      return why === 'declined' ? 'DECLINED' : 'EXPIRED';
  }
}

const policyWords = {
  due: 'ISSUING',
  asked: 'ISSUING',
  unknown: 'ISSUE_UNKNOWN',
  inforce: 'ISSUED',
  ending: 'ISSUED',
  endunknown: 'ISSUED',
  refused: 'ISSUE_REJECTED',
  ended: 'CANCELLED',
} as const satisfies Record<Exclude<Policy['st'], 'none'>, PolicyState>;

/** Null: it has no row. A policy that waits for its last questions is not begun. */
export function policyWord({ st, from }: Policy): PolicyState | null {
  if (st === 'none') return null;
  return st === 'due' && from !== null ? 'NONE' : policyWords[st];
}

export function refundWord({ st, how }: Refund): RefundState {
  switch (st) {
    case 'due':
      return 'DUE';
    case 'sent':
      return how === 'void' ? 'VOIDING' : 'REFUNDING';
    case 'unknown':
      return 'UNKNOWN';
    case 'done':
      return 'DONE';
    case 'held':
      return 'MANUAL';
  }
}

const transferWords = {
  waiting: 'WAITING',
  stuck: 'STUCK',
  taken: 'CONFIRMED',
} as const satisfies Partial<Record<Transfer['st'], TransferState>>;

/** Of `over` three words are told apart for staff: who made it so is written with it. */
export const transferWord = ({ st }: Transfer, over: TransferState): TransferState =>
  st === 'over' ? over : transferWords[st];

/** The refunds that undo the order; parts that were agreed on and second payments have lives of their own. */
export const undoing = ({ refunds }: Order): Refund[] =>
  refunds.filter(({ reason }) => reason !== 'agreed-part' && reason !== 'late-charge');

function moneyWord(order: Order): 'REFUND_DUE' | 'REFUNDED' | 'MANUAL' | null {
  const refunds = undoing(order);
  if (refunds.length === 0) return null;
  /* one above the ceiling waits for two persons, but it goes the usual way */
  if (refunds.some(({ st, held }) => st === 'held' && held !== 'ceiling')) return 'MANUAL';
  return refunds.every(({ st }) => st === 'done') ? 'REFUNDED' : 'REFUND_DUE';
}

const standing = ({ isDelivered }: Order): OrderState => (isDelivered ? 'DELIVERED' : 'ISSUED');

function fulfilling(order: Order): OrderState {
  if (order.kind === 'payment') return order.isDelivered ? 'DELIVERED' : 'PAID';
  const word = policyWord(order.policy);
  if (word === 'NONE') return 'PAID';
  return word === 'ISSUED' ? standing(order) : 'ISSUING';
}

function undone(order: Order): OrderState {
  if (isKeptByInsurer(order)) return 'MANUAL';
  const money = moneyWord(order);
  if (money) return money;
  switch (order.policy.st) {
    case 'inforce':
    case 'ending':
    case 'endunknown':
    case 'ended':
      return standing(order);
    case 'none':
    case 'refused':
      return 'REFUNDED';
    default:
      return 'ISSUING';
  }
}

export function orderWord(order: Order): OrderState {
  if (order.policy.isStrange && order.policy.st !== 'refused') return 'MANUAL';
  switch (order.goal) {
    case 'fulfil':
      return fulfilling(order);
    case 'undo':
      return undone(order);
    case 'open':
      if (order.transfer?.st === 'stuck') return 'MANUAL';
      if (order.transfer?.st === 'waiting') return 'AWAITING_TRANSFER';
      return order.attempts.some(isUnderWay) ? 'PAYING' : 'CONSENTED';
  }
}

const noticeByPolicy = {
  ending: 'SENT',
  endunknown: 'UNKNOWN',
} as const satisfies Partial<Record<Policy['st'], CancellationRowState>>;

export function noticeWord(order: Order, notice: Notice): CancellationRowState {
  if (notice.st === 'refused') return 'REFUSED';
  if (notice.st === 'open') {
    if (notice.isStuck) return 'MANUAL';
    const { st } = order.policy;
    return st === 'ending' || st === 'endunknown' ? noticeByPolicy[st] : 'REQUESTED';
  }
  return moneyWord(order) ?? 'ACCEPTED';
}
