import { expect, test } from 'vitest';
import type { Command, PolicyAnswer } from './command.ts';
import { type Decided, decided } from './search/decided.ts';
import { sampleNotice, sampleOrder, samplePolicy, sampleRefund } from './search/samples.ts';
import type { Order } from './state.ts';

/* A policy that is to end, by hand from docs/lifecycle.md: what each answer of its insurer makes happen. */

const ending = (st: 'ending' | 'endunknown', but: Partial<Order> = {}): Partial<Order> => ({
  goal: 'undo',
  give: 'insurer',
  reason: 'cancelled',
  policy: samplePolicy(st, { calls: 1, askedAt: 2, absent: 1 }),
  notice: sampleNotice({ askedAt: 2 }),
  ...but,
});
const asks = (answer: PolicyAnswer, now = 9): [Command, number] => [
  { do: 'policy-inquiry', orderId: 'o1', askedAt: now, answer },
  now,
];

test('a buyer cancels: what his insurer gives goes back, and his notice is asked about from the beginning', () => {
  const used = { policy: samplePolicy('inforce', { calls: 1, looks: 3, absent: 1, lookedAt: 7 }) };
  expect(decided({ do: 'cancel', orderId: 'o1', noticeId: 'n7' }, used)).toMatchObject({
    order: {
      goal: 'undo',
      give: 'insurer',
      reason: 'cancelled',
      policy: { st: 'inforce', looks: 0, absent: 0, lookedAt: null },
      notice: { id: 'n7', by: 'buyer', st: 'open', calls: 0, askedAt: null, gives: null, isStuck: false },
    },
    happened: 'notice n7',
  });
});

test.each<[string, [Command, number], Partial<Order>, Partial<Decided>]>([
  [
    'ended, with an amount that cannot be: a person asks',
    asks({ k: 'cancelled', noticeId: 'n1', gives: null }),
    ending('endunknown'),
    { order: sampleOrder(ending('endunknown')), happened: 'notice-stuck n1' },
  ],
  [
    'a person has it already: he is not told twice',
    asks({ k: 'failed' }, 102),
    ending('endunknown', { notice: sampleNotice({ askedAt: 2, isStuck: true }) }),
    { happened: '' },
  ],
  [
    'nobody answers for too long',
    asks({ k: 'failed' }, 102),
    ending('endunknown'),
    { happened: 'notice-stuck n1' },
  ],
  [
    'ended: its part goes back',
    asks({ k: 'cancelled', noticeId: 'n1', gives: 40 }),
    ending('endunknown'),
    { happened: 'ended n1, refund-due x1' },
  ],
])('%s', (_, [command, now], but, { order, happened }) => {
  const seen = decided(command, but, now);
  expect(seen.happened).toBe(happened);
  if (order) expect(seen.order?.policy.st).toBe(order.policy.st);
});

test.each<PolicyAnswer>([{ k: 'failed' }, { k: 'unclear' }, { k: 'absent' }])(
  'that it stands is said in a row or not at all: %o between',
  (answer) => {
    const [command] = asks(answer);
    expect(decided(command, ending('ending')).order?.policy).toMatchObject({ st: 'endunknown', absent: 0 });
  },
);

test.each([
  [1, 'fulfil'],
  [0, 'undo'],
] as const)('its insurer keeps it while %i kuruş of all that staff give back is left: %s', (left, goal) => {
  const agreed = ending('ending', {
    give: 'all',
    reason: 'agreed',
    refunds: [sampleRefund({ amount: 100 - left, reason: 'agreed-part' })],
  });
  const no: Command = { do: 'end-answer', orderId: 'o1', noticeId: 'n1', answer: { k: 'refused' } };
  expect(decided(no, agreed).order?.goal).toBe(goal);
});

test('a question about a policy that is in force is not asked of its end', () => {
  const [command] = asks({ k: 'active' });
  expect(decided(command, {}).order).toEqual(sampleOrder());
});
