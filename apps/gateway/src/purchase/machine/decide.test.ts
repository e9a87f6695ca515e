import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { tasksOf } from './due.ts';
import { make } from './search/make.ts';
import { kinds } from './search/random-search.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { story } from './search/story.ts';
import { newWorld, searchRules } from './search/world.ts';
import type { Order, Proposal, Refund } from './state.ts';

/* Guards and what follows them, written by hand: the books outside say nothing of codes and happenings. */

const told = (command: Command, but: Partial<Order>, now = 5) =>
  decide({ id: 'q', orders: [sampleOrder(but)] }, command, { now, rules: searchRules, newId: () => 'x1' });

const unpaid: Partial<Order> = { goal: 'open', policy: samplePolicy('none'), attempts: [] };
const order = { id: 'o1', kind: 'policy', until: 40, quoteUntil: 60, asksLast: false } as const;
const attempt = { id: 'a9', secure: true, takenBy: 'us', price: 100, paid: 100 } as const;
const start: Command = { do: 'start', order, attempt };
const startTransfer: Command = {
  do: 'start-transfer',
  order,
  transfer: { id: 't9', amount: 100, until: 20 },
};
const transfer = { id: 't1', st: 'waiting', amount: 100, until: 20 } as const;
const propose = (kind: Proposal['kind'], amount: number | null = null): Command => ({
  do: 'propose',
  orderId: 'o1',
  proposal: { id: 'p1', kind, amount, refundId: 'r1', by: 'ada' },
});
const asked = (kind: Proposal['kind'], amount: number | null = null) => ({
  proposals: [{ id: 'p1', kind, amount, refundId: 'r1', by: 'ada' }],
});
const decideOn = (by: string): Command => ({
  do: 'decide',
  orderId: 'o1',
  proposalId: 'p1',
  by,
  isApproved: true,
});
const held = (but: Partial<Refund>): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  policy: samplePolicy('refused'),
  refunds: [sampleRefund({ st: 'held', ...but })],
});
const ending = (
  but: Parameters<typeof sampleNotice>[0],
  st: 'endunknown' | 'ending' | 'inforce' = 'endunknown',
) => ({ goal: 'undo', give: 'insurer', policy: samplePolicy(st), notice: sampleNotice(but) }) as const;

