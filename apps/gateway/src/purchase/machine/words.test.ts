import { expect, test } from 'vitest';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import type { Order, Refund } from './state.ts';
import { attemptWord, noticeWord, orderWord, policyWord, refundWord, transferWord } from './words.ts';

/* Written by hand from docs/lifecycle.md: what staff filter by and pages speak of. */

test.each([
  ['CREATED', { st: 'open', hasPage: false }],
  ['THREEDS_PENDING', { st: 'open', hasPage: true }],
  ['CALLBACK_OK', { st: 'authed' }],
  ['AUTHORISING', { st: 'asked' }],
  ['UNKNOWN', { st: 'asked', isUnclear: true }],
  ['CREATED', { st: 'asked', takenBy: 'bank', hasPage: false }],
  ['THREEDS_PENDING', { st: 'asked', takenBy: 'bank', hasPage: true }],
  ['UNKNOWN', { st: 'asked', takenBy: 'bank', isUnclear: true }],
  ['CHARGED', { st: 'charged' }],
  ['DECLINED', { st: 'none', why: 'declined' }],
  ['EXPIRED', { st: 'none', why: 'replaced' }],
  ['EXPIRED', { st: 'none', why: 'lapsed' }],
  ['EXPIRED', { st: 'none', why: 'absent' }],
] as const)('an attempt is %s: %o', (word, attempt) => {
  expect(attemptWord(sampleAttempt(attempt))).toBe(word);
});

test.each([
  [null, samplePolicy('none')],
  ['NONE', samplePolicy('due', { from: 5 })],
  ['ISSUING', samplePolicy('due')],
  ['ISSUING', samplePolicy('asked')],
  ['ISSUE_UNKNOWN', samplePolicy('unknown')],
  ['ISSUED', samplePolicy('inforce')],
  ['ISSUED', samplePolicy('ending')],
  ['ISSUED', samplePolicy('endunknown')],
  ['ISSUE_REJECTED', samplePolicy('refused')],
  ['CANCELLED', samplePolicy('ended')],
] as const)('a policy is %s: %o', (word, policy) => {
  expect(policyWord(policy)).toBe(word);
});

test.each([
  ['DUE', { st: 'due' }],
  ['VOIDING', { st: 'sent', how: 'void' }],
  ['REFUNDING', { st: 'sent', how: 'refund' }],
  ['UNKNOWN', { st: 'unknown' }],
  ['DONE', { st: 'done' }],
  ['MANUAL', { st: 'held', held: 'refused' }],
] as const)('a refund is %s: %o', (word, refund) => {
  expect(refundWord(sampleRefund(refund))).toBe(word);
});

test.each([
  ['WAITING', 'waiting'],
  ['STUCK', 'stuck'],
  ['CONFIRMED', 'taken'],
  ['WITHDRAWN', 'over'],
] as const)('a transfer is %s: %s', (word, st) => {
  expect(transferWord({ id: 't1', st, amount: 100, until: 0 }, 'WITHDRAWN')).toBe(word);
});

const open = { goal: 'open', policy: samplePolicy('none') } as const;
const all = { goal: 'undo', give: 'all', reason: 'policy-failed' } as const;
const transfer = (st: 'waiting' | 'stuck' | 'over') => ({ id: 't1', st, amount: 100, until: 9 });
const back = (...refunds: Partial<Refund>[]) => refunds.map((one) => sampleRefund(one));

