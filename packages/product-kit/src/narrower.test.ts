import type { CoverageLimit } from '@sigorta/contracts/coverage';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { narrowings, type Reach } from './narrower.ts';

const lira = (minor: number) => ({ minor, currency: 'TRY' as const });
const amount = (minor: number): CoverageLimit => ({ kind: 'amount', amount: lira(minor) });
const euros = (minor: number): CoverageLimit => ({ kind: 'amount', amount: { minor, currency: 'EUR' } });
const count = (times: number): CoverageLimit => ({ kind: 'count', count: times });
const unlimited: CoverageLimit = { kind: 'unlimited' };
const included: CoverageLimit = { kind: 'included' };
const excluded: CoverageLimit = { kind: 'excluded' };

const plain: Reach = { coverages: [], deductible: null, exclusions: [] };
const covering = (limit: CoverageLimit): Reach => ({ ...plain, coverages: [{ code: 'glass', limit }] });
const kindOf = (was: CoverageLimit, now: CoverageLimit) =>
  narrowings(covering(was), covering(now)).map(({ kind }) => kind);

/* written by hand: was, is, what has to be said */
const table: [string, CoverageLimit, CoverageLimit, string[]][] = [
  ['less money', amount(100), amount(99), ['lower']],
  ['as much money', amount(100), amount(100), []],
  ['more money', amount(100), amount(101), []],
  ['money of another currency', amount(100), euros(100), ['other']],
  ['fewer times', count(3), count(2), ['lower']],
  ['more times', count(2), count(3), []],
  ['a limit where there was none', unlimited, amount(100), ['lower']],
  ['no limit where there was one', amount(100), unlimited, []],
  ['included instead of unlimited', unlimited, included, ['other']],
  ['times instead of money', amount(100), count(1), ['other']],
  ['money instead of included', included, amount(100), ['other']],
  ['nothing instead of something', included, excluded, ['gone']],
  ['something instead of nothing', excluded, count(1), []],
  ['nothing as before', excluded, excluded, []],
];

describe('a cover', () => {
  test.each(table)('%s', (_, was, now, said) => {
    expect(kindOf(was, now)).toEqual(said);
  });

  test('that an offer does not name is gone', () => {
    expect(narrowings(covering(included), plain)).toEqual([{ kind: 'gone', code: 'glass', was: included }]);
  });
});

describe('an excess', () => {
  const of = (was: number | null, now: number | null) =>
    narrowings(
      { ...plain, deductible: was === null ? null : lira(was) },
      { ...plain, deductible: now === null ? null : lira(now) },
    );

  test('that grew or came is told, one that shrank or went is not', () => {
    expect(of(100, 101)).toEqual([{ kind: 'excess', was: lira(100), now: lira(101) }]);
    expect(of(null, 1)).toEqual([{ kind: 'excess', was: null, now: lira(1) }]);
    for (const [was, now] of [
      [101, 100],
      [100, 100],
      [100, null],
      [null, null],
      [null, 0],
    ] as const)
      expect(of(was, now)).toEqual([]);
  });

  test('of another currency is told', () => {
    const now = { minor: 1, currency: 'EUR' as const };
    expect(narrowings({ ...plain, deductible: lira(100) }, { ...plain, deductible: now })).toEqual([
      { kind: 'excess', was: lira(100), now },
    ]);
  });
});

test('what is newly excluded, and countries that went, are told', () => {
  const was: Reach = { ...plain, exclusions: ['war'], territory: ['276', '250'] };
  const now: Reach = { ...plain, exclusions: ['war', 'flood'], territory: ['276', '380'] };
  expect(narrowings(was, now)).toEqual([
    { kind: 'excluded', code: 'flood' },
    { kind: 'territory', codes: ['250'] },
  ]);
  expect(narrowings(was, { ...plain, exclusions: [] })).toEqual([]);
});

const limits = fc.oneof(
  fc.integer({ min: 0, max: 9 }).map(amount),
  fc.integer({ min: 0, max: 9 }).map(euros),
  fc.integer({ min: 0, max: 9 }).map(count),
  fc.constantFrom(unlimited, included, excluded),
);
const reaches: fc.Arbitrary<Reach> = fc.record({
  coverages: fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c'))
    .chain((codes) =>
      fc.tuple(...codes.map((code) => limits.map((limit) => ({ code, limit })))).map((all) => [...all]),
    ),
  deductible: fc.option(fc.integer({ min: 0, max: 9 }).map(lira)),
  exclusions: fc.uniqueArray(fc.constantFrom('x', 'y')),
  territory: fc.option(fc.uniqueArray(fc.constantFrom('1', '2')), { nil: undefined }),
});

test('an offer is never narrower than itself', async () => {
  await fc.assert(
    fc.property(reaches, (one) => {
      expect(narrowings(one, one)).toEqual([]);
    }),
  );
});

test('of two that are not equal at least one side is told, for every cover that both sides can be compared in', async () => {
  await fc.assert(
    fc.property(limits, limits, (a, b) => {
      const silent = kindOf(a, b).length === 0 && kindOf(b, a).length === 0;
      expect(silent).toBe(JSON.stringify(a) === JSON.stringify(b));
    }),
  );
});

test('what one offer loses, another that has it back is silent about', async () => {
  await fc.assert(
    fc.property(reaches, reaches, (was, now) => {
      const lost = narrowings(was, now).flatMap((one) => (one.kind === 'gone' ? [one.code] : []));
      const back = narrowings(now, was).flatMap((one) => (one.kind === 'gone' ? [one.code] : []));
      expect(lost.filter((code) => back.includes(code))).toEqual([]);
    }),
  );
});
