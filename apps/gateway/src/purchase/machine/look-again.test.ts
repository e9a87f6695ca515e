import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { decide } from './decide.ts';
import { sampleAttempt, sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import { searchRules } from './search/world.ts';
import type { Order } from './state.ts';

const again: Command = { do: 'look-again', orderId: 'o1' };

/* What a person's "ask again" changes, by hand from docs/lifecycle.md; everything else stays as it is. */
function afterAsking(but: Partial<Order>): Order | undefined {
  const purchase = { id: 'q', orders: [sampleOrder(but)] };
  const decision = decide(purchase, again, { now: 9, rules: searchRules, newId: () => 'x1' });
  return decision.refused === null ? decision.next.orders[0] : undefined;
}

const asked = { looks: 3, lookedAt: 7 };

test('a person who asks again has everything asked about that nobody knows the end of, at once', () => {
  const order = afterAsking({
    attempts: [sampleAttempt({ st: 'asked', ...asked }), sampleAttempt({ id: 'a2', st: 'open', ...asked })],
    policy: samplePolicy('asked', asked),
    refunds: [
      sampleRefund({ st: 'sent', ...asked }),
      sampleRefund({ id: 'r2', st: 'done', ...asked }),
      sampleRefund({ id: 'r3', st: 'due', ...asked }),
      sampleRefund({ id: 'r4', st: 'unknown', ...asked }),
    ],
  });
  const soon = { looks: 0, lookedAt: null };
  expect(order).toMatchObject({
    attempts: [
      { st: 'asked', isUnclear: true, ...soon },
      { st: 'open', isUnclear: false, ...asked },
    ],
    policy: { st: 'unknown', ...soon },
    refunds: [
      { st: 'unknown', isDoubtful: true, ...soon },
      { st: 'done', isDoubtful: false, ...asked },
      { st: 'due', isDoubtful: false, ...asked },
      { st: 'unknown', isDoubtful: true, ...soon },
    ],
  });
});

test.each(['due', 'inforce', 'refused', 'ended'] as const)('a policy that is %s stays so', (st) => {
  expect(afterAsking({ policy: samplePolicy(st) })?.policy.st).toBe(st);
});

const ending = (st: 'ending' | 'endunknown', but: Partial<Order> = {}): Partial<Order> => ({
  goal: 'undo',
  give: 'insurer',
  policy: samplePolicy(st, { calls: 1, askedAt: 2 }),
  notice: sampleNotice({ calls: 1, askedAt: 8 }),
  ...but,
});

test.each<[string, Partial<Order>, object]>([
  ['one on its way is asked about', ending('ending'), { policy: { st: 'endunknown' } }],
  [
    'one nobody answered for too long is sent again',
    ending('endunknown', { notice: sampleNotice({ isStuck: true }) }),
    { policy: { st: 'inforce' }, notice: { st: 'open', isStuck: false } },
  ],
  [
    'one that is answered stays so',
    ending('endunknown', { notice: sampleNotice({ st: 'accepted', isStuck: true }) }),
    { policy: { st: 'endunknown' }, notice: { st: 'accepted', isStuck: true } },
  ],
])('a person asks again about a notice: %s', (_, order, expected) => {
  expect(afterAsking(order)).toMatchObject(expected);
});
