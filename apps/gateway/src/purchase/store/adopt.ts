import type { Attempt, Notice, Order, Policy, Refund, Transfer } from '../machine/state.ts';
import type {
  AttemptRow,
  NoticeRow,
  OrderRow,
  PolicyRow,
  PurchaseRows,
  RefundRow,
  TransferRow,
} from './rows.ts';

/*
 * Rows written before the machine have no phase: what they are is read off their words. Each row gets its phase with the next
 * step of its purchase.
 */

const attemptPhases = {
  CREATED: 'open',
  THREEDS_PENDING: 'open',
  CALLBACK_OK: 'authed',
  AUTHORISING: 'asked',
  UNKNOWN: 'asked',
  CHARGED: 'charged',
  DECLINED: 'none',
  EXPIRED: 'none',
} as const satisfies Record<AttemptRow['state'], Attempt['st']>;

export const attemptPhase = ({ phase, state }: AttemptRow): Attempt['st'] => phase ?? attemptPhases[state];

export function attemptWhy({ why, phase, state, error }: AttemptRow): Attempt['why'] {
  if (phase !== null) return why;
  if (state === 'DECLINED') return 'declined';
  if (state !== 'EXPIRED') return null;
  return error === 'replaced' ? 'replaced' : 'absent';
}

const refundPhases = {
  DUE: 'due',
  VOIDING: 'sent',
  REFUNDING: 'sent',
  UNKNOWN: 'unknown',
  DONE: 'done',
  MANUAL: 'held',
} as const satisfies Record<RefundRow['state'], Refund['st']>;

export const refundPhase = ({ phase, state }: RefundRow): Refund['st'] => phase ?? refundPhases[state];

/** The words that refunds were stopped with before. */
const heldBy: Record<string, NonNullable<Refund['held']>> = {
  'hourly-limit': 'ceiling',
  transfer: 'transfer',
  'no-payment': 'amount',
  'unknown-too-long': 'unknown',
};

export function refundHeld({ phase, state, held, provider_code }: RefundRow): Refund['held'] {
  if (phase !== null || state !== 'MANUAL') return held;
  return heldBy[provider_code ?? ''] ?? 'refused';
}

const noticePhases = {
  REQUESTED: 'open',
  SENT: 'open',
  UNKNOWN: 'open',
  ACCEPTED: 'accepted',
  REFUND_DUE: 'accepted',
  REFUNDED: 'accepted',
  REFUSED: 'refused',
  MANUAL: 'open',
} as const satisfies Record<NoticeRow['state'], Notice['st']>;

export function noticePhase({ phase, state, refund }: NoticeRow): Notice['st'] {
  if (phase !== null) return phase;
  /* stopped after the insurer had said yes: its refund is with a person */
  return state === 'MANUAL' && refund !== null ? 'accepted' : noticePhases[state];
}

const policyPhases = {
  NONE: 'due',
  ISSUING: 'due',
  ISSUE_UNKNOWN: 'unknown',
  ISSUED: 'inforce',
  ISSUE_REJECTED: 'refused',
  CANCELLED: 'ended',
} as const satisfies Record<PolicyRow['state'], Policy['st']>;

export function policyPhase(row: PolicyRow, notice: NoticeRow | undefined): Policy['st'] {
  if (row.phase !== null) return row.phase;
  if (row.state === 'ISSUING' && row.calls > 0) return 'asked';
  if (row.state === 'ISSUED' && notice?.state === 'SENT') return 'ending';
  if (row.state === 'ISSUED' && (notice?.state === 'UNKNOWN' || notice?.state === 'MANUAL'))
    return 'endunknown';
  return policyPhases[row.state];
}

const transferPhases = {
  WAITING: 'waiting',
  STUCK: 'stuck',
  CONFIRMED: 'taken',
  EXPIRED: 'over',
  WITHDRAWN: 'over',
  REJECTED: 'over',
} as const satisfies Record<TransferRow['state'], Transfer['st']>;

export const transferPhase = ({ phase, state }: TransferRow): Transfer['st'] =>
  phase ?? transferPhases[state];

/** An order's goal follows from what was done for it. */
export function goalOf(
  row: OrderRow,
  { attempts, refunds, policies, notices }: PurchaseRows,
): Pick<Order, 'goal' | 'give' | 'reason'> {
  if (row.goal !== null) return { goal: row.goal, give: row.give, reason: row.undo_reason };
  const isPaid = attempts.some(
    ({ order_id, state, surplus }) => order_id === row.id && state === 'CHARGED' && !surplus,
  );
  if (!isPaid) return { goal: 'open', give: null, reason: null };
  const undoing = refunds.find(
    ({ order_id, reason }) => order_id === row.id && reason !== 'agreed-part' && reason !== 'late-charge',
  );
  const notice = notices.find(({ order_id }) => order_id === row.id);
  const policy = policies.find(({ order_id }) => order_id === row.id);
  const isCancelled = notice !== undefined && notice.state !== 'REFUSED';
  if (isCancelled) return { goal: 'undo', give: 'insurer', reason: 'cancelled' };
  if (undoing) return { goal: 'undo', give: 'all', reason: undoing.reason };
  if (policy?.state === 'ISSUE_REJECTED' || row.state === 'REFUND_DUE' || row.state === 'REFUNDED')
    return { goal: 'undo', give: 'all', reason: 'policy-failed' };
  return { goal: 'fulfil', give: null, reason: null };
}
