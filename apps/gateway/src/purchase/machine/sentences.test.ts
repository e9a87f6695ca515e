import { expect, test } from 'vitest';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { sentenceKeys, sentencesOf } from './sentences.ts';
import type { Order } from './state.ts';

/* What the page says by goal, policy and money, written by hand (docs/lifecycle.md). */
const open = (...attempts: Parameters<typeof sampleAttempt>[0][]): Partial<Order> => ({
  goal: 'open',
  policy: samplePolicy('none'),
  attempts: attempts.map((one) => sampleAttempt(one)),
});
const back = (
  st: Order['policy']['st'],
  ...refunds: Parameters<typeof sampleRefund>[0][]
): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  policy: samplePolicy(st, { why: st === 'refused' ? 'said' : null }),
  notice: sampleNotice({ gives: 60 }),
  refunds: refunds.map((one) => sampleRefund(one)),
});
const transfer = (st: 'waiting' | 'stuck'): Partial<Order> => ({
  ...open(),
  transfer: { id: 't1', st, amount: 100, until: 9 },
});

const table: readonly [expected: string, Partial<Order>][] = [
  ['', open()],
  ['bank-waits a1', open({ st: 'open' })],
  ['bank-takes a1', open({ st: 'asked', takenBy: 'bank' })],
  ['asking-bank a1', open({ st: 'asked', takenBy: 'bank', isUnclear: true })],
  ['asking-bank a1', open({ st: 'authed' })],
  ['asking-bank a1', open({ st: 'asked' })],
  ['nothing-taken a1', open({ st: 'none', why: 'declined' })],
  ['nothing-taken a2', open({ st: 'none', why: 'replaced' }, { id: 'a2', st: 'none', why: 'lapsed' })],
  /* never "nothing was taken" while one of them was only not found */
  ['no-payment-found a1', open({ st: 'none', why: 'absent' }, { id: 'a2', st: 'none', why: 'declined' })],
  ['bank-waits a2, no-payment-found a1', open({ st: 'none', why: 'absent' }, { id: 'a2', st: 'open' })],
  ['waiting-for-transfer t1 100', transfer('waiting')],
  ['transfer-looked-at t1', transfer('stuck')],
  ['paid o1', { kind: 'payment', policy: samplePolicy('none') }],
  ['paid-last-questions o1', { policy: samplePolicy('due', { from: 5 }) }],
  ['paid-making o1', { policy: samplePolicy('due') }],
  ['paid-making o1', { policy: samplePolicy('asked') }],
  ['paid-waiting-insurer o1', { policy: samplePolicy('unknown') }],
  ['in-force o1', {}],
  ['in-force o1, went-back r1 30', { refunds: [sampleRefund({ st: 'done', amount: 30 })] }],
  ['paid-looked-at o1', { policy: samplePolicy('unknown', { isStrange: true }) }],
  ['money-back-when-known o1', back('asked')],
  ['money-back-when-known o1', back('unknown')],
  ['not-made o1, goes-back r1 100', back('refused', {})],
  ['not-made o1, goes-back r1 100', back('refused', { st: 'sent' })],
  ['not-made o1, goes-back r1 100', back('refused', { st: 'unknown' })],
  ['not-made o1, goes-back r1 100', back('refused', { st: 'held', held: 'ceiling' })],
  ['not-made o1, sent-by-hand r1 100', back('refused', { st: 'held', held: 'refused' })],
  /* a list that lags hid an earlier try, and this one was refused because of it */
  ['not-made o1, goes-back r1 100', back('refused', { st: 'held', held: 'refused', isDoubtful: true })],
  ['not-made o1, went-back r1 100', back('refused', { st: 'done' })],
  [
    'not-made o1, goes-back r1 100',
    { ...back('refused', {}), policy: samplePolicy('refused', { why: 'never' }) },
  ],
  /* two looks at a list prove nothing for ever; of rows from before nobody knows why */
  [
    'none-found o1, goes-back r1 100',
    { ...back('refused', {}), policy: samplePolicy('refused', { why: 'absent' }) },
  ],
  [
    'none-found o1, went-back r1 100',
    { ...back('refused', { st: 'done' }), policy: samplePolicy('refused') },
  ],
  ['not-used o1, sent-by-hand r1 100', back('none', { st: 'held', held: 'transfer' })],
  ['ending o1', back('inforce')],
  ['kept-by-insurer o1', { ...back('inforce'), notice: sampleNotice({ st: 'refused' }) }],
  ['ending o1', back('ending')],
  ['ending o1', back('endunknown')],
  ['ended o1 60, goes-back r1 60', back('ended', { amount: 60 })],
  ['ended o1', { ...back('ended'), notice: null }],
  ['in-force o1, second-payment-goes-back r1 100', { refunds: [sampleRefund({ reason: 'late-charge' })] }],
  [
    'in-force o1, second-payment-went-back r1 100',
    { refunds: [sampleRefund({ reason: 'late-charge', st: 'done' })] },
  ],
];

test.each(table)('the page says: %s', (expected, but) => {
  const said = sentencesOf(sampleOrder(but)).map(({ key, subject, amount }) =>
    [key, subject, ...(amount === null ? [] : [amount])].join(' '),
  );
  expect(said.join(', ')).toBe(expected);
});

test('every sentence of the list is said somewhere', () => {
  const said = new Set(table.flatMap(([, but]) => sentencesOf(sampleOrder(but)).map(({ key }) => key)));
  expect([...said].toSorted()).toEqual([...sentenceKeys].toSorted());
});
