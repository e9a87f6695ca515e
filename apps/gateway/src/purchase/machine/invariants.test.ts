import { expect, test } from 'vitest';
import { brokenInvariants } from './invariants.ts';
import { sampleAttempt, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import type { Order } from './state.ts';

const two = [sampleAttempt(), sampleAttempt({ id: 'a2' })];
const undone: Partial<Order> = { goal: 'undo', give: 'all', policy: samplePolicy('refused') };

/* Each law, broken by hand. */
const table: readonly [broken: string, Partial<Order>][] = [
  ['', {}],
  ['', { ...undone, refunds: [sampleRefund()] }],
  ['a goal with a policy it cannot have', { policy: samplePolicy('ended') }],
  ['a goal with a policy it cannot have', { ...undone, policy: samplePolicy('due') }],
  ['a payment with a policy', { kind: 'payment' }],
  ['paid, and no policy is asked for', { policy: samplePolicy('none') }],
  ['', { kind: 'payment', policy: samplePolicy('none') }],
  ['begun without a payment', { attempts: [] }],
  ['paid, and nothing is done for it', { goal: 'open', policy: samplePolicy('none') }],
  ['two payments are kept', { attempts: two }],
  [
    'more is promised back than came in',
    {
      refunds: [sampleRefund({ attemptId: 'a2', amount: 1 })],
      attempts: [...two.slice(0, 1), sampleAttempt({ id: 'a2', st: 'none', why: 'declined' })],
    },
  ],
  [
    'a second payment does not go back whole',
    {
      attempts: [sampleAttempt(), sampleAttempt({ id: 'a2', isSurplus: true })],
      refunds: [sampleRefund({ attemptId: 'a2', amount: 99 })],
    },
  ],
  ['undone, and money stays', { ...undone, refunds: [sampleRefund({ amount: 99 })] }],
  ['kept, and nothing of its money is', { refunds: [sampleRefund()] }],
  ['', { refunds: [sampleRefund({ amount: 99 })] }],
  [
    'two refunds of a payment are on their way',
    {
      refunds: [
        sampleRefund({ st: 'sent', amount: 10 }),
        sampleRefund({ id: 'r2', st: 'unknown', amount: 10 }),
      ],
    },
  ],
];

/* of a backup each may have gone meanwhile, and all are asked about before another one is sent */
test.each([
  ['', ['unknown', 'unknown'], true],
  ['two refunds of a payment are on their way', ['unknown', 'unknown'], false],
  ['two refunds of a payment are on their way', ['sent', 'unknown'], true],
  ['two refunds of a payment are on their way', ['sent', 'sent'], true],
  ['', ['sent', 'due'], true],
] as const)('%s: two refunds %j, of a backup: %s', (broken, [one, other], isRestored) => {
  const refunds = [sampleRefund({ st: one, amount: 10 }), sampleRefund({ id: 'r2', st: other, amount: 10 })];
  const purchase = { id: 'q', orders: [sampleOrder({ refunds })] };
  expect(brokenInvariants(purchase, isRestored).join(', ')).toBe(broken);
  if (!isRestored) expect(brokenInvariants(purchase).join(', ')).toBe(broken);
});

test.each(table)('%s: %o', (broken, but) => {
  expect(brokenInvariants({ id: 'q', orders: [sampleOrder(but)] }).join(', ')).toBe(broken);
});

test('a quote is bought once and tried once at a time', () => {
  const other = sampleOrder({ id: 'o2', attempts: [sampleAttempt({ id: 'a2' })] });
  expect(brokenInvariants({ id: 'q', orders: [sampleOrder(), other] })).toEqual([
    'two offers of a quote are bought',
  ]);
  const trying = (id: string, st: 'open' | 'asked') =>
    sampleOrder({
      id,
      goal: 'open',
      policy: samplePolicy('none'),
      attempts: [sampleAttempt({ id: `${id}a`, st })],
    });
  expect(brokenInvariants({ id: 'q', orders: [trying('o1', 'open'), trying('o2', 'asked')] })).toEqual([
    'two attempts are under way',
  ]);
});
