import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { decided } from './search/decided.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { refundableOf } from './staff.ts';
import type { Order, Proposal, Refund } from './state.ts';

test.each([
  [100, 'in force', sampleOrder()],
  [60, 'a part is promised', sampleOrder({ refunds: [sampleRefund({ amount: 40 })] })],
  [100, 'the policy is not made yet', sampleOrder({ policy: samplePolicy('unknown') })],
  [
    100,
    'a second payment goes back beside it',
    sampleOrder({
      attempts: [sampleAttempt(), sampleAttempt({ id: 'a2', isSurplus: true })],
      refunds: [sampleRefund({ attemptId: 'a2' })],
    }),
  ],
  [
    0,
    'undone: it gives by itself',
    sampleOrder({ goal: 'undo', give: 'all', policy: samplePolicy('asked') }),
  ],
  [0, 'never paid', sampleOrder({ goal: 'open', policy: samplePolicy('none'), attempts: [] })],
  [0, 'a row of before without its payment', sampleOrder({ attempts: [] })],
] as const)('%i kuruş may be given back: %s', (kurus, _, order) => {
  expect(refundableOf(order)).toBe(kurus);
});

const proposed = (kind: Proposal['kind'], amount: number | null = null): Proposal => ({
  id: 'p1',
  kind,
  amount,
  refundId: kind === 'release' || kind === 'hand' ? 'r1' : null,
  by: 'ada',
});
const agreed = (proposal: Proposal, by = 'bora'): Command => ({
  do: 'agreed',
  orderId: 'o1',
  proposal,
  by,
});
const held = (but: Partial<Refund>): Partial<Order> => ({
  goal: 'undo',
  give: 'all',
  policy: samplePolicy('refused'),
  refunds: [sampleRefund({ st: 'held', ...but })],
});
/** A policy whose end its insurer was told. */
const ending = (notice: Parameters<typeof sampleNotice>[0], but: Partial<Order> = {}): Partial<Order> => ({
  goal: 'undo',
  give: 'insurer',
  policy: samplePolicy('endunknown', { calls: 1 }),
  notice: sampleNotice({ calls: 1, askedAt: 2, ...notice }),
  ...but,
});
/** The insurer said no to the buyer's notice, and the policy stands. */
const refusedToBuyer: Partial<Order> = { notice: sampleNotice({ st: 'refused' }) };
/** All of it is back and the insurer will not end the policy. */
const keptByInsurer: Partial<Order> = {
  goal: 'undo',
  give: 'all',
  notice: sampleNotice({ by: 'staff', st: 'refused', isStuck: true }),
  refunds: [sampleRefund({ st: 'done' })],
};

describe('what two persons agreed on is done (docs/lifecycle.md)', () => {
  test.each<[string, Proposal, Partial<Order>, object, string]>([
    [
      'a part goes back beside the order',
      proposed('refund', 40),
      {},
      { goal: 'fulfil', refunds: [{ amount: 40, reason: 'agreed-part', st: 'due', how: 'refund' }] },
      'refund-due x1',
    ],
    [
      'all of it: the insurer is told first',
      proposed('refund', 100),
      { policy: samplePolicy('inforce', { calls: 1, looks: 3, absent: 1, lookedAt: 7 }) },
      {
        goal: 'undo',
        give: 'all',
        reason: 'agreed',
        policy: { st: 'inforce', looks: 0, absent: 0, lookedAt: null },
        notice: { id: 'x1', by: 'staff', st: 'open', calls: 0, askedAt: null },
        refunds: [],
      },
      'notice x1',
    ],
    [
      'a policy that was never asked for is not made',
      proposed('refund', 100),
      { policy: samplePolicy('due', { calls: 0, from: 30 }) },
      {
        goal: 'undo',
        policy: { st: 'refused', why: 'never' },
        refunds: [{ amount: 100, reason: 'agreed' }],
      },
      'not-made o1, refund-due x1',
    ],
    [
      'one that was asked for once is asked about before the money goes',
      proposed('refund', 100),
      { policy: samplePolicy('due', { calls: 1 }) },
      { goal: 'undo', policy: { st: 'unknown' }, refunds: [] },
      '',
    ],
    [
      'a held payment back goes at once, whatever ceiling there is',
      proposed('release'),
      held({ held: 'ceiling' }),
      { refunds: [{ st: 'due', held: null, from: 9, isReleased: true, how: 'refund' }] },
      'refund-due r1',
    ],
    [
      'one that was sent before and put off, too',
      proposed('release'),
      held({ held: 'ceiling', tries: 1, askedAt: 1 }),
      { refunds: [{ st: 'due', held: null }] },
      'refund-due r1',
    ],
    [
      'one that was sent by hand is done',
      proposed('hand'),
      held({ held: 'refused', tries: 1 }),
      { refunds: [{ st: 'done', how: 'hand', held: null }] },
      'refund-done r1',
    ],
    [
      'the insurer has no policy of ours',
      proposed('no-policy'),
      { policy: samplePolicy('unknown', { calls: 1, isStrange: true }) },
      {
        goal: 'undo',
        reason: 'policy-failed',
        policy: { st: 'refused', why: 'said', isStrange: false },
        refunds: [{ amount: 100 }],
      },
      'not-made o1, refund-due x1',
    ],
    [
      'the insurer ended it and gives a part',
      proposed('ended', 30),
      ending({ isStuck: true }),
      {
        policy: { st: 'ended', closedAt: 9 },
        notice: { st: 'accepted', gives: 30, isStuck: false },
        refunds: [{ amount: 30, reason: 'cancelled' }],
      },
      'ended n1, refund-due x1',
    ],
    [
      'it ended one it had refused to end: what it answered first stays written',
      proposed('ended', 0),
      keptByInsurer,
      { policy: { st: 'ended' }, notice: { st: 'refused', isStuck: false } },
      'ended n1, notice-closed n1',
    ],
    [
      'a policy stays whose notice nobody answered',
      proposed('stands'),
      ending({ isStuck: true }),
      { goal: 'fulfil', policy: { st: 'inforce' }, notice: { st: 'refused', isStuck: false } },
      'notice-refused n1, still-stands o1',
    ],
    [
      'a policy stays whose end was refused: the buyer is not told so twice',
      proposed('stands'),
      { notice: sampleNotice({ by: 'staff', st: 'refused', isStuck: true }) },
      { goal: 'fulfil', notice: { st: 'refused', isStuck: false } },
      'still-stands o1',
    ],
  ])('%s', (_, proposal, but, expected, happened) => {
    const { order, happened: seen } = decided(agreed(proposal), but);
    expect(order).toMatchObject(expected);
    expect(seen).toBe(happened);
    /* the same, asked for and decided one after the other */
    const approve: Command = { do: 'decide', orderId: 'o1', proposalId: 'p1', by: 'bora', isApproved: true };
    expect(decided(approve, { ...but, proposals: [proposal] }).order).toEqual({ ...order, proposals: [] });
  });

  test.each<[string, Proposal, Partial<Order>]>([
    ['a policy in force is not said to have ended', proposed('ended', 0), refusedToBuyer],
    ['what all was paid back for is not kept', proposed('stands'), keptByInsurer],
  ])('and nothing else: %s', (_, proposal, but) => {
    expect(decided(agreed(proposal), but).refused).toBe('request-closed');
  });

  test('nobody agrees with himself', () => {
    expect(decided(agreed(proposed('refund', 40), 'ada'), {}).refused).toBe('not-allowed');
  });

  test('what cannot be done now may still be refused', () => {
    const waits = { ...held({ held: 'unknown', tries: 1, askedAt: 8 }), proposals: [proposed('hand')] };
    const no: Command = { do: 'decide', orderId: 'o1', proposalId: 'p1', by: 'bora', isApproved: false };
    const { order, happened } = decided(no, waits);
    expect(order).toEqual(sampleOrder({ ...waits, proposals: [] }));
    expect(happened).toBe('');
  });
});

