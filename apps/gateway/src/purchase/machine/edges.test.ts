import { expect, test } from 'vitest';
import type { ChargeAnswer, Command } from './command.ts';
import { decide } from './decide.ts';
import { tasksOf } from './due.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Attempt, Order, Purchase } from './state.ts';

/*
 * What must not shift by one, and what nobody else looks at: by hand from docs/lifecycle.md, with the search's short clocks
 * (bank 10, grace 2, last questions 6 and 2 before the quote's end, window 4, twice absent). An offer is kept until 40, its
 * insurer's quote until 60.
 */
function after(command: Command, orders: readonly Partial<Order>[], now: number): Purchase {
  const purchase = { id: 'q', orders: orders.map((but) => sampleOrder(but)) };
  const decision = decide(purchase, command, { now, rules: searchRules, newId: () => 'x1' });
  if (decision.refused !== null) throw new Error(decision.refused);
  return decision.next;
}

const open = (...attempts: Partial<Attempt>[]): Partial<Order> => ({
  goal: 'open',
  policy: samplePolicy('none'),
  attempts: attempts.map((one) => sampleAttempt(one)),
});
const charged = (paid = 100, returned = 0): ChargeAnswer => ({
  k: 'charged',
  paymentId: 'p7',
  price: paid,
  paid,
  orderId: 'o1',
  returned,
});
const answered = (attemptId = 'a1', answer = charged()): Command => ({
  do: 'charge-answer',
  attemptId,
  answer,
  isWanted: true,
});
const found = (attemptId: string, askedAt: number, answer = charged()): Command => ({
  do: 'inquiry',
  attemptId,
  askedAt,
  answer,
  isWanted: true,
});
const gone = { st: 'none', why: 'absent', closedAt: 5 } as const;
const other = (but: Partial<Order>): Partial<Order> => ({
  id: 'o2',
  attempts: [sampleAttempt({ id: 'a9' })],
  ...but,
});
const idle: Partial<Order> = { ...open(), id: 'o3' };

test.each([
  [10, 16],
  [53, 58],
  /* two before the quote ends: no time is left */
  [58, null],
])('paid at %i, the last questions are open until %s', (now, from) => {
  const paid = after(answered(), [{ ...open({ st: 'asked' }), asksLast: true }], now);
  expect(paid.orders[0]?.policy).toMatchObject({ st: 'due', from });
});

test('money closes its attempt and replaces the others', () => {
  const order = open({ st: 'asked' }, { id: 'a2', st: 'open' }, { id: 'a3', st: 'authed' });
  expect(after(answered(), [order], 9).orders[0]?.attempts).toMatchObject([
    { st: 'charged', why: null, closedAt: 9, chargedAt: 9, paymentId: 'p7', isSurplus: false },
    { st: 'none', why: 'replaced', closedAt: 9 },
    { st: 'none', why: 'replaced', closedAt: 9 },
  ]);
});

test.each([
  [39, 'fulfil', null],
  [40, 'undo', 'offer-expired'],
])('money found at %i for an offer that was kept until 40: %s', (now, goal, reason) => {
  expect(after(found('a1', now), [open(gone)], now).orders[0]).toMatchObject({ goal, reason });
});

test.each<[string, Partial<Order>[], string]>([
  ['one of the others is bought', [other({}), idle], 'already-paid'],
  ['one of the others may still be in force', [other({ goal: 'undo' }), idle], 'already-paid'],
  ['none of the others is', [{ ...idle, id: 'o2' }, idle], 'offer-expired'],
])('money that comes too late while %s', (_, others, reason) => {
  const { orders } = after(found('a1', 41), [open(gone), ...others], 41);
  expect(orders[0]).toMatchObject({
    goal: 'undo',
    give: 'all',
    reason,
    refunds: [{ amount: 100, reason, held: null, st: 'due' }],
  });
});

test('another amount than was asked for is held whole, for a person', () => {
  const [order] = after(answered('a1', charged(90)), [open({ st: 'asked' })], 9).orders;
  expect(order).toMatchObject({ goal: 'undo', refunds: [{ amount: 90, st: 'held', held: 'amount' }] });
});