const refusals: readonly [code: string, Command, Partial<Order>][] = [
  ['already-paid', start, {}],
  ['already-paid', start, held({})],
  [
    'already-paid',
    { ...start, order: { ...order, id: 'o2' } },
    { kind: 'payment', policy: samplePolicy('none') },
  ],
  ['already-paid', start, { ...unpaid, transfer: { ...transfer, st: 'stuck' } }],
  ['payment-in-progress', start, { ...unpaid, attempts: [sampleAttempt({ st: 'asked' })] }],
  ['payment-in-progress', start, { ...unpaid, attempts: [sampleAttempt({ st: 'authed' })] }],
  ['payment-in-progress', start, { ...unpaid, attempts: [sampleAttempt({ st: 'open', hasPage: false })] }],
  ['already-paid', startTransfer, {}],
  ['payment-in-progress', startTransfer, { ...unpaid, transfer: { ...transfer, amount: 90 } }],
  ['not-found', { do: 'page-ready', attemptId: 'a7', paymentId: 'p' }, {}],
  ['request-closed', { do: 'page-ready', attemptId: 'a1', paymentId: 'p' }, {}],
  [
    'request-closed',
    { do: 'charge', attemptId: 'a1' },
    { ...unpaid, attempts: [sampleAttempt({ st: 'open' })] },
  ],
  [
    'request-closed',
    { do: 'charge', attemptId: 'a1' },
    { ...unpaid, attempts: [sampleAttempt({ st: 'asked', secure: false })] },
  ],
  ['request-closed', { do: 'answered-last', orderId: 'o1' }, {}],
  ['request-closed', { do: 'answered-last', orderId: 'o1' }, { policy: samplePolicy('due') }],
  ['not-found', { do: 'issue', orderId: 'o7' }, {}],
  ['request-closed', { do: 'issue', orderId: 'o1' }, {}],
  ['request-closed', { do: 'issue', orderId: 'o1' }, { policy: samplePolicy('due', { from: 6 }) }],
  [
    'cancellation-not-possible',
    { do: 'cancel', orderId: 'o1', noticeId: 'n1' },
    { policy: samplePolicy('asked') },
  ],
  ['cancellation-not-possible', { do: 'cancel', orderId: 'o1', noticeId: 'n1' }, ending({}, 'inforce')],
  ['request-closed', { do: 'end', orderId: 'o1' }, {}],
  ['request-closed', { do: 'end', orderId: 'o1' }, ending({}, 'ending')],
  ['request-closed', { do: 'end', orderId: 'o1' }, ending({ st: 'refused' }, 'inforce')],
  ['request-closed', { do: 'end', orderId: 'o1' }, ending({ isStuck: true }, 'inforce')],
  ['not-found', { do: 'send-refund', refundId: 'r7', sameDay: true, isCeilingReached: false }, {}],
  ['request-closed', { do: 'send-refund', refundId: 'r1', sameDay: true, isCeilingReached: false }, held({})],
  [
    'request-closed',
    { do: 'send-refund', refundId: 'r1', sameDay: true, isCeilingReached: false },
    held({ st: 'due', from: 6 }),
  ],
  [
    'request-closed',
    { do: 'take-transfer', transferId: 't1', amount: 100, attemptId: 'a9', isWanted: true },
    { ...unpaid, transfer },
  ],
  [
    'request-closed',
    { do: 'take-transfer', transferId: 't1', amount: 99, attemptId: 'a9', isWanted: true },
    { ...unpaid, transfer: { ...transfer, st: 'over' } },
  ],
  [
    'request-closed',
    { do: 'take-transfer', transferId: 't1', amount: 100, attemptId: 'a9', isWanted: false },
    { ...unpaid, transfer: { ...transfer, st: 'over' } },
  ],
  [
    'request-closed',
    { do: 'take-transfer', transferId: 't1', amount: 100, attemptId: 'a9', isWanted: true },
    { ...unpaid, attempts: [sampleAttempt({ st: 'asked' })], transfer: { ...transfer, st: 'over' } },
  ],
  ['not-found', { do: 'drop-transfer', transferId: 't1' }, {}],
  ['request-closed', { do: 'drop-transfer', transferId: 't1' }, { transfer: { ...transfer, st: 'taken' } }],
  ['request-closed', propose('refund', 10), held({})],
  ['invalid-input', propose('refund', 0), {}],
  ['invalid-input', propose('refund', 101), {}],
  ['invalid-input', propose('refund'), {}],
  ['request-closed', propose('refund', 10), asked('refund', 20)],
  ['request-closed', propose('release'), {}],
  ['request-closed', propose('release'), held({ held: 'transfer' })],
  ['request-closed', propose('release'), held({ held: 'unknown', tries: 1, askedAt: 1 })],
  [
    'request-closed',
    propose('hand'),
    held({ held: 'unknown', tries: 1, askedAt: 1, absent: 1, lookedAt: 5, amount: 40 }),
  ],
  ['request-closed', propose('hand'), held({ held: 'unknown', tries: 1, askedAt: 2 })],
  [
    'request-closed',
    propose('hand'),
    held({ held: 'unknown', tries: 1, askedAt: 2, absent: 1, lookedAt: 5 }),
  ],
  ['request-closed', propose('no-policy'), {}],
  ['request-closed', propose('no-policy'), { policy: samplePolicy('asked') }],
  ['request-closed', propose('ended', 10), {}],
  ['request-closed', propose('ended', 10), ending({ st: 'accepted' })],
  ['request-closed', propose('ended', 10), ending({}, 'ending')],
  ['invalid-input', propose('ended', 101), ending({})],
  ['invalid-input', propose('ended', -1), ending({})],
  ['request-closed', propose('stands'), ending({})],
  ['request-closed', propose('stands'), ending({ st: 'refused', isStuck: true })],
  ['request-closed', decideOn('bora'), {}],
  ['not-allowed', decideOn('ada'), asked('refund', 10)],
  ['invalid-input', decideOn('bora'), asked('refund', 101)],
];

test.each(refusals)('%s: %o', (code, command, but) => {
  expect(told(command, but).refused).toBe(code);
});

test('a fault of the program is no refusal', () => {
  const broken = () => {
    throw new TypeError('no id');
  };
  const purchase = { id: 'q', orders: [sampleOrder()] };
  const all: Command = {
    do: 'agreed',
    orderId: 'o1',
    proposal: { id: 'p1', kind: 'refund', amount: 100, refundId: null, by: 'ada' },
    by: 'bora',
  };
  expect(() => decide(purchase, all, { now: 5, rules: searchRules, newId: broken })).toThrow('no id');
});

const allowed: readonly [Command, Partial<Order>][] = [
  [start, unpaid],
  [startTransfer, unpaid],
  [startTransfer, { ...unpaid, transfer }],
  [{ do: 'issue', orderId: 'o1' }, { policy: samplePolicy('due', { from: 5 }) }],
  [
    { do: 'send-refund', refundId: 'r1', sameDay: true, isCeilingReached: false },
    held({ st: 'due', from: 5 }),
  ],
  [propose('refund', 1), {}],
  [propose('refund', 100), {}],
  [propose('release'), held({ held: 'ceiling' })],
  [propose('hand'), held({ held: 'transfer' })],
  [propose('hand'), held({ held: 'unknown', tries: 1, askedAt: 1, absent: 1, lookedAt: 5 })],
  [propose('release'), held({ held: 'unknown', tries: 1, askedAt: 1, absent: 1, lookedAt: 5 })],
  [propose('release'), held({ held: 'refused', tries: 1, askedAt: 1 })],
  [propose('no-policy'), { policy: samplePolicy('unknown') }],
  [propose('no-policy'), { policy: samplePolicy('due', { isStrange: true }) }],
  [propose('ended', 0), ending({})],
  [propose('ended', 100), ending({ isStuck: true }, 'ending')],
  [propose('ended', 0), ending({ st: 'refused' }, 'inforce')],
  [propose('stands'), ending({ isStuck: true })],
  [decideOn('bora'), asked('refund', 10)],
];

