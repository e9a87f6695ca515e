import { expect, test } from 'vitest';
import { casesOf } from './cases.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import type { Order } from './state.ts';

/* What a person may have to look at, and since when (docs/lifecycle.md): written by hand. */
const table: readonly [
  what: string,
  Partial<Order>,
  expected: [kind: string, subject: string, since: number | null][],
][] = [
  ['all is well', { isDelivered: true }, []],
  ['papers on their way', { policy: samplePolicy('inforce', { askedAt: 5 }) }, [['papers-late', 'o1', 5]]],
  [
    'money that may have moved',
    { goal: 'open', policy: samplePolicy('none'), attempts: [sampleAttempt({ st: 'asked', askedAt: 3 })] },
    [['charge-unknown', 'a1', 3]],
  ],
  [
    'the same of a row that does not say when it was asked for',
    {
      goal: 'open',
      policy: samplePolicy('none'),
      attempts: [sampleAttempt({ st: 'asked', askedAt: null, createdAt: 2 })],
    },
    [['charge-unknown', 'a1', 2]],
  ],
  [
    'rows of before without their payment',
    { policy: samplePolicy('none'), attempts: [] },
    [['no-policy', 'o1', null]],
  ],
  [
    'a receipt of a row of before',
    { kind: 'payment', policy: samplePolicy('none'), attempts: [] },
    [['papers-late', 'o1', null]],
  ],
  [
    'a buyer at his bank',
    { goal: 'open', policy: samplePolicy('none'), attempts: [sampleAttempt({ st: 'open' })] },
    [],
  ],
  ['a call for a policy', { policy: samplePolicy('asked', { askedAt: 4 }) }, [['policy-slow', 'o1', 4]]],
  ['its answer lost', { policy: samplePolicy('unknown', { askedAt: 4 }) }, [['policy-slow', 'o1', 4]]],
  [
    'something else under our reference',
    { policy: samplePolicy('unknown', { askedAt: 4, lookedAt: 6, isStrange: true }) },
    [['policy-strange', 'o1', 6]],
  ],
  [
    'a notice on its way',
    { goal: 'undo', give: 'insurer', policy: samplePolicy('ending'), notice: sampleNotice({ askedAt: 7 }) },
    [['end-unknown', 'n1', 7]],
  ],
  [
    'a notice nobody answers',
    {
      goal: 'undo',
      give: 'insurer',
      policy: samplePolicy('endunknown'),
      notice: sampleNotice({ askedAt: 7, isStuck: true }),
    },
    [['end-stuck', 'n1', 7]],
  ],
  [
    'an insurer that will not end what nobody pays for',
    { goal: 'undo', give: 'all', notice: sampleNotice({ askedAt: 7, st: 'refused' }) },
    [['end-refused', 'n1', 7]],
  ],
  [
    'an insurer that will not end what staff give all back for',
    { isDelivered: true, notice: sampleNotice({ by: 'staff', askedAt: 7, st: 'refused', isStuck: true }) },
    [['end-refused', 'n1', 7]],
  ],
  [
    'the same, and two persons said that it stays so',
    { isDelivered: true, notice: sampleNotice({ by: 'staff', askedAt: 7, st: 'refused' }) },
    [],
  ],
  [
    'a buyer whose notice the insurer refused: he was told',
    { isDelivered: true, notice: sampleNotice({ by: 'buyer', askedAt: 7, st: 'refused' }) },
    [],
  ],
  [
    'paid, and nothing asks for its policy',
    { policy: samplePolicy('none'), attempts: [sampleAttempt({ chargedAt: 9 })] },
    [['no-policy', 'o1', 9]],
  ],
  [
    'refunds',
    {
      goal: 'undo',
      give: 'all',
      policy: samplePolicy('refused'),
      refunds: [
        sampleRefund({ id: 'r1' }),
        sampleRefund({ id: 'r2', st: 'sent', askedAt: 2 }),
        sampleRefund({ id: 'r3', st: 'unknown', askedAt: 3 }),
        sampleRefund({ id: 'r4', st: 'held', held: 'ceiling', askedAt: 4 }),
        sampleRefund({ id: 'r5', st: 'done', askedAt: 5 }),
      ],
    },
    [
      ['refund-unknown', 'r2', 2],
      ['refund-unknown', 'r3', 3],
      ['refund-held', 'r4', 4],
    ],
  ],
  [
    'a transfer of another amount',
    {
      goal: 'open',
      policy: samplePolicy('none'),
      attempts: [],
      transfer: { id: 't1', st: 'stuck', amount: 100, until: 8 },
    },
    [['transfer-stuck', 't1', null]],
  ],
  [
    'a proposal that waits for a second person',
    {
      isDelivered: true,
      proposals: [{ id: 'p1', kind: 'refund', amount: 10, refundId: null, by: 'ada' }],
    },
    [['proposal', 'p1', null]],
  ],
  [
    'a receipt that is not sent',
    { kind: 'payment', policy: samplePolicy('none'), attempts: [sampleAttempt({ chargedAt: 9 })] },
    [['papers-late', 'o1', 9]],
  ],
];

test.each(table)('%s', (_, but, expected) => {
  const cases = casesOf({ id: 'q', orders: [sampleOrder(but)] });
  expect(cases.map(({ kind, subject, since }) => [kind, subject, since])).toEqual(expected);
});