test('a second payment is surplus and goes back, less what somebody gave back before', () => {
  const bought = { attempts: [sampleAttempt(), sampleAttempt({ id: 'a2', st: 'asked' })] };
  const second = (returned: number) => after(found('a2', 9, charged(100, returned)), [bought], 9).orders[0];
  const surplus = [{}, { id: 'a2', isSurplus: true }];
  expect(second(0)).toMatchObject({
    goal: 'fulfil',
    attempts: surplus,
    refunds: [{ amount: 100, reason: 'late-charge', st: 'due' }],
  });
  expect(second(30)?.refunds).toMatchObject([
    { amount: 30, st: 'done' },
    /* it is not what was asked for: somebody looks at the rest */
    { amount: 70, st: 'held', held: 'amount' },
  ]);
  expect(second(100)?.refunds).toMatchObject([{ amount: 100, st: 'done' }]);
});

test.each<[string, Command, Partial<Attempt>, number, Partial<Attempt>]>([
  [
    'without its page the bank takes nothing',
    { do: 'not-started', attemptId: 'a1', why: 'lapsed' },
    { st: 'asked', takenBy: 'bank', hasPage: false },
    5,
    { st: 'none', why: 'lapsed' },
  ],
  [
    'with its page it may',
    { do: 'not-started', attemptId: 'a1', why: 'lapsed' },
    { st: 'asked', takenBy: 'bank' },
    5,
    { st: 'asked' },
  ],
  [
    'a bank that takes the money says that it did not',
    { do: 'bank-return', attemptId: 'a1', isAuthenticated: false },
    { st: 'asked', takenBy: 'bank' },
    5,
    { st: 'none', why: 'declined' },
  ],
  [
    'ten after 5 there is time',
    { do: 'lapse', attemptId: 'a1' },
    { st: 'open', createdAt: 5 },
    15,
    { st: 'open' },
  ],
  [
    'and eleven after none',
    { do: 'lapse', attemptId: 'a1' },
    { st: 'open', createdAt: 5 },
    16,
    { st: 'none', why: 'lapsed' },
  ],
])('%s', (_, command, attempt, now, expected) => {
  expect(after(command, [open(attempt)], now).orders[0]?.attempts).toMatchObject([expected]);
});

test('an attempt that its bank takes is asked about from its beginning on', () => {
  const born = { st: 'asked', takenBy: 'bank', askedAt: null, createdAt: 7 } as const;
  const purchase = { id: 'q', orders: [sampleOrder(open(born))] };
  expect(tasksOf(purchase, searchRules)).toEqual([{ work: 'inquire', subject: 'a1', at: 9 }]);
});

const ending = (st: 'ending' | 'endunknown', but: Partial<Order> = {}): Partial<Order> => ({
  goal: 'undo',
  give: 'insurer',
  reason: 'cancelled',
  policy: samplePolicy(st, { calls: 1, askedAt: 2, absent: 1 }),
  notice: sampleNotice({ calls: 1, askedAt: 8 }),
  ...but,
});
const asks = (answer: Extract<Command, { do: 'policy-inquiry' }>['answer'], askedAt: number): Command => ({
  do: 'policy-inquiry',
  orderId: 'o1',
  askedAt,
  answer,
});

test('the insurer keeps it: the order stands as before, whatever was given for its end', () => {
  const no: Command = { do: 'end-answer', orderId: 'o1', noticeId: 'n1', answer: { k: 'refused' } };
  const stands = {
    goal: 'fulfil',
    give: null,
    reason: null,
    policy: { st: 'inforce' },
    notice: { st: 'refused' },
  };
  expect(after(no, [ending('ending')], 9).orders[0]).toMatchObject(stands);
  const allBack = { refunds: [sampleRefund({ st: 'done', reason: 'agreed-part' })] };
  expect(after(no, [ending('ending', allBack)], 9).orders[0]).toMatchObject(stands);
  /* staff agreed to give all of it back and it is back: nothing may be kept for a policy nobody pays for */
  const agreed = { ...allBack, give: 'all', reason: 'agreed' } as const;
  expect(after(no, [ending('ending', agreed)], 9).orders[0]).toMatchObject({ goal: 'undo', give: 'all' });
});