test.each(allowed)('allowed: %o', (command, but) => {
  expect(told(command, but).refused).toBeNull();
});

/** What a story makes happen, step by step. */
function happened(kind: number, lines: string): string {
  const world = newWorld();
  const events: string[] = [];
  const machine = {
    tasksOf,
    decide: ((purchase, command, at) => {
      const decision = decide(purchase, command, at);
      if (decision.refused === null)
        events.push(...decision.happened.map(({ ev, orderId, id }) => `${ev} ${orderId} ${id}`));
      return decision;
    }) as typeof decide,
  };
  const of = kinds[kind];
  if (!of) throw new Error('no such kind');
  for (const move of story(lines)) make(world, of, move, machine);
  return events.join(', ');
}

const direct = 5;
const paid = 'start 0 true\ncharge a1 ok 0\nanswer 0 false';
const inForce = `${paid}\nissue o0 ok 0\nanswer 0 false`;
const begun = 'attempt-open o0 a1, charged o0 a1, kept o0 a1';
const cancelled = `${inForce}\ncancel o0`;

const happenings: readonly [kind: number, lines: string, expected: string][] = [
  [direct, paid, begun],
  [direct, inForce, `${begun}, in-force o0 o0`],
  [0, 'start 0 true\nstart 1 true', 'attempt-open o0 a1, attempt-closed o0 a1, attempt-open o1 a2'],
  [0, 'start 0 true\nbank a1 false', 'attempt-open o0 a1, attempt-closed o0 a1'],
  [0, 'start 0 true\nwait 5\nwait 5\nlapse a1 ok 0', 'attempt-open o0 a1'],
  [0, 'start 0 true\nwait 5\nwait 5\nwait 1\nlapse a1 ok 0', 'attempt-open o0 a1, attempt-closed o0 a1'],
  [
    direct,
    `${paid}\nissue o0 no 0\nanswer 0 false\nsend-refund x1 ok 0\nanswer 0 false`,
    `${begun}, not-made o0 o0, refund-due o0 x1, refund-done o0 x1`,
  ],
  [
    direct,
    `${paid}\nissue o0 no 0\nanswer 0 false\nsend-refund x1 full 0`,
    `${begun}, not-made o0 o0, refund-due o0 x1, refund-held o0 x1`,
  ],
  [
    direct,
    `${cancelled}\nend o0 ok 0\nanswer 0 false\nsend-refund x1 ok 0\nanswer 0 false`,
    `${begun}, in-force o0 o0, notice o0 n1, ended o0 n1, refund-due o0 x1, refund-done o0 x1, notice-closed o0 n1`,
  ],
  [
    direct,
    `${cancelled}\nend o0 no 0\nanswer 0 false`,
    `${begun}, in-force o0 o0, notice o0 n1, notice-refused o0 n1, still-stands o0 o0`,
  ],
  [
    direct,
    `${cancelled}\nend o0 odd 0\nanswer 0 false`,
    `${begun}, in-force o0 o0, notice o0 n1, notice-stuck o0 n1`,
  ],
  [
    direct,
    'start 0 true\ncharge a1 wrong 0\nanswer 0 false',
    'attempt-open o0 a1, charged o0 a1, refund-held o0 x1',
  ],
  [
    6,
    'transfer 0\nmoney t1 100\nmoney t1 100',
    'transfer-open o0 t1, charged o0 a1, kept o0 a1, transfer-taken o0 t1',
  ],
  [6, 'transfer 0\nmoney t1 90', 'transfer-open o0 t1, transfer-stuck o0 t1'],
  [6, 'transfer 0\ndrop-transfer t1', 'transfer-open o0 t1, transfer-over o0 t1'],
  [6, 'transfer 0\nstart 0 true', 'transfer-open o0 t1, transfer-over o0 t1, attempt-open o0 a1'],
  [
    direct,
    `${inForce}\npropose o0 refund 30 null ada\ndecide o0 p1 bora true`,
    `${begun}, in-force o0 o0, refund-due o0 x1`,
  ],
  [
    direct,
    `${inForce}\npropose o0 refund 100 null ada\ndecide o0 p1 bora true`,
    `${begun}, in-force o0 o0, notice o0 x1`,
  ],
];

test.each(happenings)('%i %s', (kind, lines, expected) => {
  expect(happened(kind, lines)).toBe(expected);
});
