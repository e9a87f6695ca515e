import { expect, test } from 'vitest';
import type { ChargeAnswer, Command, ReturnAnswer } from './command.ts';
import { decide } from './decide.ts';
import { sampleAttempt, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Attempt, Order, Refund } from './state.ts';

/* What one command makes of an attempt or a refund, by hand: bank 10, grace 2, margin 2, window 4, twice absent. */
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
const bank = (isAuthenticated: boolean): Command => ({ do: 'bank-return', attemptId: 'a1', isAuthenticated });
const charge: Command = { do: 'charge', attemptId: 'a1' };
const lapse: Command = { do: 'lapse', attemptId: 'a1' };
const none = (why: Attempt['why'], closedAt: number) =>
  ({ st: 'none', why, closedAt, absent: 0, looks: 0 }) as const;

const attempts: readonly [Command, Partial<Attempt>, number, Partial<Attempt>][] = [
  [
    { do: 'page-ready', attemptId: 'a1', paymentId: 'p9' },
    { st: 'open' },
    5,
    { hasPage: true, paymentId: 'p9' },
  ],
  [{ do: 'not-started', attemptId: 'a1', why: 'declined' }, { st: 'open' }, 5, none('declined', 5)],
  [{ do: 'not-started', attemptId: 'a1', why: 'declined' }, { st: 'asked' }, 5, { st: 'asked' }],
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
  [inquiry({ k: 'declined' }), { st: 'asked' }, 9, none('declined', 9)],
  [inquiry({ k: 'unclear' }), { st: 'asked' }, 9, { st: 'asked', isUnclear: true, looks: 1, lookedAt: 9 }],
  [inquiry({ k: 'absent' }), { st: 'asked' }, 9, { st: 'asked', absent: 1 }],
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
];

test.each(attempts)('%o to %o at %i', (command, but, now, expected) => {
  expect(after(command, open(but), now)?.attempts[0]).toEqual({
    ...after(command, open(but), now)?.attempts[0],
    ...expected,
  });
});

const back = (but: Partial<Refund>): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  policy: samplePolicy('refused'),
  refunds: [sampleRefund(but)],
});
const send = (sameDay: boolean): Command => ({
  do: 'send-refund',
  refundId: 'r1',
  sameDay,
  isCeilingReached: false,
});
const answer = (said: ReturnAnswer): Command => ({
  do: 'refund-answer',
  refundId: 'r1',
  try: 1,
  answer: said,
});
const ask = (said: ReturnAnswer, askedAt: number): Command => ({
  do: 'refund-inquiry',
  refundId: 'r1',
  try: 1,
  askedAt,
  answer: said,
});
const sent = { st: 'sent', tries: 1, askedAt: 2 } as const;

const refunds: readonly [Command, Partial<Refund>, number, Partial<Refund>][] = [
  [send(true), {}, 5, { st: 'sent', how: 'void', tries: 1, askedAt: 5 }],
  [send(false), {}, 5, { st: 'sent', how: 'refund' }],
  [send(true), { amount: 40 }, 5, { st: 'sent', how: 'refund' }],
  [send(true), { tries: 1 }, 5, { st: 'sent', how: 'refund', tries: 2 }],
  [answer({ k: 'done' }), sent, 5, { st: 'done' }],
  [answer({ k: 'done' }), { st: 'held', held: 'unknown', tries: 2 }, 5, { st: 'done', held: null }],
  [answer({ k: 'later', ms: 7 }), sent, 5, { st: 'due', from: 12 }],
  [answer({ k: 'refused' }), sent, 5, { st: 'held', held: 'refused' }],
  [answer({ k: 'refused' }), { ...sent, how: 'void' }, 5, { st: 'due', how: 'refund', from: 5 }],
  [answer({ k: 'not-voidable' }), { ...sent, how: 'void' }, 5, { st: 'due', how: 'refund', from: 5 }],
  [answer({ k: 'unclear' }), sent, 5, { st: 'unknown' }],
  [answer({ k: 'refused' }), { ...sent, tries: 2 }, 5, { st: 'sent' }],
  [answer({ k: 'refused' }), { ...sent, st: 'unknown' }, 5, { st: 'unknown' }],
  [ask({ k: 'failed' }, 5), { ...sent, absent: 1 }, 5, { st: 'unknown', absent: 0, looks: 1, lookedAt: 5 }],
  [ask({ k: 'absent' }, 5), sent, 5, { st: 'unknown', absent: 1 }],
  [ask({ k: 'absent' }, 6), { ...sent, absent: 1 }, 6, { st: 'due', from: 6, absent: 0, looks: 0 }],
  [ask({ k: 'absent' }, 5), { ...sent, absent: 1 }, 6, { st: 'unknown', absent: 2 }],
  [ask({ k: 'absent' }, 13), { ...sent, absent: 1, amount: 40 }, 13, { st: 'unknown', absent: 2 }],
  [ask({ k: 'absent' }, 14), { ...sent, absent: 1, amount: 40 }, 14, { st: 'due' }],
  [ask({ k: 'absent' }, 1), { ...sent, absent: 1 }, 9, { st: 'sent', absent: 1, looks: 0 }],
  [ask({ k: 'failed' }, 101), sent, 101, { st: 'unknown' }],
  [ask({ k: 'failed' }, 102), sent, 102, { st: 'held', held: 'unknown' }],
];

test.each(refunds)('%o to %o at %i', (command, but, now, expected) => {
  const refund = after(command, back(but), now)?.refunds[0];
  expect(refund).toEqual({ ...refund, ...expected });
});
