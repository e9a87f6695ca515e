import { describe, expect, test } from 'vitest';
import { compareCharge, compareQuotes } from './compare-charges.ts';
import { comparePolicy } from './compare-policy.ts';
import { differenceKinds } from './kinds.ts';
import type { OurCharge, OurPolicy, OutsideCharge, OutsidePolicy } from './sides.ts';

const at = new Date('2026-11-20T10:00:00Z');
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
  at,
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
  at,
  returns: [],
  returnsBy: 'reference',
  ...part,
});
const mine = (st: 'due' | 'sent' | 'unknown' | 'done' | 'held', amountMinor = 4_000, id = 'r1') => ({
  id,
  st,
  how: 'refund' as const,
  amountMinor,
});
const back = (reference: string | null, amountMinor = 4_000) => ({
  reference,
  amountMinor,
  at,
  providerId: `x-${reference}`,
});
const kinds = (left: OurCharge | null, right: OutsideCharge | null, paid: string[] = []): string[] =>
  compareCharge({ ours: left, outside: right }, (id) => paid.includes(id)).map(({ kind }) => kind);

/* By hand: what is here, what is outside, what follows. */
describe('a charge', () => {
  test.each<[string, OurCharge | null, OutsideCharge | null, string[]]>([
    ['the same in both books', ours(), outside(), []],
    ['none in either', ours({ st: 'none' }), null, []],
    ['outside, and closed here without money', ours({ st: 'none' }), outside(), ['charge-not-here']],
    ['outside, all back already', ours({ st: 'none' }), outside({ returns: [back('x', 10_000)] }), []],
    ['outside, unheard of here', null, outside(), ['charge-unknown']],
    ['unheard of here, and back already', null, outside({ returns: [back('x', 10_000)] }), []],
    ['unheard of here, a part of it back', null, outside({ returns: [back('x')] }), ['charge-unknown']],
    ['here, proven not outside', ours(), null, ['charge-absent']],
    ['of another amount', ours(), outside({ paidMinor: 10_001 }), ['charge-differs']],
    ['of another currency', ours(), outside({ currency: 'EUR' }), ['charge-differs']],
    ['in other installments', ours(), outside({ installmentCount: 3 }), ['charge-differs']],
    ['in installments nobody names', ours({ installmentCount: 3 }), outside({ installmentCount: null }), []],
    ['under another payment', ours(), outside({ paymentId: 'p2' }), ['charge-differs']],
    ['of another order', ours(), outside({ orderId: 'o2' }), ['charge-differs']],
    ['of an order nobody names', ours(), outside({ orderId: null }), []],
  ])('%s', (_, left, right, expected) => expect(kinds(left, right)).toEqual(expected));

  test.each(['open', 'authed', 'asked'] as const)('that is under way (%s) is no difference', (st) => {
    expect(kinds(ours({ st }), outside())).toEqual([]);
    expect(kinds(ours({ st }), null)).toEqual([]);
  });

  test('of no attempt of ours for a paid order is a second payment', () => {
    expect(kinds(null, outside({ attemptId: 'a9' }), ['o1'])).toEqual(['charged-twice']);
  });
});

describe('what went back', () => {
  test.each<[string, ReturnType<typeof mine>[], ReturnType<typeof back>[], string[]]>([
    ['the same in both books', [mine('done')], [back('r1')], []],
    ['outside under no reference of ours', [], [back('r9')], ['return-unknown']],
    ['outside, still due here', [mine('due')], [back('r1')], ['return-not-here']],
    ['outside, held here', [mine('held')], [back('r1')], ['return-not-here']],
    ['outside, and asked about here', [mine('sent')], [back('r1')], []],
    ['nothing outside, and asked about here', [mine('unknown')], [], []],
    ['nothing outside, due here', [mine('due')], [], []],
    ['done here, not outside', [mine('done')], [], ['return-absent']],
    ['of another amount', [mine('done')], [back('r1', 4_001)], ['return-differs']],
    ['done by hand, in no list', [{ ...mine('done'), how: 'hand' as never }], [], []],
    ['two parts of one amount', [mine('done'), mine('done', 4_000, 'r2')], [back('r1'), back('r2')], []],
  ])('%s', (_, returns, backs, expected) => {
    expect(kinds(ours({ returns }), outside({ returns: backs }))).toEqual(expected);
  });

  test.each<[string, ReturnType<typeof mine>[], number[], string[]]>([
    ['the same', [mine('done')], [4_000], []],
    ['one more outside', [mine('done')], [4_000, 4_000], ['return-unknown']],
    [
      'one more outside while one is on its way',
      [mine('done'), mine('sent', 4_000, 'r2')],
      [4_000, 4_000],
      [],
    ],
    ['one less outside', [mine('done'), mine('done', 4_000, 'r2')], [4_000], ['return-absent']],
  ])('told apart by amount: %s', (_, returns, amounts, expected) => {
    const backs = amounts.map((amount) => back(null, amount));
    expect(kinds(ours({ returns }), outside({ returns: backs, returnsBy: 'amount' }))).toEqual(expected);
  });

  test('what nobody can tell is no difference', () => {
    expect(kinds(ours({ returns: [mine('done')] }), outside({ returns: null }))).toEqual([]);
  });
});

