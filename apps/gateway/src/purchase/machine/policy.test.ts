import { expect, test } from 'vitest';
import type { Command, EndAnswer, PolicyAnswer } from './command.ts';
import { decide } from './decide.ts';
import { decided } from './search/decided.ts';
import { sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Notice, Order, Policy } from './state.ts';

/* What one answer of an insurer makes of policy, goal and notice, by hand: window 4, twice absent, a person after 100. */
function after(command: Command, but: Partial<Order>, now: number): Order | undefined {
  const purchase = { id: 'q', orders: [sampleOrder(but)] };
  const decision = decide(purchase, command, { now, rules: searchRules, newId: () => 'x1' });
  return decision.refused === null ? decision.next.orders[0] : undefined;
}
const said = (answer: PolicyAnswer, call = 1): Command => ({
  do: 'issue-answer',
  orderId: 'o1',
  call,
  answer,
});
const ask = (answer: PolicyAnswer, askedAt = 9): Command => ({
  do: 'policy-inquiry',
  orderId: 'o1',
  askedAt,
  answer,
});
const asked = (st: Policy['st'], but: Partial<Policy> = {}) =>
  samplePolicy(st, { calls: 1, askedAt: 2, ...but });
const refused = { calls: 1, askedAt: 2, closedAt: 20, why: 'absent' } as const;

const policies: readonly [Command, Policy, Partial<Policy>][] = [
  [
    { do: 'issue', orderId: 'o1' },
    samplePolicy('due', { absent: 2, looks: 3, lookedAt: 1 }),
    { st: 'asked', calls: 1, askedAt: 9, looks: 0, absent: 0, lookedAt: null },
  ],
  [said({ k: 'issued' }), asked('asked'), { st: 'inforce' }],
  [said({ k: 'issued' }), asked('due'), { st: 'inforce' }],
  [said({ k: 'issued' }, 7), asked('unknown'), { st: 'inforce' }],
  [said({ k: 'refused' }), asked('asked'), { st: 'refused', why: 'said', closedAt: 9 }],
  [said({ k: 'refused' }, 7), asked('asked'), { st: 'asked' }],
  /* the first call was answered by nobody and may have made one: nobody says that there is none */
  [said({ k: 'refused' }, 2), asked('unknown', { calls: 2 }), { st: 'refused', why: 'absent' }],
  [said({ k: 'unclear' }), asked('asked'), { st: 'unknown' }],
  [said({ k: 'strange' }), asked('asked'), { st: 'unknown', isStrange: true }],
  [said({ k: 'absent' }), asked('unknown', { absent: 1 }), { st: 'unknown', absent: 1 }],
  [
    ask({ k: 'active' }),
    asked('unknown', { isStrange: true, absent: 1 }),
    { st: 'inforce', isStrange: false, absent: 0 },
  ],
  [
    ask({ k: 'cancelled', noticeId: null, gives: 5 }),
    asked('unknown'),
    { st: 'refused', why: 'said', absent: 0, looks: 0 },
  ],
  [ask({ k: 'failed' }), asked('asked', { absent: 1 }), { st: 'unknown', absent: 0, looks: 1, lookedAt: 9 }],
  [ask({ k: 'strange' }), asked('unknown'), { st: 'unknown', isStrange: true }],
  [ask({ k: 'absent' }), asked('asked'), { st: 'unknown', absent: 1 }],
  [ask({ k: 'absent' }, 5), asked('unknown', { absent: 1 }), { st: 'unknown', absent: 2 }],
  [ask({ k: 'absent' }, 6), asked('unknown', { absent: 1 }), { st: 'due' }],
  [
    ask({ k: 'absent' }, 6),
    asked('unknown', { absent: 1, calls: 2 }),
    { st: 'refused', why: 'absent', absent: 0, looks: 0, lookedAt: null },
  ],
  [ask({ k: 'absent' }, 6), asked('unknown', { absent: 1, isStrange: true }), { st: 'unknown', absent: 2 }],
  [ask({ k: 'absent' }, 1), asked('unknown', { absent: 1 }), { st: 'unknown', absent: 1, looks: 0 }],
];

test.each(policies)('%o to %o', (command, policy, expected) => {
  const next = after(command, { policy }, 9)?.policy;
  expect(next).toEqual({ ...next, ...expected });
});

test('a policy that is refused gives all back, unless it goes back for another reason already', () => {
  const given = (but: Partial<Order>) => decided(said({ k: 'refused' }), { policy: asked('asked'), ...but });
  expect(given({})).toMatchObject({
    order: { goal: 'undo', give: 'all', reason: 'policy-failed' },
    happened: 'not-made o1, refund-due x1',
  });
  expect(given({ goal: 'undo', give: 'all', reason: 'agreed' }).order).toMatchObject({
    reason: 'agreed',
    refunds: [{ reason: 'agreed', amount: 100 }],
  });
});

test.each([
  ['in-force o1', 'fulfil', asked('asked')],
  ['late-policy o1, notice x1', 'undo', samplePolicy('refused', refused)],
  ['in-force o1, notice x1', 'undo', asked('unknown')],
] as const)('a policy that was made: %s', (happened, goal, policy) => {
  const order = { goal, give: goal === 'undo' ? ('all' as const) : null, policy };
  expect(decided(said({ k: 'issued' }), order, 30).happened).toBe(happened);
});

test('papers that arrived are noted', () => {
  expect(decided({ do: 'delivered', orderId: 'o1' }, {}).order).toEqual(sampleOrder({ isDelivered: true }));
});

test('one that is in force is asked about by nobody', () => {
  expect(decided(ask({ k: 'absent' }), {}).order).toEqual(sampleOrder());
});

