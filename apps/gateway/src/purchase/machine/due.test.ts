import { expect, test } from 'vitest';
import { tasksOf } from './due.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Attempt, Order, Policy, Refund } from './state.ts';

/*
 * What a purchase waits for and when, by hand from the clocks of the searches: bank 10, grace 2, window 4, looks after 1, 2,
 * 4, 4, looks at who is at the bank after 3 and 6, late looks after 8, 16 and 64.
 */
const open = (but: Partial<Attempt>): Partial<Order> => ({
  goal: 'open',
  policy: samplePolicy('none'),
  attempts: [sampleAttempt({ createdAt: 3, askedAt: null, ...but })],
});
const policy = (st: Policy['st'], but: Partial<Policy> = {}): Partial<Order> => ({
  policy: samplePolicy(st, { calls: 1, askedAt: 5, ...but }),
});
const ending = (
  st: Policy['st'],
  but: Parameters<typeof sampleNotice>[0] = {},
  looks = 0,
): Partial<Order> => ({
  goal: 'undo',
  give: 'insurer',
  policy: samplePolicy(st, { calls: 1, looks }),
  notice: sampleNotice({ askedAt: 7, ...but }),
});
const back = (...refunds: Partial<Refund>[]): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  policy: samplePolicy('refused'),
  refunds: refunds.map((one) => sampleRefund(one)),
});
const late = { st: 'none', why: 'absent', closedAt: 20, askedAt: 4 } as const;
const refused = { closedAt: 20, why: 'absent' } as const;

