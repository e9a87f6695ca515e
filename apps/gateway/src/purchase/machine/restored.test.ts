import { describe, expect, test } from 'vitest';
import { decide } from './decide.ts';
import { tasksOf } from './due.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import { sentencesOf } from './sentences.ts';
import type { Order, Policy, Purchase } from './state.ts';

const now = 1_000;
const world = { now, rules: searchRules, newId: () => 'new' };
const purchase = (order: Partial<Order>): Purchase => ({ id: 'q', orders: [sampleOrder(order)] });
const restored = (order: Partial<Order>): Order => {
  const decision = decide(purchase(order), { do: 'restored', orderId: 'o1' }, world);
  if (decision.refused !== null) throw new Error(decision.refused);
  const [next] = decision.next.orders;
  if (!next) throw new Error('no order');
  return next;
};
const works = (order: Order) => tasksOf({ id: 'q', orders: [order] }, searchRules).map(({ work }) => work);
const sending = ['charge', 'issue', 'end', 'send-refund'];

describe('after a restore', () => {
  test.each(['open', 'authed', 'asked'] as const)('an attempt that is %s is asked about', (st) => {
    const order = restored({ goal: 'open', policy: samplePolicy('none'), attempts: [sampleAttempt({ st })] });
    expect(order.attempts).toMatchObject([{ st: 'asked', askedAt: now, absent: 0, isUnclear: true }]);
    expect(works(order)).toEqual(['inquire']);
  });

  const looked = { looks: 3, absent: 2, lookedAt: 7 } as const;
  const anew = { looks: 0, absent: 0, lookedAt: null } as const;
  test.each([
    ['closed with nothing found is looked at as after its end', 'none', 5, { ...anew, closedAt: now }],
    ['of before, of whose end nobody knows the hour, stays', 'none', null, { ...looked, closedAt: null }],
    ['that took money stays', 'charged', 5, { ...looked, closedAt: 5 }],
  ] as const)('an attempt %s', (_, st, closedAt, expected) => {
    const attempts = [sampleAttempt({ ...looked, st, closedAt })];
    expect(restored({ goal: 'open', policy: samplePolicy('none'), attempts }).attempts).toMatchObject([
      expected,
    ]);
  });

  test.each([
    ['that its insurer refused is looked at as after its end', 1, { ...anew, closedAt: now }],
    ['that was never asked for stays', 0, { ...looked, closedAt: 5 }],
  ] as const)('a policy %s', (_, calls, expected) => {
    const policy = samplePolicy('refused', { ...looked, calls, closedAt: 5 });
    expect(restored({ goal: 'undo', give: 'all', policy }).policy).toMatchObject(expected);
  });

  test('a policy that was asked for is not given up', () => {
    expect(restored({ policy: samplePolicy('asked', { calls: 1 }) }).policy.closedAt).toBeNull();
  });

  test('the last answers that were due at this very moment are not waited for', () => {
    expect(restored({ policy: samplePolicy('due', { from: now }) }).policy.st).toBe('unknown');
  });

  test.each<[Policy['st'], number]>([
    ['due', 0],
    ['due', 1],
    ['asked', 1],
    ['unknown', 2],
  ])('a policy that is %s after %i calls is asked for, not made', (st, calls) => {
    const order = restored({ policy: samplePolicy(st, { calls }) });
    expect(order.policy).toMatchObject({ st: 'unknown', askedAt: now, calls: Math.max(1, calls) });
    expect(works(order)).toEqual(['find-policy']);
  });

  test('a policy that waits for the buyer’s last answers goes on waiting', () => {
    const { policy } = restored({ policy: samplePolicy('due', { from: now + 1 }) });
    /* its insurer may have made it since: whoever gives the money back has it asked about first */
    expect(policy).toMatchObject({ st: 'due', from: now + 1, calls: 1 });
  });

  test.each(['inforce', 'ending', 'endunknown'] as const)('an ending that is %s is asked about', (st) => {
    const notice = sampleNotice({ calls: 0 });
    const order = restored({ goal: 'undo', give: 'insurer', policy: samplePolicy(st, { calls: 1 }), notice });
    expect([order.policy.st, order.notice?.calls]).toEqual(['endunknown', 1]);
    expect(works(order)).toEqual(['find-policy']);
  });

  test('a policy in force without a notice, and one that ended, stay', () => {
    for (const st of ['inforce', 'ended'] as const)
      expect(restored({ policy: samplePolicy(st, { calls: 1 }) }).policy.st).toBe(st);
  });

  test.each(['due', 'sent', 'unknown'] as const)('a refund that is %s is asked about under its id', (st) => {
    const order = restored({
      goal: 'undo',
      give: 'all',
      policy: samplePolicy('refused', { why: 'never' }),
      refunds: [sampleRefund({ st })],
    });
    expect(order.refunds).toMatchObject([{ id: 'r1', st: 'unknown', tries: 1, isDoubtful: true }]);
    expect(works(order)).toEqual(['inquire-refund']);
  });

  test('a held refund stays with its person, who cannot release it before it was asked about', () => {
    const order = restored({
      goal: 'undo',
      policy: samplePolicy('refused', { why: 'never' }),
      refunds: [sampleRefund({ st: 'held', held: 'ceiling' })],
    });
    expect(order.refunds).toMatchObject([{ st: 'held', held: 'ceiling', tries: 1, absent: 0 }]);
    const proposal = { id: 'x', kind: 'release', amount: null, refundId: 'r1', by: 'a' } as const;
    const release = { do: 'agreed', orderId: 'o1', proposal, by: 'b' } as const;
    expect(decide({ id: 'q', orders: [order] }, release, world).refused).not.toBeNull();
  });

  test('one that was refused may have been released and sent since: nobody is promised that a person sends it', () => {
    const refunds = [sampleRefund({ st: 'held', held: 'refused', tries: 1 })];
    const order = restored({ goal: 'undo', policy: samplePolicy('refused'), refunds });
    expect(order.refunds).toMatchObject([{ st: 'held', held: 'restored', isDoubtful: true }]);
    expect(sentencesOf(order).map(({ key }) => key)).not.toContain('sent-by-hand');
  });

  test('one sent by hand, and one that is done, stay', () => {
    const refunds = [
      sampleRefund({ st: 'held', held: 'transfer', how: 'hand' }),
      sampleRefund({ id: 'r2', st: 'done' }),
    ];
    expect(restored({ goal: 'undo', policy: samplePolicy('refused'), refunds }).refunds).toEqual(refunds);
  });

  test('whatever was unfinished, nothing is sent before an answer came', () => {
    for (const attempt of ['open', 'authed', 'asked', 'charged', 'none'] as const)
      for (const policy of ['none', 'due', 'asked', 'unknown', 'inforce', 'refused', 'ending'] as const)
        for (const refund of ['due', 'sent', 'unknown', 'held'] as const) {
          const order = restored({
            goal: 'undo',
            attempts: [sampleAttempt({ st: attempt, closedAt: attempt === 'none' ? 1 : null })],
            policy: samplePolicy(policy, { calls: 1 }),
            notice: sampleNotice(),
            refunds: [sampleRefund({ st: refund })],
          });
          expect(works(order).filter((work) => sending.includes(work))).toEqual([]);
        }
  });

  test('twice is as once', () => {
    const order = restored({ policy: samplePolicy('due') });
    expect(restored(order)).toEqual(order);
  });
});
