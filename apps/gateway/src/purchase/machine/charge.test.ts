import { expect, test } from 'vitest';
import type { ChargeAnswer, Command } from './command.ts';
import { decide } from './decide.ts';
import { decided } from './search/decided.ts';
import { sampleAttempt, sampleOrder, samplePolicy } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Attempt, Order } from './state.ts';

/* What one command makes of an attempt, by hand: bank 10, grace 2, margin 2, window 4, twice absent. */
function after(command: Command, but: Partial<Order>, now: number): Order | undefined {
  const purchase = { id: 'q', orders: [sampleOrder(but)] };
  const decision = decide(purchase, command, { now, rules: searchRules, newId: () => 'x1' });
  return decision.refused === null ? decision.next.orders[0] : undefined;
}

const open = (but: Partial<Attempt>): Partial<Order> => ({
  goal: 'open',
  policy: samplePolicy('none'),
  attempts: [sampleAttempt(but)],
});
const inquiry = (answer: ChargeAnswer, askedAt = 9): Command => ({
  do: 'inquiry',
  attemptId: 'a1',
  askedAt,
  answer,
  isWanted: true,
});
const answered = (answer: ChargeAnswer): Command => ({
  do: 'charge-answer',
  attemptId: 'a1',
  answer,
  isWanted: true,
});
const money = (but: Partial<Extract<ChargeAnswer, { k: 'charged' }>> = {}): ChargeAnswer => ({
  k: 'charged',
  paymentId: 'p7',
  price: 100,
  paid: 100,
  orderId: 'o1',
  returned: 0,
  ...but,
});
const ofBank = { st: 'asked', takenBy: 'bank', askedAt: null, createdAt: 7 } as const;
const bank = (isAuthenticated: boolean): Command => ({ do: 'bank-return', attemptId: 'a1', isAuthenticated });
const charge: Command = { do: 'charge', attemptId: 'a1' };
const lapse: Command = { do: 'lapse', attemptId: 'a1' };
const none = (why: Attempt['why'], closedAt: number) =>
  ({ st: 'none', why, closedAt, absent: 0, looks: 0, lookedAt: null }) as const;