describe('two charges of a quote', () => {
  const second = (part: Partial<OurCharge> = {}) =>
    ours({ attemptId: 'a2', orderId: 'o2', paymentId: 'p2', at: new Date('2026-11-20T11:00:00Z'), ...part });
  test('both kept: the later one is a case', () => {
    expect(compareQuotes([second(), ours()])).toMatchObject([{ kind: 'charged-twice', subject: 'a2' }]);
  });
  test('one promised back whole, of another quote, or without money, is none', () => {
    expect(compareQuotes([ours(), second({ returns: [mine('due', 10_000)] })])).toEqual([]);
    expect(compareQuotes([ours(), second({ quoteId: 'q2' })])).toEqual([]);
    expect(compareQuotes([ours(), second({ st: 'none' })])).toEqual([]);
  });
});

describe('a policy', () => {
  const here = (part: Partial<OurPolicy> = {}): OurPolicy => ({
    orderId: 'o1',
    insurerId: 'turnagol',
    st: 'inforce',
    policyNo: 'TUR1',
    quoteNo: 'TUR-Q1',
    premium: { minor: 9_000, currency: 'EUR' },
    at,
    ...part,
  });
  const there = (part: Partial<OutsidePolicy> = {}): OutsidePolicy => ({
    insurerId: 'turnagol',
    reference: 'o1',
    policyNo: 'TUR1',
    quoteNo: 'TUR-Q1',
    premium: { minor: 9_000, currency: 'EUR' },
    state: 'active',
    at,
    ...part,
  });
  test.each<[string, OurPolicy | null, OutsidePolicy[], string[]]>([
    ['the same in both books', here(), [there()], []],
    ['ended in both', here({ st: 'ended' }), [there({ state: 'cancelled' })], []],
    ['made outside, none here', here({ st: 'none' }), [there()], ['policy-not-here']],
    ['made outside, due here', here({ st: 'due' }), [there()], ['policy-not-here']],
    ['made late after it was refused', here({ st: 'refused' }), [there()], ['policy-not-here']],
    ['ended here, in force outside', here({ st: 'ended' }), [there()], ['policy-not-here']],
    ['under a reference of nobody', null, [there()], ['policy-unknown']],
    ['ended, under a reference of nobody', null, [there({ state: 'cancelled' })], []],
    ['in force here, not outside', here(), [], ['policy-absent']],
    ['in force here, cancelled outside', here(), [there({ state: 'cancelled' })], ['policy-cancelled']],
    ['with another number', here(), [there({ policyNo: 'TUR2' })], ['policy-differs']],
    ['of another quote', here(), [there({ quoteNo: 'TUR-Q2' })], ['policy-differs']],
    ['for another premium', here(), [there({ premium: { minor: 1, currency: 'EUR' } })], ['policy-differs']],
    ['for a premium nobody names', here(), [there({ premium: null })], []],
    ['of another insurer too', here(), [there(), there({ insurerId: 'yedicam' })], ['policy-differs']],
    ['none anywhere', here({ st: 'none' }), [], []],
  ])('%s', (_, left, right, expected) =>
    expect(comparePolicy(left, right).map(({ kind }) => kind)).toEqual(expected),
  );
  test.each(['asked', 'unknown', 'ending', 'endunknown'] as const)(
    'that is under way (%s) is no difference',
    (st) => {
      for (const right of [[], [there()], [there({ state: 'cancelled' })]])
        expect(comparePolicy(here({ st }), right)).toEqual([]);
    },
  );
});

test('every kind is found by some line of a table', async () => {
  const { readFileSync } = await import('node:fs');
  const tables = [
    'compare.test.ts',
    '../settlement/compare-settlement.test.ts',
    '../settlement/outgoing/compare-outgoing.test.ts',
  ];
  const text = tables.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join();
  /* what changed since it was read is no matter of comparing: testing/settlement plants it */
  for (const kind of Object.keys(differenceKinds).filter((one) => one !== 'payout-changed'))
    expect(text).toMatch(new RegExp(`'${kind}[' ]`));
});
