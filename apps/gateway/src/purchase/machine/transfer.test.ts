import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { decided } from './search/decided.ts';
import { sampleAttempt, sampleOrder, samplePolicy } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Order, Transfer } from './state.ts';

/* Money by bank transfer and starts, by hand: what comes in time and right pays, everything else lies with a person. */
const waiting = (but: Partial<Transfer> = {}, order: Partial<Order> = {}): Partial<Order> => ({
  goal: 'open',
  policy: samplePolicy('none'),
  attempts: [],
  transfer: { id: 't1', st: 'waiting', amount: 100, until: 20, ...but },
  ...order,
});

function after(command: Command, but: Partial<Order>, now: number): Order | undefined {
  const purchase = { id: 'q', orders: [sampleOrder(but)] };
  const decision = decide(purchase, command, { now, rules: searchRules, newId: () => 'x1' });
  return decision.refused === null ? decision.next.orders[0] : undefined;
}

const money = (amount: number): Command => ({
  do: 'money-arrived',
  transferId: 't1',
  amount,
  attemptId: 'a9',
});
const take = (amount: number): Command => ({
  do: 'take-transfer',
  transferId: 't1',
  amount,
  attemptId: 'a9',
  isWanted: true,
});
const closed = sampleAttempt({ id: 'a2', st: 'none', why: 'declined' });

const table: readonly [Command, Partial<Order>, number, st: Transfer['st'], goal: Order['goal']][] = [
  [money(100), waiting(), 19, 'taken', 'fulfil'],
  [money(100), waiting(), 20, 'waiting', 'open'],
  [money(101), waiting(), 19, 'stuck', 'open'],
  [money(100), waiting({ st: 'stuck' }), 19, 'stuck', 'open'],
  [money(100), waiting({ st: 'over' }), 19, 'over', 'open'],
  [take(100), waiting({ st: 'stuck' }), 30, 'taken', 'fulfil'],
  [take(101), waiting({ st: 'over' }), 30, 'taken', 'fulfil'],
  [take(100), waiting({ st: 'over' }, { attempts: [closed] }), 30, 'taken', 'fulfil'],
  [{ do: 'drop-transfer', transferId: 't1' }, waiting({ st: 'stuck' }), 5, 'over', 'open'],
];

const start: Command = {
  do: 'start-transfer',
  order: { id: 'o1', kind: 'policy', until: 40, quoteUntil: 60, asksLast: false },
  transfer: { id: 't9', amount: 100, until: 30 },
};

test('asked for again with the same amount it is the same transfer', () => {
  const { order, happened } = decided(start, waiting());
  expect(order).toEqual(sampleOrder(waiting()));
  expect(happened).toBe('');
});

test('a transfer replaces a try that only waits at the bank', () => {
  const atBank = { attempts: [sampleAttempt({ st: 'open' })], transfer: null };
  expect(decided(start, waiting({}, atBank))).toMatchObject({
    order: { attempts: [{ st: 'none', why: 'replaced' }], transfer: { id: 't9', st: 'waiting' } },
    happened: 'attempt-closed a1, transfer-open t9',
  });
});

test.each<[string, Partial<Order>, ...Partial<Order>[]]>([
  ['the order is given up', { goal: 'undo', attempts: [] }],
  ['another offer of the quote is bought', {}, { id: 'o2' }],
  [
    'another offer of the quote may be paid at this moment',
    {},
    { id: 'o2', goal: 'open', policy: samplePolicy('none'), attempts: [sampleAttempt({ st: 'asked' })] },
  ],
])('money of a transfer is not taken while %s', (_, but, ...others) => {
  const idle: Partial<Order> = { id: 'o3', goal: 'open', policy: samplePolicy('none'), attempts: [closed] };
  const orders = [waiting({ st: 'over' }, but), ...others, idle].map((one) => sampleOrder(one));
  const world = { now: 30, rules: searchRules, newId: () => 'x1' };
  expect(decide({ id: 'q', orders }, take(100), world).refused).toBe('request-closed');
});

test.each(table)('%o to %o at %i: %s, %s', (command, but, now, st, goal) => {
  const order = after(command, but, now);
  expect(order?.transfer?.st).toBe(st);
  expect(order?.goal).toBe(goal);
});

test('money of a transfer is a charge of its own, taken now and of the transfer’s amount', () => {
  const attempt = after(take(130), waiting({ st: 'stuck' }), 30)?.attempts[0];
  expect(attempt).toEqual({
    ...sampleAttempt({ id: 'a9', method: 'transfer', secure: false, hasPage: false, paymentId: null }),
    createdAt: 30,
    askedAt: 30,
    closedAt: 30,
    chargedAt: 30,
  });
});

test.each([
  ['us', 'open', null],
  ['bank', 'asked', 7],
] as const)('an attempt whose money is taken by %s begins %s', (takenBy, st, askedAt) => {
  const order = { id: 'o1', kind: 'policy', until: 40, quoteUntil: 60, asksLast: false } as const;
  const attempt = { id: 'a9', secure: true, takenBy, price: 100, paid: 100 } as const;
  const next = after({ do: 'start', order, attempt }, waiting(), 7);
  expect(next?.transfer?.st).toBe('over');
  expect(next?.attempts[0]).toEqual(
    sampleAttempt({ id: 'a9', takenBy, st, askedAt, createdAt: 7, hasPage: false, paymentId: null }),
  );
});
