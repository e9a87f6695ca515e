import type { Context } from '../../platform/context.ts';
import type { NewOrder } from '../machine/command.ts';
import {
  type At,
  type Attempt,
  type Notice,
  noPolicy,
  type Order,
  type Policy,
  type Purchase,
  type Refund,
  type Transfer,
} from '../machine/state.ts';
import {
  attemptPhase,
  attemptWhy,
  goalOf,
  noticePhase,
  policyPhase,
  refundHeld,
  refundPhase,
  transferPhase,
} from './adopt.ts';
import type {
  AttemptRow,
  NoticeRow,
  OrderRow,
  PolicyRow,
  ProposalRow,
  PurchaseRows,
  RefundRow,
  TransferRow,
} from './rows.ts';

const ms = (at: Date | null): At | null => at?.getTime() ?? null;

/** later than any clock: what is not bound to an insurer's quote does not end by itself */
const never: At = Number.MAX_SAFE_INTEGER;

const attemptFrom = (row: AttemptRow): Attempt => ({
  id: row.id,
  st: attemptPhase(row),
  why: attemptWhy(row),
  method: row.method,
  takenBy: row.bank_takes ? 'bank' : 'us',
  secure: row.three_d_secure,
  hasPage: row.has_page ?? row.hop_token !== null,
  isUnclear: row.state === 'UNKNOWN',
  price: row.price,
  paid: row.paid,
  createdAt: row.created_at.getTime(),
  askedAt:
    ms(row.asked_at) ?? (row.phase === null && attemptPhase(row) === 'asked' ? ms(row.updated_at) : null),
  closedAt: ms(row.closed_at) ?? (row.phase === null ? ms(row.updated_at) : null),
  looks: row.inquiries,
  absent: row.not_found,
  lookedAt: ms(row.looked_at),
  from: ms(row.ask_from),
  chargedAt: ms(row.charged_at),
  paymentId: row.psp_payment_id,
  isSurplus: row.surplus,
});

const policyFrom = (row: PolicyRow, notice: NoticeRow | undefined): Policy => {
  const st = policyPhase(row, notice);
  return {
    st,
    why: row.why,
    from: st === 'due' && row.state === 'NONE' ? ms(row.details_until) : null,
    calls: row.calls,
    askedAt: ms(row.asked_at) ?? (row.phase === null && row.calls > 0 ? ms(row.updated_at) : null),
    closedAt: ms(row.closed_at),
    looks: row.looks,
    absent: row.not_found,
    lookedAt: ms(row.looked_at),
    isStrange: row.is_strange,
  };
};

/** One that was stopped before it was sent may be sent; any other was, once. */
const triesOf = (row: RefundRow): number => {
  const held = refundHeld(row);
  const wasSent = refundPhase(row) !== 'due' && (held === null || held === 'refused' || held === 'unknown');
  return wasSent ? 1 : 0;
};

const refundFrom = (row: RefundRow): Refund => {
  const st = refundPhase(row);
  const isOld = row.phase === null;
  return {
    id: row.id,
    attemptId: row.attempt_id,
    st,
    how: row.how ?? (row.closed_by !== null ? 'hand' : row.state === 'VOIDING' ? 'void' : 'refund'),
    held: refundHeld(row),
    amount: row.amount,
    reason: row.reason,
    tries: isOld ? triesOf(row) : row.tries,
    from: ms(row.due_from),
    askedAt: ms(row.asked_at) ?? (isOld && st !== 'due' ? ms(row.updated_at) : null),
    looks: row.inquiries,
    absent: row.not_returned,
    lookedAt: ms(row.looked_at),
    isDoubtful: row.is_doubtful,
    isReleased: row.is_released,
  };
};

const noticeFrom = (row: NoticeRow): Notice => ({
  id: row.id,
  by: row.given_by,
  st: noticePhase(row),
  calls: row.calls,
  askedAt: ms(row.asked_at) ?? (row.phase === null && row.calls > 0 ? ms(row.updated_at) : null),
  gives: row.refund,
  isStuck: row.phase === null ? row.state === 'MANUAL' && noticePhase(row) === 'open' : row.is_stuck,
});

const transferFrom = (row: TransferRow): Transfer => ({
  id: row.id,
  st: transferPhase(row),
  amount: row.amount,
  until: row.expires_at.getTime(),
});

const proposalFrom = ({ id, kind, amount, held_refund_id, asked_by }: ProposalRow) => ({
  id,
  kind,
  amount,
  refundId: held_refund_id,
  by: asked_by,
});

/** What an order is for and how long that is kept; null where nothing ends by itself. */
export const newOrderOf = async (
  { products }: Pick<Context, 'products'>,
  row: Pick<OrderRow, 'id' | 'kind' | 'product' | 'release' | 'valid_until' | 'quote_until'>,
): Promise<NewOrder> => ({
  id: row.id,
  kind: row.kind,
  until: ms(row.valid_until) ?? never,
  quoteUntil: row.kind === 'policy' ? ms(row.quote_until) : null,
  asksLast: row.kind === 'policy' && (await products.of(row))?.product.createPolicy !== undefined,
});

async function orderFrom(
  context: Pick<Context, 'products'>,
  row: OrderRow,
  rows: PurchaseRows,
): Promise<Order> {
  const mine = <T extends { order_id: string }>(list: readonly T[]): T[] =>
    list.filter(({ order_id }) => order_id === row.id);
  const [notice] = mine(rows.notices);
  const [policy] = mine(rows.policies);
  const [transfer] = mine(rows.transfers);
  return {
    ...(await newOrderOf(context, row)),
    ...goalOf(row, rows),
    isDelivered: row.mail_state === 'sent' || row.state === 'DELIVERED',
    attempts: mine(rows.attempts).map(attemptFrom),
    policy: policy ? policyFrom(policy, notice) : noPolicy,
    notice: notice ? noticeFrom(notice) : null,
    refunds: mine(rows.refunds).map(refundFrom),
    transfer: transfer ? transferFrom(transfer) : null,
    proposals: mine(rows.proposals).map(proposalFrom),
  };
}

/** The purchase of these rows. An order that nobody began to pay is part of it too. */
export const purchaseFrom = async (
  context: Pick<Context, 'products'>,
  id: string,
  rows: PurchaseRows,
): Promise<Purchase> => ({
  id,
  orders: await Promise.all(rows.orders.map((row) => orderFrom(context, row, rows))),
});