const attempts: readonly [Command, Partial<Attempt>, number, Partial<Attempt>][] = [
  [
    { do: 'page-ready', attemptId: 'a1', paymentId: 'p9' },
    { st: 'open' },
    5,
    { hasPage: true, paymentId: 'p9' },
  ],
  [{ do: 'not-started', attemptId: 'a1', why: 'declined' }, { st: 'open' }, 5, none('declined', 5)],
  [{ do: 'not-started', attemptId: 'a1', why: 'declined' }, { st: 'asked' }, 5, { st: 'asked' }],
  [
    { do: 'not-started', attemptId: 'a1', why: 'declined' },
    { st: 'asked', hasPage: false },
    5,
    { st: 'asked' },
  ],
  [
    { do: 'not-started', attemptId: 'a1', why: 'declined' },
    { st: 'authed', hasPage: false },
    5,
    { st: 'authed' },
  ],
  [bank(true), { st: 'open' }, 10, { st: 'authed' }],
  [bank(true), { st: 'open' }, 11, none('lapsed', 11)],
  [bank(false), { st: 'open' }, 5, none('declined', 5)],
  [bank(true), { st: 'open', hasPage: false }, 5, { st: 'open' }],
  [bank(true), { st: 'asked', takenBy: 'bank' }, 5, { st: 'asked', isUnclear: true }],
  [bank(true), { st: 'asked', takenBy: 'us' }, 5, { st: 'asked', isUnclear: false }],
  [lapse, { st: 'open' }, 10, { st: 'open' }],
  [lapse, { st: 'open' }, 11, none('lapsed', 11)],
  [lapse, { st: 'open', hasPage: false }, 1, { st: 'open' }],
  [lapse, { st: 'open', hasPage: false }, 2, none('lapsed', 2)],
  [charge, { st: 'authed' }, 10, { st: 'asked', askedAt: 10 }],
  [charge, { st: 'authed' }, 11, none('lapsed', 11)],
  [charge, { st: 'authed', createdAt: 50 }, 57, { st: 'asked', askedAt: 57 }],
  /* the insurer's quote ends at 60 */
  [charge, { st: 'authed', createdAt: 50 }, 58, none('quote-over', 58)],
  [charge, { st: 'open', secure: false }, 1, { st: 'asked', askedAt: 1 }],
  /* who is at the bank is not refused by what nobody knows yet, however often it is said */
  [inquiry({ k: 'absent' }), { st: 'open', absent: 9 }, 9, { st: 'open', absent: 9, looks: 1, lookedAt: 9 }],
  [inquiry({ k: 'pending' }), { st: 'open', absent: 9 }, 9, { st: 'open', absent: 9, looks: 1 }],
  [inquiry({ k: 'failed', ms: 5 }), { st: 'open' }, 9, { st: 'open', from: 14 }],
  [inquiry({ k: 'unclear' }), { st: 'open' }, 9, { st: 'open', isUnclear: false }],
  [inquiry({ k: 'declined' }), { st: 'open' }, 9, none('declined', 9)],
  [inquiry({ k: 'declined' }), { st: 'authed' }, 9, { st: 'authed', looks: 0 }],
  /* asked before the charge was, answered after it: it says nothing of it, but that money moved */
  [inquiry({ k: 'declined' }, 4), { st: 'asked', askedAt: 5 }, 9, { st: 'asked', looks: 0, lookedAt: null }],
  [inquiry({ k: 'absent' }, 4), { st: 'asked', askedAt: 5 }, 9, { st: 'asked', absent: 0 }],
  [
    charge,
    { st: 'authed', looks: 2, lookedAt: 4, absent: 1, from: 9 },
    5,
    { looks: 0, lookedAt: null, absent: 0 },
  ],
  [inquiry({ k: 'declined' }), { st: 'asked', absent: 1, looks: 2, lookedAt: 4 }, 9, none('declined', 9)],
  [inquiry({ k: 'unclear' }), { st: 'asked' }, 9, { st: 'asked', isUnclear: true, looks: 1, lookedAt: 9 }],
  [inquiry({ k: 'absent' }), { st: 'asked' }, 9, { st: 'asked', absent: 1, isUnclear: false }],
  /* of a row of before, nobody knows when it was asked for: its beginning counts */
  [inquiry({ k: 'absent' }, 20), { ...ofBank, absent: 1 }, 20, { st: 'asked', absent: 2 }],
  [inquiry({ k: 'absent' }, 21), { ...ofBank, absent: 1 }, 21, none('absent', 21)],
  /* only a question finds nothing: the call itself says nothing of it */
  [answered({ k: 'absent' }), { st: 'asked' }, 9, { st: 'asked', absent: 0 }],
  [answered({ k: 'pending' }), { st: 'asked' }, 9, { st: 'asked', absent: 0 }],
  [answered({ k: 'declined' }), { st: 'open' }, 9, { st: 'open' }],
  [inquiry({ k: 'absent' }, 4), { st: 'asked', absent: 1 }, 9, none('absent', 9)],
  [inquiry({ k: 'absent' }, 3), { st: 'asked', absent: 1 }, 9, { st: 'asked', absent: 2 }],
  [inquiry({ k: 'pending' }), { st: 'asked', absent: 1 }, 9, none('absent', 9)],
  [inquiry({ k: 'pending' }), { st: 'asked', absent: 1, takenBy: 'bank' }, 9, { st: 'asked', absent: 0 }],
  [inquiry({ k: 'absent' }, 13), { st: 'asked', absent: 1, takenBy: 'bank' }, 13, { st: 'asked', absent: 2 }],
  [inquiry({ k: 'absent' }, 14), { st: 'asked', absent: 1, takenBy: 'bank' }, 14, none('absent', 14)],
  [inquiry({ k: 'failed' }), { st: 'asked', absent: 1 }, 9, { st: 'asked', absent: 0, looks: 1 }],
  [
    inquiry({ k: 'absent' }, 28),
    { st: 'none', why: 'absent', closedAt: 20 },
    28,
    { absent: 1, lookedAt: 28 },
  ],
  [inquiry({ k: 'absent' }, 27), { st: 'none', why: 'absent', closedAt: 20 }, 28, { absent: 0 }],
  [inquiry({ k: 'failed' }, 28), { st: 'none', why: 'absent', closedAt: 20 }, 28, { absent: 0, looks: 1 }],
  [
    inquiry({ k: 'declined' }, 28),
    { st: 'none', why: 'absent', closedAt: 20 },
    28,
    { why: 'absent', closedAt: 20, absent: 1 },
  ],
  /* of a row of before, nobody knows when it was closed: it has no late looks */
  [inquiry({ k: 'absent' }, 28), { st: 'none', why: 'absent', closedAt: null }, 28, { absent: 0, looks: 1 }],
  /* all of it is back already: there is nothing to take in */
  [inquiry(money({ returned: 100 })), { st: 'none', why: 'absent', closedAt: 5 }, 9, { st: 'none' }],
  /* asked before the charge was, but money moved */
  [inquiry(money(), 4), { st: 'asked', askedAt: 5 }, 9, { st: 'charged', why: null, chargedAt: 9 }],
];

