import { expect, test } from 'vitest';
import { compareCharge, compareQuotes } from './compare-charges.ts';
import { type Difference, differenceKinds } from './kinds.ts';
import type { OurCharge, OutsideCharge } from './sides.ts';

/* What is told of a difference, whole and by hand: whose books, what it is about, both sums and when. */

const here = new Date('2026-11-20T10:00:00Z');
const there = new Date('2026-11-20T10:05:00Z');

const ours = (part: Partial<OurCharge> = {}): OurCharge => ({
  attemptId: 'a1',
  orderId: 'o1',
  quoteId: 'q1',
  provider: 'iyzico',
  paymentId: 'p1',
  st: 'charged',
  isSurplus: false,
  paidMinor: 10_000,
  currency: 'TRY',
  installmentCount: 1,
  at: here,
  returns: [],
  ...part,
});
const outside = (part: Partial<OutsideCharge> = {}): OutsideCharge => ({
  provider: 'iyzico',
  attemptId: 'a1',
  orderId: 'o1',
  paymentId: 'p1',
  paidMinor: 10_000,
  currency: 'TRY',
  installmentCount: 1,
  at: there,
  returns: [],
  returnsBy: 'reference',
  ...part,
});
const mine = { id: 'r1', st: 'done', how: 'refund', amountMinor: 4_000 } as const;
const back = { reference: 'r1', amountMinor: 4_000, at: new Date('2026-11-21T09:00:00Z'), providerId: 'x1' };

const charge = (part: Partial<Difference>): Difference => ({
  kind: 'charge-differs',
  source: 'iyzico',
  subject: 'a1',
  orderId: 'o1',
  hereMinor: 10_000,
  outsideMinor: 10_000,
  currency: 'TRY',
  detail: 'p1',
  at: there,
  ...part,
});
const unknown = { kind: 'charge-unknown', hereMinor: null } as const;

test.each<[string, OurCharge | null, OutsideCharge | null, Difference[]]>([
  [
    'of another amount',
    ours(),
    outside({ paidMinor: 10_001 }),
    [charge({ outsideMinor: 10_001, detail: 'amount' })],
  ],
  [
    'in another currency',
    ours(),
    outside({ currency: 'EUR' }),
    [charge({ currency: 'EUR', detail: 'currency' })],
  ],
  ['in other installments', ours(), outside({ installmentCount: 3 }), [charge({ detail: 'installments' })]],
  ['under another payment', ours(), outside({ paymentId: 'p2' }), [charge({ detail: 'payment' })]],
  ['of another order', ours(), outside({ orderId: 'o2' }), [charge({ detail: 'order' })]],
  [
    'not outside',
    ours({ provider: 'nestpay', currency: 'EUR' }),
    null,
    [charge({ kind: 'charge-absent', source: 'nestpay', outsideMinor: null, currency: 'EUR', at: here })],
  ],
  [
    'not outside, and never named there',
    ours({ paymentId: null }),
    null,
    [charge({ kind: 'charge-absent', outsideMinor: null, detail: null, at: here })],
  ],
  ['not here', ours({ st: 'none' }), outside(), [charge({ kind: 'charge-not-here', hereMinor: null })]],
  [
    'not here, and a kuruş of it is still there',
    ours({ st: 'none' }),
    outside({ returns: [{ ...back, amountMinor: 9_999 }] }),
    [charge({ kind: 'charge-not-here', hereMinor: null })],
  ],
  [
    'not here, all back but for what nobody can tell',
    ours({ st: 'none' }),
    outside({ returns: null }),
    [charge({ kind: 'charge-not-here', hereMinor: null })],
  ],
  [
    'of an attempt that nobody knows',
    null,
    outside({ attemptId: 'a9', orderId: 'o9' }),
    [charge({ ...unknown, subject: 'a9', orderId: 'o9' })],
  ],
  [
    'of no attempt and no order',
    null,
    outside({ attemptId: null, orderId: null, currency: 'EUR' }),
    [charge({ ...unknown, subject: 'p1', orderId: null, currency: 'EUR' })],
  ],
  [
    'of which a kuruş is still there',
    null,
    outside({ returns: [{ ...back, amountMinor: 9_999 }] }),
    [charge(unknown)],
  ],
  [
    'done here and not back there',
    ours({ returns: [mine] }),
    outside(),
    [charge({ kind: 'return-absent', subject: 'r1', hereMinor: 4_000, outsideMinor: null, at: here })],
  ],
  [
    'back there with another sum',
    ours({ returns: [mine] }),
    outside({ returns: [{ ...back, amountMinor: 4_001 }] }),
    [charge({ kind: 'return-differs', subject: 'r1', hereMinor: 4_000, outsideMinor: 4_001, at: back.at })],
  ],
  [
    'back there and unknown here',
    ours(),
    outside({ returns: [back] }),
    [charge({ kind: 'return-unknown', subject: 'r1', hereMinor: null, outsideMinor: 4_000, at: back.at })],
  ],
  [
    'back there under no reference, at no time',
    ours(),
    outside({ returns: [{ ...back, reference: null, at: null }] }),
    [charge({ kind: 'return-unknown', subject: 'x1', hereMinor: null, outsideMinor: 4_000, at: here })],
  ],
  ...(['open', 'authed', 'asked'] as const).map((st): [string, OurCharge, OutsideCharge, Difference[]] => [
    `under way (${st})`,
    ours({ st }),
    outside({ paidMinor: 1 }),
    [],
  ]),
])('a charge %s', (_, left, right, differences) => {
  expect(compareCharge({ ours: left, outside: right }, () => false)).toEqual(differences);
});

