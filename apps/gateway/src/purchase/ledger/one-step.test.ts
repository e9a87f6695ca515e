import { expect, test } from 'vitest';
import {
  all,
  attempt,
  byTransfer,
  came,
  dear,
  gives,
  inForce,
  order,
  refund,
  type Step,
  surplus,
  told,
  unpaid,
} from '../../testing/ledger/one-order.ts';

/*
 * One step of an order, and both sides of what it did to money: by hand, after docs/ledger.md. One tenth of a premium is commission, half of
 * that the partner's.
 */

const charges: Step[] = [
  ['nothing happened', order(), order(), []],
  ['no money came', unpaid, { ...unpaid, attempts: [attempt({ st: 'none' })] }, []],
  ['money came', unpaid, order({ policy: 'due' }), [came]],
  [
    'money came with a maturity difference',
    unpaid,
    order({ attempts: [dear] }),
    ['charged o a: clearing card 10500, buyer o -10000, installment card -500'],
  ],
  [
    'money of a transfer was taken',
    undefined,
    order({ attempts: [byTransfer] }),
    ['charged o a: unmatched card 10000, buyer o -10000'],
  ],
  [
    'a payment without a policy was kept',
    { ...unpaid, kind: 'payment' },
    order({ kind: 'payment' }),
    [came, 'collected o o: buyer o 10000, collected o -10000'],
  ],
  ['one that was kept before', order({ kind: 'payment' }), order({ kind: 'payment' }), []],
  [
    'one that is undone before it was kept',
    { ...unpaid, kind: 'payment' },
    order({ kind: 'payment', goal: 'undo' }),
    [came],
  ],
  [
    'one that is given up, and goes back',
    order({ kind: 'payment' }),
    order({ kind: 'payment', goal: 'undo', refunds: [refund()] }),
    [
      'given-up o o: buyer o -10000, collected o 10000',
      'refund-reserved o r: buyer o 10000, refund r -10000',
    ],
  ],
];

const givenAndBack = [refund({ amount: 4_000, reason: 'agreed-part' }), refund({ id: 's', amount: 6_000 })];
const policies: Step[] = [
  ['a policy is in force', order({ policy: 'asked' }), order({ policy: 'inforce' }), [inForce]],
  ...(['ending', 'endunknown'] as const).map(
    (policy): Step => [
      `a policy is ${policy}, and nobody knew`,
      order({ policy: 'unknown' }),
      order({ policy }),
      [inForce],
    ],
  ),
  ['it is in force as before', order({ policy: 'inforce' }), order({ policy: 'ending' }), []],
  [
    'it is in force, with a coupon',
    order({ policy: 'asked' }),
    order({ policy: 'inforce' }),
    ['in-force o o: buyer o 10000, coupon o 1000, insurer ins -9900, commission ins -550, partner par -550'],
    { attempts: new Map([['a', { holder: 'card', discount: 1_000 }]]) },
  ],
  [
    'it is in force after all went back',
    order({ ...all, policy: 'refused', refunds: [refund({ st: 'done' })] }),
    order({ ...all, policy: 'inforce', refunds: [refund({ st: 'done' })] }),
    ['in-force o o: goodwill o 10000, insurer ins -9000, commission ins -500, partner par -500'],
  ],
  [
    'it is in force after all went back, a part of it as given by us',
    order({ ...all, policy: 'refused', refunds: givenAndBack }),
    order({ ...all, policy: 'inforce', refunds: givenAndBack }),
    ['in-force o o: goodwill o 10000, insurer ins -9000, commission ins -500, partner par -500'],
  ],
  [
    'it is in force, and a part was given before',
    order({ policy: 'asked', refunds: [refund({ amount: 1_000, reason: 'agreed-part' })] }),
    order({ policy: 'inforce', refunds: [refund({ amount: 1_000, reason: 'agreed-part' })] }),
    [inForce],
  ],
  [
    'it is in force, and a second payment went back',
    order({
      policy: 'asked',
      attempts: [attempt(), surplus],
      refunds: [refund({ attemptId: 'b', amount: 7_100 })],
    }),
    order({
      policy: 'inforce',
      attempts: [attempt(), surplus],
      refunds: [refund({ attemptId: 'b', amount: 7_100 })],
    }),
    [inForce],
  ],
  [
    'it is in force and all is given back, from before the ledger',
    undefined,
    order({ policy: 'inforce', refunds: [refund({ reason: 'agreed' })] }),
    [came, inForce, 'refund-reserved o r: goodwill o 10000, refund r -10000'],
  ],
];

