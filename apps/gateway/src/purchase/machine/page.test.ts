import { purchaseStates } from '@sigorta/contracts/operations/purchase-status';
import { expect, test } from 'vitest';
import { pageOf } from './page.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import type { Order } from './state.ts';

/* What the buyer's page shows, written by hand from the texts it has for each state (docs/lifecycle.md). */
const open = (...attempts: Parameters<typeof sampleAttempt>[0][]): Partial<Order> => ({
  goal: 'open',
  policy: samplePolicy('none'),
  attempts: attempts.map((one) => sampleAttempt(one)),
});
const none = { st: 'none' } as const;
const back = (policy: Order['policy'], ...refunds: Parameters<typeof sampleRefund>[0][]): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  policy,
  notice: sampleNotice({ gives: 60 }),
  refunds: refunds.map((one) => sampleRefund(one)),
});
const refused = samplePolicy('refused', { why: 'said' });
const lost = samplePolicy('refused', { why: 'absent' });
const transfer = (st: 'waiting' | 'stuck' | 'over'): Partial<Order> => ({
  ...open(),
  transfer: { id: 't1', st, amount: 100, until: 9 },
});
const part = { id: 'r9', reason: 'agreed-part', amount: 10 } as const;

const table: readonly [expected: string, Partial<Order>][] = [
  ['expired', open()],
  ['awaiting-bank', open({ st: 'open' })],
  ['awaiting-bank', open({ st: 'asked', takenBy: 'bank' })],
  ['checking', open({ st: 'asked', takenBy: 'bank', isUnclear: true })],
  ['checking', open({ st: 'authed' })],
  ['checking', open({ st: 'asked' })],
  ['declined', open({ ...none, why: 'declined' })],
  ['expired', open({ ...none, why: 'lapsed' })],
  ['expired', open({ ...none, why: 'declined' }, { id: 'a2', ...none, why: 'quote-over' })],
  ['declined', open({ ...none, why: 'replaced' }, { id: 'a2', ...none, why: 'declined' })],
  /* not "nothing was charged" while one of them was only not found */
  ['expired, payment not found', open({ ...none, why: 'absent' })],
  ['expired, payment not found', open({ ...none, why: 'absent' }, { id: 'a2', ...none, why: 'declined' })],
  ['awaiting-bank, payment not found', open({ ...none, why: 'absent' }, { id: 'a2', st: 'open' })],
  ['awaiting-transfer', transfer('waiting')],
  ['manual', transfer('stuck')],
  ['expired', transfer('over')],
  ['issuing', { kind: 'payment', policy: samplePolicy('none') }],
  ['issuing', { policy: samplePolicy('due', { from: 5 }) }],
  ['issuing', { policy: samplePolicy('due') }],
  ['issuing', { policy: samplePolicy('asked') }],
  ['issuing', { policy: samplePolicy('unknown') }],
  ['manual', { policy: samplePolicy('unknown', { isStrange: true }) }],
  ['issued', {}],
  ['issued', { refunds: [sampleRefund({ ...part, st: 'done' })] }],
  ['issued', { refunds: [sampleRefund({ reason: 'late-charge' })] }],
  /* staff agreed to give all of it back: nobody reads that it is being made */
  ['manual', back(samplePolicy('asked'))],
  ['manual', back(samplePolicy('unknown'))],
  ['issued', back(samplePolicy('inforce'))],
  /* its insurer will not end it: a person's work, whatever became of the money */
  ['manual', { ...back(samplePolicy('inforce')), notice: sampleNotice({ st: 'refused' }) }],
  ['manual', { ...back(samplePolicy('inforce'), { st: 'done' }), notice: sampleNotice({ st: 'refused' }) }],
  ['issued', back(samplePolicy('ending'))],
  ['issued', back(samplePolicy('endunknown'))],
  ['refund-due', back(refused, {})],
  ['refund-due', back(refused, { st: 'sent' })],
  ['refund-due', back(refused, { st: 'held', held: 'ceiling' })],
  /* nobody knows that it was not sent by itself */
  ['refund-due', back(refused, { st: 'held', held: 'unknown' })],
  ['refund-by-hand', back(refused, { st: 'held', held: 'refused' })],
  ['refund-by-hand', back(samplePolicy('none'), { st: 'held', held: 'transfer' })],
  ['refunded', back(refused, { st: 'done' })],
  ['refund-due', back(refused, { st: 'done' }, { id: 'r2', st: 'sent' })],
  ['refund-due', back(refused, {}, { ...part, st: 'done' })],
  /* "your money was returned" is all of it */
  ['refund-due', back(refused, { st: 'done' }, { ...part, st: 'sent' })],
  ['refunded', back(refused)],
  ['refunded', back(samplePolicy('none'))],
  ['refunded, policy not found', back(lost)],
  ['refund-due, policy not found', back(lost, {})],
  ['refunded, policy not found', back(lost, { st: 'done' })],
  ['refund-due', back(samplePolicy('ended'), { amount: 60 })],
  ['refunded', back(samplePolicy('ended'), { amount: 60, st: 'done' })],
  ['issued', back(samplePolicy('ended'))],
];

test.each(table)('the page shows: %s (%#)', (expected, but) => {
  const { state, notFound } = pageOf(sampleOrder(but));
  expect(notFound === null ? state : `${state}, ${notFound} not found`).toBe(expected);
});

test('every state of the contract is shown somewhere', () => {
  const seen = new Set(table.map(([, but]) => pageOf(sampleOrder(but)).state));
  expect([...seen].toSorted()).toEqual([...purchaseStates].toSorted());
});