const late: readonly [Command, Partial<Policy>, Partial<Policy>][] = [
  [ask({ k: 'active' }, 28), {}, { st: 'inforce', why: null }],
  [ask({ k: 'strange' }, 28), {}, { st: 'refused', isStrange: true, absent: 0, looks: 1 }],
  [ask({ k: 'absent' }, 28), { isStrange: true }, { st: 'refused', isStrange: false, absent: 1 }],
  [
    ask({ k: 'cancelled', noticeId: null, gives: 5 }, 28),
    { isStrange: true },
    { isStrange: false, absent: 1 },
  ],
  [ask({ k: 'absent' }, 27), {}, { st: 'refused', absent: 0 }],
  [ask({ k: 'failed' }, 28), { absent: 1 }, { st: 'refused', absent: 1 }],
  [said({ k: 'issued' }), {}, { st: 'inforce' }],
  [said({ k: 'absent' }), {}, { st: 'refused', absent: 0 }],
];

test.each(late)('given up: %o to %o', (command, but, expected) => {
  const policy = samplePolicy('refused', { ...refused, ...but });
  const order = after(command, { goal: 'undo', give: 'all', policy, refunds: [sampleRefund()] }, 30);
  expect(order?.policy).toEqual({ ...order?.policy, ...expected });
  /* what is there after all has to be ended */
  expect(order?.notice?.by ?? null).toBe(order?.policy.st === 'inforce' ? 'clock' : null);
});

const answer = (word: EndAnswer, noticeId = 'n1'): Command => ({
  do: 'end-answer',
  orderId: 'o1',
  noticeId,
  answer: word,
});
interface Ending {
  goal: Order['goal'];
  policy: Partial<Policy>;
  notice: Partial<Notice>;
  back: number;
}
const kept = { goal: 'fulfil', policy: { st: 'inforce' }, notice: { st: 'refused' }, back: 0 } as const;
const over = (kurus: number) =>
  ({ goal: 'undo', policy: { st: 'ended' }, notice: { st: 'accepted', gives: kurus }, back: kurus }) as const;
const still = (policy: Partial<Policy>, notice: Partial<Notice> = {}) =>
  ({ goal: 'undo', policy, notice: { st: 'open', ...notice }, back: 0 }) as const;

const endings: readonly [Command, Policy['st'], Partial<Notice> & { give?: 'all' }, number, Ending][] = [
  [answer({ k: 'accepted', gives: 40 }), 'ending', {}, 9, over(40)],
  [answer({ k: 'accepted', gives: 140 }), 'ending', {}, 9, over(100)],
  [answer({ k: 'accepted', gives: 40 }), 'endunknown', { give: 'all' }, 9, over(100)],
  [answer({ k: 'accepted', gives: null }), 'ending', { give: 'all' }, 9, over(100)],
  [answer({ k: 'accepted', gives: null }), 'ending', {}, 9, still({ st: 'endunknown' }, { isStuck: true })],
  [answer({ k: 'accepted', gives: 40 }, 'n7'), 'ending', {}, 9, still({ st: 'ending' })],
  [answer({ k: 'refused' }), 'ending', {}, 9, kept],
  [answer({ k: 'refused' }), 'endunknown', {}, 9, still({ st: 'endunknown' })],
  [answer({ k: 'refused' }, 'n7'), 'ending', {}, 9, still({ st: 'ending' })],
  [answer({ k: 'unclear' }), 'ending', {}, 9, still({ st: 'endunknown' })],
  [ask({ k: 'cancelled', noticeId: 'n1', gives: 40 }), 'endunknown', {}, 9, over(40)],
  [
    ask({ k: 'cancelled', noticeId: null, gives: 40 }),
    'ending',
    {},
    9,
    still({ st: 'endunknown' }, { isStuck: true }),
  ],
  [ask({ k: 'cancelled', noticeId: null, gives: 40 }), 'ending', { give: 'all' }, 9, over(100)],
  [ask({ k: 'active' }), 'ending', {}, 9, still({ st: 'endunknown', absent: 1, looks: 1, lookedAt: 9 })],
  [ask({ k: 'active' }, 1), 'ending', {}, 9, still({ st: 'ending', absent: 0 })],
  [ask({ k: 'failed' }), 'ending', {}, 9, still({ st: 'endunknown', absent: 0 })],
  [ask({ k: 'failed' }), 'ending', {}, 101, still({ st: 'endunknown' }, { isStuck: false })],
  [ask({ k: 'failed' }), 'ending', {}, 102, still({ st: 'endunknown' }, { isStuck: true })],
];

test.each(endings)('%o to a policy %s, %o, at %i', (command, st, { give, ...but }, now, expected) => {
  const ending: Partial<Order> = {
    goal: 'undo',
    give: give ?? 'insurer',
    policy: samplePolicy(st, { calls: 1, askedAt: 0 }),
    notice: sampleNotice({ askedAt: 2, ...but }),
  };
  const order = after(command, ending, now);
  expect(order?.goal).toBe(expected.goal);
  expect(order?.policy).toEqual({ ...order?.policy, ...expected.policy });
  expect(order?.notice).toEqual({ ...order?.notice, ...expected.notice });
  expect(order?.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected.back);
});

test('a policy that kept standing is told of its end again, the more rarely the more often that was in vain', () => {
  const standing = (absent: number, calls: number) =>
    after(
      ask({ k: 'active' }),
      {
        goal: 'undo',
        give: 'insurer',
        policy: samplePolicy('endunknown', { absent }),
        notice: sampleNotice({ calls }),
      },
      9,
    )?.policy.st;
  expect([standing(0, 1), standing(1, 1)]).toEqual(['endunknown', 'inforce']);
  expect([standing(2, 2), standing(3, 2)]).toEqual(['endunknown', 'inforce']);
});