test('the insurer will not end what staff give all back for: a person has it until two say that it stays', () => {
  const no: Command = { do: 'end-answer', orderId: 'o1', noticeId: 'n1', answer: { k: 'refused' } };
  const agreed = { give: 'all', reason: 'agreed' } as const;
  const ofStaff = { ...agreed, notice: sampleNotice({ by: 'staff', calls: 1, askedAt: 8 }) };
  const refused = after(no, [ending('ending', ofStaff)], 9);
  expect(refused.orders[0]).toMatchObject({ goal: 'fulfil', notice: { st: 'refused', isStuck: true } });
  const proposal = { id: 'p1', kind: 'stands', amount: null, refundId: null, by: 'ada' } as const;
  const asked = after({ do: 'propose', orderId: 'o1', proposal }, refused.orders, 10);
  expect(asked.orders[0]?.proposals).toHaveLength(1);
  const agreedOn = after(
    { do: 'decide', orderId: 'o1', proposalId: 'p1', by: 'bora', isApproved: true },
    asked.orders,
    11,
  );
  expect(agreedOn.orders[0]).toMatchObject({ goal: 'fulfil', notice: { st: 'refused', isStuck: false } });
  /* or the money is asked for again: another notice goes to the insurer */
  const again = { ...proposal, id: 'p2', kind: 'refund', amount: 100 } as const;
  const second = after({ do: 'propose', orderId: 'o1', proposal: again }, refused.orders, 10);
  const sent = after(
    { do: 'decide', orderId: 'o1', proposalId: 'p2', by: 'bora', isApproved: true },
    second.orders,
    11,
  );
  expect(sent.orders[0]).toMatchObject({ goal: 'undo', notice: { by: 'staff', st: 'open', isStuck: false } });
  /* a buyer was told no, and nobody else has to do anything */
  const ofBuyer = ending('ending', { notice: sampleNotice({ by: 'buyer', calls: 1, askedAt: 8 }) });
  expect(after(no, [ofBuyer], 9).orders[0]).toMatchObject({ notice: { st: 'refused', isStuck: false } });
});

test('a notice that a person was asked about is settled by the insurer’s own word', () => {
  const stuck = { notice: sampleNotice({ calls: 1, askedAt: 8, isStuck: true }) };
  const [order] = after(
    asks({ k: 'cancelled', noticeId: 'n1', gives: 40 }, 9),
    [ending('endunknown', stuck)],
    9,
  ).orders;
  expect(order).toMatchObject({
    policy: { st: 'ended', closedAt: 9 },
    notice: { st: 'accepted', isStuck: false, gives: 40 },
    refunds: [{ amount: 40, reason: 'cancelled' }],
  });
});

test.each([
  /* asked before the notice was sent: it could not know of it */
  [7, { st: 'endunknown', absent: 1, looks: 0 }],
  [8, { st: 'inforce', absent: 0, looks: 1 }],
])('"it stands", asked at %i, of a notice that was sent at 8', (askedAt, policy) => {
  expect(after(asks({ k: 'active' }, askedAt), [ending('endunknown')], 9).orders[0]?.policy).toMatchObject(
    policy,
  );
});

test('a notice that is sent again begins to count anew', () => {
  const again = ending('ending', {
    policy: samplePolicy('inforce', { calls: 1, absent: 1, looks: 3, lookedAt: 7 }),
  });
  expect(after({ do: 'end', orderId: 'o1' }, [again], 9).orders[0]).toMatchObject({
    policy: { st: 'ending', absent: 0, looks: 0, lookedAt: null },
    notice: { calls: 2, askedAt: 9 },
  });
});

test('the last answers make the policy due at once', () => {
  const waits = { policy: samplePolicy('due', { from: 30 }) };
  expect(after({ do: 'answered-last', orderId: 'o1' }, [waits], 9).orders[0]?.policy).toMatchObject({
    st: 'due',
    from: null,
  });
});

test('"no such policy", asked when the call was sent, counts; asked before it, it says nothing', () => {
  const waits = { policy: samplePolicy('unknown', { calls: 1, askedAt: 4 }) };
  const looked = (askedAt: number) => after(asks({ k: 'absent' }, askedAt), [waits], 9).orders[0]?.policy;
  expect(looked(4)).toMatchObject({ absent: 1, looks: 1, lookedAt: 4 });
  expect(looked(3)).toMatchObject({ absent: 0, looks: 0, lookedAt: null });
});

test('money that came by transfer is held for a person who sends it back', () => {
  const paid = {
    attempts: [sampleAttempt({ method: 'transfer' })],
    policy: samplePolicy('asked', { calls: 1 }),
  };
  const no: Command = { do: 'issue-answer', orderId: 'o1', call: 1, answer: { k: 'refused' } };
  expect(after(no, [paid], 9).orders[0]).toMatchObject({
    goal: 'undo',
    refunds: [{ st: 'held', held: 'transfer', amount: 100 }],
  });
});