const byAmount = (returns: OurCharge['returns'], amounts: readonly number[]): string[] =>
  compareCharge(
    {
      ours: ours({ returns }),
      outside: outside({
        returns: amounts.map((amountMinor, at) => ({
          ...back,
          reference: null,
          amountMinor,
          providerId: `x${at}`,
        })),
        returnsBy: 'amount',
      }),
    },
    () => false,
  ).map(({ kind, subject }) => `${kind} ${subject}`);

test('told apart by amounts, what is not there is absent and what is not ours unknown', () => {
  expect(byAmount([mine], [3_999])).toEqual(['return-absent r1', 'return-unknown x0']);
  expect(byAmount([{ ...mine, st: 'unknown' }], [4_000, 5])).toEqual(['return-unknown x1']);
  expect(byAmount([{ ...mine, st: 'sent' }], [4_000])).toEqual([]);
});

test('a second payment of an order that is paid, and of a quote', () => {
  expect(compareCharge({ ours: null, outside: outside() }, (id) => id === 'o1')).toEqual([
    charge({ kind: 'charged-twice', hereMinor: null }),
  ]);
  const second = ours({ attemptId: 'a2', orderId: 'o2', paymentId: 'p2', at: there });
  const twice = charge({
    kind: 'charged-twice',
    subject: 'a2',
    orderId: 'o2',
    outsideMinor: null,
    detail: 'p2',
  });
  expect(compareQuotes([second, ours()])).toEqual([twice]);
  /* a kuruş of the first is kept still */
  expect(compareQuotes([second, ours({ returns: [{ ...mine, amountMinor: 9_999 }] })])).toEqual([twice]);
  expect(compareQuotes([second, ours({ returns: [{ ...mine, amountMinor: 10_000 }] })])).toEqual([]);
});

test('money is finance’s, policies are the call centre’s, and of what left our account no provider can tell', () => {
  const named = (wanted: (of: { owner: string; isMoney: boolean; isWhatLeft?: true }) => boolean): string[] =>
    Object.entries(differenceKinds)
      .filter(([, of]) => wanted(of))
      .map(([kind]) => kind)
      .toSorted();
  const policies = [
    'policy-absent',
    'policy-cancelled',
    'policy-differs',
    'policy-not-here',
    'policy-unknown',
  ];
  const left = ['outgoing-unknown', 'party-differs', 'party-not-banked', 'party-paid-twice'];
  expect(named(({ owner }) => owner === 'call-centre')).toEqual(policies);
  expect(named(({ owner }) => owner === 'finance')).toHaveLength(26);
  expect(named(({ isMoney }) => !isMoney)).toEqual(policies);
  expect(named(({ isWhatLeft }) => isWhatLeft === true)).toEqual(left);
});
