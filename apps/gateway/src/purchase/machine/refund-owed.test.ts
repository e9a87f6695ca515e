import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { isNotSent, settleMoney } from './refund.ts';
import { decided } from './search/decided.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Order, Refund } from './state.ts';

/* What goes back, and who may send it: by hand from docs/lifecycle.md, window 4, a part sure after 12. */

const back = (...refunds: Partial<Refund>[]): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  reason: 'policy-failed',
  policy: samplePolicy('refused'),
  refunds: refunds.map((one) => sampleRefund(one)),
});
const isBack: Command = { do: 'refund-answer', refundId: 'r1', try: 1, answer: { k: 'done' } };
const sent = { st: 'sent', tries: 1, askedAt: 5 } as const;

/* whole amounts are sure after the window, parts nobody can tell when the provider's day is closed */
test.each<[boolean, string, Partial<Refund>]>([
  [true, 'never tried', { tries: 0 }],
  [false, 'tried, and nobody asked', {}],
  [true, 'refused, in so many words', { held: 'refused' }],
  [false, 'refused, after a try nobody can tell', { held: 'refused', isDoubtful: true }],
  [false, 'not found before the window is over', { held: 'unknown', absent: 1, lookedAt: 8 }],
  [true, 'not found after it', { held: 'unknown', absent: 1, lookedAt: 9 }],
  [false, 'asked after it, and nothing was said', { held: 'unknown', lookedAt: 9 }],
  [false, 'a part, not found after the window', { held: 'unknown', absent: 1, lookedAt: 16, amount: 40 }],
  [
    true,
    'a part, not found when the day is closed',
    { held: 'unknown', absent: 1, lookedAt: 17, amount: 40 },
  ],
  [false, 'the same of a backup', { held: 'restored', absent: 1, lookedAt: 16, amount: 40 }],
  [true, 'the same of a backup, later', { held: 'restored', absent: 1, lookedAt: 17, amount: 40 }],
])('it is %s that a person may send it: %s', (may, _, but) => {
  const refund = sampleRefund({ st: 'held', tries: 1, askedAt: 5, ...but });
  expect(isNotSent(sampleOrder(back()), refund, searchRules)).toBe(may);
});

test.each<[string, Partial<Refund>[], string]>([
  ['the last one', [sent], 'refund-done r1, notice-closed n1'],
  ['one of two', [sent, { id: 'r2' }], 'refund-done r1'],
  [
    'the last but a second payment',
    [sent, { id: 'r2', reason: 'late-charge' }],
    'refund-done r1, notice-closed n1',
  ],
  [
    'a second payment',
    [
      { ...sent, reason: 'late-charge' },
      { id: 'r2', st: 'done' },
    ],
    'refund-done r1',
  ],
])('a cancellation is closed with the last of its money: %s', (_, refunds, happened) => {
  const accepted = { ...back(...refunds), notice: sampleNotice({ st: 'accepted', gives: 100 }) };
  expect(decided(isBack, accepted).happened).toBe(happened);
  expect(decided(isBack, { ...accepted, goal: 'fulfil' }).happened).toBe('refund-done r1');
});

describe('what is owed of an order that is undone', () => {
  const cancelled = (gives: number, ...refunds: Partial<Refund>[]): Partial<Order> => ({
    ...back(...refunds),
    give: 'insurer',
    reason: 'cancelled',
    policy: samplePolicy('ended'),
    notice: sampleNotice({ st: 'accepted', gives }),
  });
  test.each<[string, Partial<Order>, string[], string]>([
    ['one kuruş', cancelled(1), ['1 cancelled due refund'], 'refund-due x1'],
    ['nothing', cancelled(0), [], 'notice-closed n1'],
    [
      'what is left of it',
      cancelled(90, { amount: 40, reason: 'agreed-part' }),
      ['60 cancelled due refund'],
      'refund-due x1',
    ],
    ['nothing twice', cancelled(30, { amount: 30, reason: 'cancelled' }), [], 'notice-closed n1'],
    ['all', back(), ['100 policy-failed due refund'], 'refund-due x1'],
    ['the last kuruş', back({ amount: 99 }), ['1 policy-failed due refund'], 'refund-due x1'],
    ['nothing while a policy may be', { ...back(), policy: samplePolicy('unknown') }, [], ''],
    ['nothing of a purchase that stands', {}, [], ''],
    [
      'all, by hand',
      { ...back(), attempts: [sampleAttempt({ method: 'transfer' })] },
      ['100 policy-failed held hand'],
      'refund-held x1',
    ],
  ])('%s', (_, but, expected, happened) => {
    const order = sampleOrder(but);
    const known = order.refunds.length;
    const step = {
      purchase: { id: 'q', orders: [order] },
      now: 9,
      rules: searchRules,
      newId: () => 'x1',
      happened: [] as { ev: string; id: string }[],
    };
    settleMoney(step as Parameters<typeof settleMoney>[0], order);
    const made = order.refunds.slice(known);
    expect(made.map(({ amount, reason, st, how }) => `${amount} ${reason} ${st} ${how}`)).toEqual(expected);
    expect(step.happened.map(({ ev, id }) => `${ev} ${id}`).join(', ')).toBe(happened);
  });
});