describe('a proposal lapses when nobody can approve it any more', () => {
  const part = [sampleRefund({ amount: 70, reason: 'agreed-part' })];
  test.each<['waits' | 'lapses', string, Proposal, Partial<Order>]>([
    ['waits', 'all is left', proposed('refund', 100), {}],
    ['waits', 'as much is left', proposed('refund', 30), { refunds: part }],
    ['lapses', 'less is left', proposed('refund', 40), { refunds: part }],
    ['lapses', 'the order is undone', proposed('refund', 1), held({})],
    ['waits', 'it is held', proposed('release'), held({ held: 'ceiling' })],
    ['lapses', 'it goes', proposed('release'), held({ st: 'due' })],
    ['waits', 'it is held', proposed('hand'), held({ held: 'refused' })],
    ['lapses', 'it is done', proposed('hand'), held({ st: 'done' })],
    ['waits', 'nobody knows', proposed('no-policy'), { policy: samplePolicy('unknown') }],
    ['waits', 'it is asked for', proposed('no-policy'), { policy: samplePolicy('asked') }],
    ['waits', 'it is asked for again', proposed('no-policy'), { policy: samplePolicy('due') }],
    ['lapses', 'it is in force', proposed('no-policy'), {}],
    [
      'waits',
      'something else stands there',
      proposed('no-policy'),
      { policy: samplePolicy('refused', { isStrange: true }) },
    ],
    ['waits', 'nobody answered', proposed('ended', 100), ending({})],
    ['waits', 'it was refused to staff, and all is back', proposed('ended', 0), keptByInsurer],
    ['lapses', 'it was refused to the buyer', proposed('ended', 0), refusedToBuyer],
    [
      'lapses',
      'it was accepted',
      proposed('ended', 0),
      ending({ st: 'accepted' }, { policy: samplePolicy('ended') }),
    ],
    ['lapses', 'so much is not left', proposed('ended', 40), ending({}, { refunds: part })],
    ['waits', 'nobody answered', proposed('stands'), ending({})],
    [
      'waits',
      'it was refused to staff',
      proposed('stands'),
      { notice: sampleNotice({ st: 'refused', isStuck: true }) },
    ],
    ['lapses', 'it was refused to the buyer', proposed('stands'), refusedToBuyer],
    ['lapses', 'nobody wants its end', proposed('stands'), {}],
  ])('it %s: %s (%#)', (end, _, proposal, but) => {
    const other = { ...proposed('refund', 1), id: 'p2', refundId: 'r9' };
    /* any step will do: the papers arrive */
    const { order, happened } = decided(
      { do: 'delivered', orderId: 'o1' },
      { ...but, proposals: [proposal] },
    );
    expect(order?.proposals).toEqual(end === 'waits' ? [proposal] : []);
    expect(happened).toBe(end === 'waits' ? '' : 'proposal-lapsed p1');
    const beside = decided({ do: 'delivered', orderId: 'o1' }, { proposals: [proposed('stands'), other] });
    expect(beside.order?.proposals).toEqual([other]);
  });
});