test.each(attempts)('%o to %o at %i', (command, but, now, expected) => {
  expect(after(command, open(but), now)?.attempts[0]).toEqual({
    ...after(command, open(but), now)?.attempts[0],
    ...expected,
  });
});

/* what was asked for is kept; anything else is looked at, and what was really taken is what goes back */
test.each<[Parameters<typeof money>[0], Partial<Attempt>, string | null]>([
  [{}, { price: 100, paid: 100 }, null],
  [{ price: null }, { price: 100, paid: 100 }, null],
  [{ orderId: null }, { price: 100, paid: 100 }, null],
  [{ price: 90 }, { price: 90, paid: 100 }, 'amount'],
  [{ price: 100, paid: 90 }, { price: 90, paid: 90 }, 'amount'],
  [{ price: null, paid: 90 }, { price: 90, paid: 90 }, 'amount'],
  [{ orderId: 'o9' }, { price: 100, paid: 100 }, 'amount'],
])('money that says %o', (said, taken, held) => {
  const order = after(answered(money(said)), open({ st: 'asked', price: 100, paid: 100 }), 9);
  expect(order?.attempts[0]).toMatchObject({ st: 'charged', ...taken });
  expect(order?.refunds[0]?.held ?? null).toBe(held);
  expect(order?.goal).toBe(held === null ? 'fulfil' : 'undo');
});

test('money of a try that was closed meanwhile is late, whoever brings the answer', () => {
  const closed = open({ st: 'none', why: 'replaced', closedAt: 5 });
  expect(after(answered(money()), closed, 39)).toMatchObject({ goal: 'fulfil', attempts: [{ why: null }] });
  expect(after(answered(money()), closed, 40)).toMatchObject({ goal: 'undo', reason: 'offer-expired' });
});

test.each<[string, Partial<Order>]>([
  ['at his bank with another try', { attempts: [sampleAttempt({ id: 'a2', st: 'open' })] }],
  ['waited for with a transfer', { transfer: { id: 't1', st: 'waiting', amount: 100, until: 60 } }],
])('late money of a buyer who is %s goes back beside it', (_, other) => {
  const closed = sampleAttempt({ st: 'none', why: 'absent', closedAt: 5 });
  const order = {
    ...open({}),
    ...other,
    attempts: [closed, sampleAttempt({ id: 'a0', st: 'none' }), ...(other.attempts ?? [])],
  };
  expect(decided(inquiry(money(), 41), order, 41)).toMatchObject({
    order: {
      goal: 'open',
      attempts: [
        { st: 'charged', isSurplus: true },
        {},
        ...(other.attempts ?? []).map(() => ({ st: 'open' })),
      ],
      refunds: [{ amount: 100, reason: 'late-charge', st: 'due' }],
    },
    happened: 'charged a1, surplus a1, refund-due x1',
  });
});

test('the last kuruş of a second payment goes back', () => {
  const second = { attempts: [sampleAttempt({ id: 'a0' }), sampleAttempt({ st: 'asked' })] };
  const { order } = decided(answered(money({ returned: 99 })), second);
  expect(order?.refunds).toMatchObject([
    { amount: 99, st: 'done', reason: 'late-charge' },
    { amount: 1, st: 'held', held: 'amount', reason: 'late-charge' },
  ]);
});