const table: readonly [expected: string, Partial<Order>][] = [
  ['', {}],
  ['lapse a1 5', open({ st: 'open', hasPage: false })],
  ['inquire a1 6', open({ st: 'open' })],
  ['inquire a1 9', open({ st: 'open', looks: 1, lookedAt: 6 })],
  /* nobody came for a while: what was missed is one question, not several */
  ['lapse a1 14', open({ st: 'open', looks: 1, lookedAt: 9 })],
  ['lapse a1 14', open({ st: 'open', looks: 2, lookedAt: 12 })],
  /* the provider asked to be left alone, for less than the buyer's time and for more */
  ['inquire a1 11', open({ st: 'open', looks: 1, lookedAt: 6, from: 11 })],
  ['lapse a1 14', open({ st: 'open', looks: 1, lookedAt: 6, from: 40 })],
  ['charge a1 3', open({ st: 'authed' })],
  ['inquire a1 6', open({ st: 'asked', askedAt: 4 })],
  ['inquire a1 5', open({ st: 'asked', askedAt: 4, isUnclear: true })],
  ['inquire a1 8', open({ st: 'asked', askedAt: 4, looks: 1, lookedAt: 6 })],
  ['inquire a1 10', open({ st: 'asked', askedAt: 4, looks: 9, lookedAt: 6 })],
  ['inquire a1 28', open(late)],
  ['inquire a1 36', open({ ...late, absent: 1, looks: 1, lookedAt: 28 })],
  ['inquire a1 84', open({ ...late, absent: 2, looks: 2, lookedAt: 36 })],
  ['', open({ ...late, absent: 3, looks: 3, lookedAt: 84 })],
  /* one that said nothing is made again */
  ['inquire a1 30', open({ ...late, looks: 1, lookedAt: 28 })],
  ['inquire a1 28', open({ ...late, hasPage: false })],
  ['', open({ ...late, hasPage: false, askedAt: null })],
  ['issue o1 0', policy('due')],
  ['issue o1 9', policy('due', { from: 9 })],
  ['find-policy o1 7', policy('asked')],
  ['find-policy o1 6', policy('unknown')],
  ['find-policy o1 12', policy('unknown', { looks: 2, lookedAt: 8 })],
  ['find-policy o1 28', { ...back(), policy: samplePolicy('refused', { calls: 1, ...refused }) }],
  ['', { ...back(), policy: samplePolicy('refused', { calls: 0, ...refused }) }],
  ['end o1 0', ending('inforce')],
  ['', ending('inforce', { st: 'refused' })],
  ['', ending('inforce', { isStuck: true })],
  ['', { notice: sampleNotice({ st: 'open' }) }],
  ['find-policy o1 9', ending('ending')],
  ['find-policy o1 8', ending('endunknown')],
  /* sent in vain before: more rarely */
  ['find-policy o1 9', ending('endunknown', { calls: 2 })],
  ['find-policy o1 11', ending('endunknown', { calls: 2 }, 1)],
  ['', ending('ended', { st: 'accepted' })],
  ['send-refund r1 0', back({})],
  ['send-refund r1 9', back({ from: 9 })],
  ['inquire-refund r1 10', back({ st: 'sent', askedAt: 8 })],
  ['inquire-refund r1 9', back({ st: 'unknown', askedAt: 8 })],
  ['inquire-refund r1 13', back({ st: 'unknown', askedAt: 8, looks: 1, lookedAt: 11 })],
  /* the provider asked to be left alone until 20, and until 10, which is over by then */
  ['inquire-refund r1 20', back({ st: 'unknown', askedAt: 8, looks: 1, lookedAt: 11, from: 20 })],
  ['inquire-refund r1 13', back({ st: 'unknown', askedAt: 8, looks: 1, lookedAt: 11, from: 10 })],
  ['inquire-refund r1 20', back({ st: 'held', held: 'unknown', tries: 1, askedAt: 8, from: 20 })],
  ['inquire-refund r1 9', back({ st: 'unknown', askedAt: 8 }, { id: 'r2' })],
  ['inquire-refund r1 10', back({ st: 'sent', askedAt: 8 }, { id: 'r2' })],
  ['send-refund r2 0', back({ st: 'held', held: 'refused' }, { id: 'r2' })],
  [
    'inquire-refund r1 9, send-refund r2 0',
    back({ st: 'unknown', askedAt: 8 }, { id: 'r2', attemptId: 'a2' }),
  ],
  ['', back({ st: 'held', held: 'ceiling' })],
  ['', back({ st: 'done', tries: 1, askedAt: 8 })],
  ['inquire-refund r1 9', back({ st: 'held', held: 'unknown', tries: 1, askedAt: 8 })],
  [
    'inquire-refund r1 12',
    back({ st: 'held', held: 'unknown', tries: 1, askedAt: 8, absent: 1, looks: 1, lookedAt: 9 }),
  ],
  /* nothing was found after the window: rarely, it may turn up */
  [
    'inquire-refund r1 16',
    back({ st: 'held', held: 'unknown', tries: 1, askedAt: 8, absent: 1, looks: 2, lookedAt: 12 }),
  ],
  [
    'inquire-refund r1 24',
    back({ st: 'held', held: 'unknown', tries: 1, askedAt: 8, absent: 1, looks: 3, lookedAt: 16 }),
  ],
  ['', back({ st: 'held', held: 'unknown', tries: 1, askedAt: 8, absent: 1, looks: 5, lookedAt: 72 })],
  [
    'expire-transfer t1 33',
    { ...open({}), attempts: [], transfer: { id: 't1', st: 'waiting', amount: 100, until: 33 } },
  ],
  ['', { ...open({}), attempts: [], transfer: { id: 't1', st: 'stuck', amount: 100, until: 33 } }],
];

test('nobody is asked about a buyer who cannot be at the bank, nor when his time is over', () => {
  const at = (openLooksMs: number[], but: Partial<Attempt>) =>
    tasksOf(
      { id: 'q', orders: [sampleOrder(open({ st: 'open', ...but }))] },
      { ...searchRules, openLooksMs },
    );
  expect(at([1], { hasPage: false })).toEqual([{ work: 'lapse', subject: 'a1', at: 5 }]);
  expect(at([10], {})).toEqual([{ work: 'inquire', subject: 'a1', at: 13 }]);
  expect(at([11], {})).toEqual([{ work: 'lapse', subject: 'a1', at: 14 }]);
});

test.each(table)('%s: %o', (expected, but) => {
  const tasks = tasksOf({ id: 'q', orders: [sampleOrder(but)] }, searchRules);
  expect(tasks.map(({ work, subject, at }) => `${work} ${subject} ${at}`).join(', ')).toBe(expected);
});