const held = order({ goal: 'undo', give: 'all', attempts: [dear] });
const backs: Step[] = [
  [
    'a part is given',
    order({ policy: 'inforce' }),
    order({ policy: 'inforce', refunds: [refund({ amount: 500, reason: 'agreed-part' })] }),
    ['refund-reserved o r: goodwill o 500, refund r -500'],
  ],
  [
    'a part is given before the policy is there',
    order({ policy: 'due' }),
    order({ policy: 'due', refunds: [refund({ amount: 500, reason: 'agreed-part' })] }),
    ['refund-reserved o r: goodwill o 500, refund r -500'],
  ],
  [
    'a part is given, and the rest goes back at once',
    held,
    {
      ...held,
      refunds: [refund({ amount: 1_000, reason: 'agreed-part' }), refund({ id: 's', amount: 9_500 })],
    },
    [
      'refund-reserved o r: goodwill o 1000, refund r -1000',
      'refund-reserved o s: buyer o 10000, installment card 500, goodwill o -1000, refund s -9500',
    ],
  ],
  [
    'all is given back of a policy that stands',
    order({ policy: 'inforce', attempts: [dear] }),
    order({ policy: 'inforce', attempts: [dear], refunds: [refund({ amount: 10_500, reason: 'agreed' })] }),
    ['refund-reserved o r: installment card 500, goodwill o 10000, refund r -10500'],
  ],
  [
    'a second payment goes back whole',
    order({ policy: 'inforce', attempts: [attempt(), surplus] }),
    order({
      policy: 'inforce',
      attempts: [attempt(), surplus],
      refunds: [refund({ attemptId: 'b', amount: 7_100, reason: 'already-paid' })],
    }),
    ['refund-reserved o r: buyer o 7000, installment other-card 100, refund r -7100'],
  ],
  [
    'a second payment goes back whole while the insurer gives a part of the first',
    order({ ...gives(4_000), policy: 'ended', attempts: [attempt(), surplus] }),
    order({
      ...gives(4_000),
      policy: 'ended',
      attempts: [attempt(), surplus],
      refunds: [refund({ attemptId: 'b', amount: 7_100, reason: 'already-paid' })],
    }),
    ['refund-reserved o r: buyer o 7000, installment other-card 100, refund r -7100'],
  ],
  [
    'some of it goes back, and the rest',
    held,
    { ...held, refunds: [refund({ amount: 6_000 }), refund({ id: 's', amount: 4_500 })] },
    [
      'refund-reserved o r: buyer o 6000, refund r -6000',
      'refund-reserved o s: buyer o 4000, installment card 500, refund s -4500',
    ],
  ],
  [
    'more than the price goes back, and the rest',
    held,
    { ...held, refunds: [refund({ amount: 10_200 }), refund({ id: 's', amount: 300 })] },
    [
      'refund-reserved o r: buyer o 10000, installment card 200, refund r -10200',
      'refund-reserved o s: installment card 300, refund s -300',
    ],
  ],
  [
    'the rest goes back after some did',
    { ...held, refunds: [refund({ amount: 6_000 })] },
    { ...held, refunds: [refund({ amount: 6_000 }), refund({ id: 's', amount: 4_500 })] },
    ['refund-reserved o s: buyer o 4000, installment card 500, refund s -4500'],
  ],
  [
    'the rest goes back after more than the price did',
    { ...held, refunds: [refund({ amount: 10_200 })] },
    { ...held, refunds: [refund({ amount: 10_200 }), refund({ id: 's', amount: 300 })] },
    ['refund-reserved o s: installment card 300, refund s -300'],
  ],
  [
    'the rest goes back after a part was given: that part is part of it',
    { ...held, refunds: [refund({ amount: 1_000, reason: 'agreed-part' })] },
    {
      ...held,
      refunds: [refund({ amount: 1_000, reason: 'agreed-part' }), refund({ id: 's', amount: 9_500 })],
    },
    ['refund-reserved o s: buyer o 10000, installment card 500, goodwill o -1000, refund s -9500'],
  ],
  [
    'what was promised went',
    { ...held, refunds: [refund({ amount: 6_000, st: 'sent' })] },
    { ...held, refunds: [refund({ amount: 6_000, st: 'done' })] },
    ['refund-done o r: refund r 6000, clearing card -6000'],
  ],
  [
    'what was promised went by hand',
    { ...held, refunds: [refund({ amount: 6_000, st: 'held' })] },
    { ...held, refunds: [refund({ amount: 6_000, st: 'done', how: 'hand' })] },
    ['refund-done o r: refund r 6000, bank ours -6000'],
  ],
  [
    'what went before',
    { ...held, refunds: [refund({ amount: 6_000, st: 'done' })] },
    { ...held, refunds: [refund({ amount: 6_000, st: 'done' })] },
    [],
  ],
];

for (const [what, before, after, entries, of] of [...charges, ...policies, ...backs])
  test(what, () => expect(told(before, after, of)).toEqual(entries));

test('a refund of no attempt is a mistake of ours', () => {
  expect(() => told(held, { ...held, refunds: [refund({ attemptId: 'none' })] })).toThrow(
    'a refund without its attempt',
  );
});