const orders: readonly [string, Partial<Order>][] = [
  ['CONSENTED', { ...open, attempts: [] }],
  ['CONSENTED', { ...open, attempts: [sampleAttempt({ st: 'none', why: 'declined' })] }],
  ['PAYING', { ...open, attempts: [sampleAttempt({ st: 'open' })] }],
  ['PAYING', { ...open, attempts: [sampleAttempt({ st: 'authed' })] }],
  ['PAYING', { ...open, attempts: [sampleAttempt({ st: 'asked' })] }],
  ['AWAITING_TRANSFER', { ...open, attempts: [], transfer: transfer('waiting') }],
  ['MANUAL', { ...open, attempts: [], transfer: transfer('stuck') }],
  ['CONSENTED', { ...open, attempts: [], transfer: transfer('over') }],
  ['PAID', { policy: samplePolicy('due', { from: 5 }) }],
  ['ISSUING', { policy: samplePolicy('due') }],
  ['ISSUING', { policy: samplePolicy('asked') }],
  ['ISSUING', { policy: samplePolicy('unknown') }],
  ['MANUAL', { policy: samplePolicy('unknown', { isStrange: true }) }],
  ['ISSUED', {}],
  ['DELIVERED', { isDelivered: true }],
  ['DELIVERED', { isDelivered: true, refunds: back({ reason: 'agreed-part', st: 'held', held: 'refused' }) }],
  ['PAID', { kind: 'payment', policy: samplePolicy('none') }],
  ['DELIVERED', { kind: 'payment', policy: samplePolicy('none'), isDelivered: true }],
  ['ISSUING', { ...all, policy: samplePolicy('asked') }],
  ['ISSUING', { ...all, policy: samplePolicy('unknown') }],
  ['ISSUED', { ...all, policy: samplePolicy('ending'), notice: sampleNotice() }],
  ['DELIVERED', { ...all, policy: samplePolicy('endunknown'), notice: sampleNotice(), isDelivered: true }],
  ['REFUND_DUE', { ...all, policy: samplePolicy('refused'), refunds: back({ st: 'due' }) }],
  ['REFUND_DUE', { ...all, policy: samplePolicy('refused'), refunds: back({ st: 'unknown' }) }],
  ['REFUND_DUE', { ...all, policy: samplePolicy('refused'), refunds: back({ st: 'held', held: 'ceiling' }) }],
  ['MANUAL', { ...all, policy: samplePolicy('refused'), refunds: back({ st: 'held', held: 'refused' }) }],
  ['MANUAL', { ...all, policy: samplePolicy('none'), refunds: back({ st: 'held', held: 'amount' }) }],
  ['REFUNDED', { ...all, policy: samplePolicy('refused'), refunds: back({ st: 'done' }) }],
  [
    'REFUND_DUE',
    {
      ...all,
      policy: samplePolicy('refused'),
      refunds: back({ id: 'r1', st: 'done', amount: 40 }, { id: 'r2', st: 'sent', amount: 60 }),
    },
  ],
  /* a part agreed before is no sign that the rest went back */
  [
    'REFUND_DUE',
    {
      ...all,
      policy: samplePolicy('refused'),
      refunds: back({ st: 'done', amount: 40, reason: 'agreed-part' }, { id: 'r2', amount: 60 }),
    },
  ],
  ['REFUNDED', { ...all, policy: samplePolicy('refused') }],
  ['REFUNDED', { ...all, policy: samplePolicy('none') }],
  /* what the insurer holds there is a person's, until it is known to be none of ours */
  ['REFUNDED', { ...all, policy: samplePolicy('refused', { isStrange: true }) }],
  ['ISSUED', { ...all, policy: samplePolicy('inforce'), notice: sampleNotice() }],
  /* a second payment and a part have lives of their own */
  ['ISSUED', { ...all, policy: samplePolicy('ended'), refunds: back({ reason: 'late-charge' }) }],
  ['ISSUED', { ...all, policy: samplePolicy('ended'), refunds: back({ reason: 'agreed-part' }) }],
  [
    'MANUAL',
    {
      ...all,
      policy: samplePolicy('refused'),
      refunds: back({ st: 'done', amount: 40 }, { id: 'r2', st: 'held', held: 'refused', amount: 60 }),
    },
  ],
  /* made after the money went back, and the insurer will not end it */
  [
    'MANUAL',
    { ...all, notice: sampleNotice({ st: 'refused' }), refunds: back({ st: 'done' }), isDelivered: true },
  ],
  /* the insurer keeps all of it */
  [
    'DELIVERED',
    {
      goal: 'undo',
      give: 'insurer',
      policy: samplePolicy('ended'),
      notice: sampleNotice({ st: 'accepted', gives: 0 }),
      isDelivered: true,
    },
  ],
];

test.each(orders)('an order is %s: %o', (word, but) => {
  expect(orderWord(sampleOrder(but))).toBe(word);
});

const notices: readonly [string, Partial<Order>][] = [
  ['REQUESTED', { policy: samplePolicy('inforce'), notice: sampleNotice({ calls: 0, askedAt: null }) }],
  ['SENT', { policy: samplePolicy('ending'), notice: sampleNotice() }],
  ['UNKNOWN', { policy: samplePolicy('endunknown'), notice: sampleNotice() }],
  ['MANUAL', { policy: samplePolicy('endunknown'), notice: sampleNotice({ isStuck: true }) }],
  ['REFUSED', { goal: 'fulfil', notice: sampleNotice({ st: 'refused' }) }],
  ['ACCEPTED', { policy: samplePolicy('ended'), notice: sampleNotice({ st: 'accepted', gives: 0 }) }],
  [
    'REFUND_DUE',
    {
      policy: samplePolicy('ended'),
      notice: sampleNotice({ st: 'accepted', gives: 50 }),
      refunds: back({ amount: 50, reason: 'cancelled' }),
    },
  ],
  [
    'REFUNDED',
    {
      policy: samplePolicy('ended'),
      notice: sampleNotice({ st: 'accepted', gives: 50 }),
      refunds: back({ amount: 50, reason: 'cancelled', st: 'done' }),
    },
  ],
];

test.each(notices)('a notice is %s: %o', (word, but) => {
  const order = sampleOrder({ goal: 'undo', give: 'insurer', ...but });
  expect(noticeWord(order, order.notice ?? sampleNotice())).toBe(word);
});
