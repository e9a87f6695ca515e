import {
  type Attempt,
  type Notice,
  noPolicy,
  notTried,
  type Order,
  type Policy,
  type Refund,
} from '../state.ts';

/* Rows for tests that say what matters of them and leave the rest. All times 0, all money 100 kuruş. */

export const sampleAttempt = (but: Partial<Attempt> = {}): Attempt => ({
  id: 'a1',
  st: 'charged',
  why: null,
  method: 'card',
  takenBy: 'us',
  secure: true,
  hasPage: true,
  isUnclear: false,
  price: 100,
  paid: 100,
  createdAt: 0,
  askedAt: 0,
  closedAt: null,
  looks: 0,
  absent: 0,
  lookedAt: null,
  from: null,
  chargedAt: null,
  paymentId: 'p1',
  isSurplus: false,
  ...but,
});

export const sampleRefund = (but: Partial<Refund> = {}): Refund => ({
  id: 'r1',
  attemptId: 'a1',
  st: 'due',
  how: 'refund',
  held: null,
  amount: 100,
  reason: 'policy-failed',
  ...notTried,
  ...but,
});

export const sampleNotice = (but: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  by: 'buyer',
  st: 'open',
  calls: 1,
  askedAt: 0,
  gives: null,
  isStuck: false,
  ...but,
});

export const samplePolicy = (st: Policy['st'], but: Partial<Policy> = {}): Policy => ({
  ...noPolicy,
  st,
  ...but,
});

/** A paid order whose policy is in force. */
export const sampleOrder = (but: Partial<Order> = {}): Order => ({
  id: 'o1',
  kind: 'policy',
  goal: 'fulfil',
  give: null,
  reason: null,
  until: 40,
  quoteUntil: 60,
  asksLast: false,
  isDelivered: false,
  attempts: [sampleAttempt()],
  policy: samplePolicy('inforce', { calls: 1 }),
  notice: null,
  refunds: [],
  transfer: null,
  proposals: [],
  ...but,
});
