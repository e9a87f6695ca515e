import { expect, test } from 'vitest';
import { comparePolicy } from './compare-policy.ts';
import type { Difference } from './kinds.ts';
import type { OurPolicy, OutsidePolicy } from './sides.ts';

/* What is told of a difference about a policy, whole and by hand. */

const here = new Date('2026-11-20T10:00:00Z');
const there = new Date('2026-11-20T10:05:00Z');

const held = (part: Partial<OurPolicy> = {}): OurPolicy => ({
  orderId: 'o1',
  insurerId: 'turnagol',
  st: 'inforce',
  policyNo: 'T1',
  quoteNo: 'Q1',
  premium: { minor: 9_000, currency: 'EUR' },
  at: here,
  ...part,
});
const known = (part: Partial<OutsidePolicy> = {}): OutsidePolicy => ({
  insurerId: 'turnagol',
  reference: 'o1',
  policyNo: 'T1',
  quoteNo: 'Q1',
  premium: { minor: 9_000, currency: 'EUR' },
  state: 'active',
  at: there,
  ...part,
});
const policy = (part: Partial<Difference>): Difference => ({
  kind: 'policy-differs',
  source: 'turnagol',
  subject: 'o1',
  orderId: 'o1',
  hereMinor: 9_000,
  outsideMinor: 9_000,
  currency: 'EUR',
  detail: 'T1',
  at: there,
  ...part,
});

test.each<[string, OurPolicy | null, OutsidePolicy[], Difference[]]>([
  ['with another number', held(), [known({ policyNo: 'T2' })], [policy({ detail: 'number' })]],
  ['of another quote', held(), [known({ quoteNo: 'Q2' })], [policy({ detail: 'quote' })]],
  [
    'for another premium',
    held(),
    [known({ premium: { minor: 1, currency: 'EUR' } })],
    [policy({ detail: 'premium', outsideMinor: 1 })],
  ],
  [
    'in another currency',
    held(),
    [known({ premium: { minor: 9_000, currency: 'TRY' } })],
    [policy({ detail: 'premium', currency: 'TRY' })],
  ],
  [
    'of another insurer too',
    held(),
    [known(), known({ insurerId: 'yedicam', policyNo: 'Y1' })],
    [policy({ source: 'yedicam', detail: 'insurer' })],
  ],
  ['not there', held(), [], [policy({ kind: 'policy-absent', outsideMinor: null, at: here })]],
  [
    'not there, and without a number here',
    held({ policyNo: null }),
    [],
    [policy({ kind: 'policy-absent', outsideMinor: null, detail: null, at: here })],
  ],
  [
    'cancelled there, for a premium nobody names',
    held(),
    [known({ state: 'cancelled', premium: null, policyNo: 'T9' })],
    [policy({ kind: 'policy-cancelled', outsideMinor: null, detail: 'T9' })],
  ],
  [
    'not here',
    held({ st: 'refused', policyNo: null }),
    [known()],
    [policy({ kind: 'policy-not-here', detail: 'refused' })],
  ],
  [
    'of nobody',
    null,
    [known({ reference: 'o9', premium: { minor: 5, currency: 'USD' } })],
    [
      policy({
        kind: 'policy-unknown',
        subject: 'o9',
        orderId: null,
        hereMinor: null,
        outsideMinor: 5,
        currency: 'USD',
      }),
    ],
  ],
  [
    'of nobody, for a premium nobody names',
    null,
    [known({ premium: null })],
    [policy({ kind: 'policy-unknown', orderId: null, hereMinor: null, outsideMinor: null, currency: 'TRY' })],
  ],
])('a policy %s', (_, left, right, differences) => {
  expect(comparePolicy(left, right)).toEqual(differences);
});
