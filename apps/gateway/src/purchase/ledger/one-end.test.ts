import { expect, test } from 'vitest';
import {
  all,
  dear,
  gives,
  inForce,
  order,
  refund,
  type Step,
  told,
  withCoupon,
} from '../../testing/ledger/one-order.ts';

/* How a policy ends, and what comes back: both sides by hand, after docs/ledger.md. */

const ends: Step[] = [
  [
    'it ended, and the insurer keeps all',
    order({ policy: 'ending' }),
    order({ ...gives(0), policy: 'ended' }),
    ['ended o o: '],
  ],
  [
    'it ended, and nobody said what comes',
    order({ policy: 'ending' }),
    order({ ...gives(null), policy: 'ended' }),
    ['ended o o: '],
  ],
  [
    'it ended, and two fifths come back',
    order({ policy: 'ending' }),
    order({ ...gives(4_000), policy: 'ended', refunds: [refund({ amount: 4_000, reason: 'cancelled' })] }),
    [
      'ended o o: insurer ins 3960, partner par 220, commission ins 220, coupon o -400, buyer o -4000',
      'refund-reserved o r: buyer o 4000, refund r -4000',
    ],
    { inForce: withCoupon },
  ],
  [
    'it ended, and two fifths come back of the maturity difference too',
    order({ policy: 'ending', attempts: [dear] }),
    order({
      ...gives(4_200),
      policy: 'ended',
      attempts: [dear],
      refunds: [refund({ amount: 4_200, reason: 'cancelled' })],
    }),
    [
      'ended o o: insurer ins 3600, partner par 200, commission ins 200, buyer o -4000',
      'refund-reserved o r: buyer o 4000, installment card 200, refund r -4200',
    ],
  ],
  [
    'it ended after a part was given: of what was left a fifth comes back, of what we gave too',
    order({ policy: 'ending', refunds: [refund({ id: 'part', amount: 500, reason: 'agreed-part' })] }),
    order({
      ...gives(1_900),
      policy: 'ended',
      refunds: [
        refund({ id: 'part', amount: 500, reason: 'agreed-part' }),
        refund({ amount: 1_900, reason: 'cancelled' }),
      ],
    }),
    [
      'ended o o: insurer ins 1800, partner par 100, commission ins 100, buyer o -2000',
      'refund-reserved o r: buyer o 2000, goodwill o -100, refund r -1900',
    ],
  ],
  [
    'it ended, and what comes back does not divide',
    order({ policy: 'ending', refunds: [refund({ id: 'part', amount: 1, reason: 'agreed-part' })] }),
    order({
      ...gives(5_000),
      policy: 'ended',
      refunds: [
        refund({ id: 'part', amount: 1, reason: 'agreed-part' }),
        refund({ amount: 5_000, reason: 'cancelled' }),
      ],
    }),
    /* 5000/9999 of 9000, 500 and 10000 are 4500.45, 250.03 and 5000.50 */
    [
      'ended o o: insurer ins 4500, partner par 250, commission ins 251, buyer o -5001',
      'refund-reserved o r: buyer o 5001, rounding o -1, refund r -5000',
    ],
  ],
  [
    'it ended after all was given as parts',
    order({ policy: 'ending', refunds: [refund({ reason: 'agreed-part' })] }),
    order({ ...gives(0), policy: 'ended', refunds: [refund({ reason: 'agreed-part' })] }),
    ['ended o o: '],
  ],
  [
    'it ended and all goes back, of which the insurer gives two fifths',
    order({ policy: 'ending' }),
    order({ ...all, policy: 'ended', refunds: [refund({ reason: 'cancelled' })] }),
    [
      'ended o o: insurer ins 3600, partner par 200, commission ins 200, buyer o -4000',
      'refund-reserved o r: buyer o 4000, goodwill o 6000, refund r -10000',
    ],
    { given: 4_000 },
  ],
  ...([null, 10_001] as const).map(
    (given): Step => [
      `it ended and all goes back, of which the insurer gives ${given ?? 'nobody knows what'}`,
      order({ policy: 'ending' }),
      order({ ...all, policy: 'ended', refunds: [refund({ reason: 'agreed' })] }),
      [
        'ended o o: insurer ins 9000, partner par 500, commission ins 500, buyer o -10000',
        'refund-reserved o r: buyer o 10000, refund r -10000',
      ],
      { given },
    ],
  ),
  [
    'it ended after all went back: what comes now is ours',
    order({ policy: 'inforce', refunds: [refund({ st: 'done', reason: 'agreed' })] }),
    order({ ...all, policy: 'ended', refunds: [refund({ st: 'done', reason: 'agreed' })] }),
    ['ended o o: insurer ins 9000, partner par 500, commission ins 500, goodwill o -10000'],
  ],
  ['it ended before', order({ ...gives(1), policy: 'ended' }), order({ ...gives(1), policy: 'ended' }), []],
  [
    'it ended in the step in which it was found',
    order({ policy: 'unknown' }),
    order({ ...gives(1_000), policy: 'ended' }),
    [inForce, 'ended o o: insurer ins 900, partner par 50, commission ins 50, buyer o -1000'],
    { inForce: [] },
  ],
];

for (const [what, before, after, entries, of] of ends)
  test(what, () => expect(told(before, after, of)).toEqual(entries));
