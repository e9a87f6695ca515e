import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agesOn } from './ages.ts';
import { inBand } from './bands.ts';
import { coveragesOf } from './cover.ts';
import { percentOf } from './percent.ts';

test.each([
  [0, 'a'],
  [7, 'a'],
  [8, 'b'],
  [10, 'b'],
  [11, null],
])('%j lies in band %j', (number, value) => {
  const bands = [
    [7, 'a'],
    [10, 'b'],
  ] as const;
  expect(inBand<string>(bands, number)).toBe(value);
});

test('a per cent of an amount is whole and at most half a unit away', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(500), (minor, percent) => {
      const part = percentOf(minor, percent);
      expect(Number.isSafeInteger(part)).toBe(true);
      expect(Math.abs(part * 100 - minor * percent)).toBeLessThanOrEqual(50);
    }),
  );
});

test('what a plan does not name is excluded', () => {
  expect(coveragesOf(['a', 'b', 'c', 'd'], { c: 'unlimited', a: 300, d: { count: 8 } }, 'EUR')).toEqual([
    { code: 'a', limit: { kind: 'amount', amount: { minor: 30_000, currency: 'EUR' } } },
    { code: 'b', limit: { kind: 'excluded' } },
    { code: 'c', limit: { kind: 'unlimited' } },
    { code: 'd', limit: { kind: 'count', count: 8 } },
  ]);
});

test('ages are completed years on the day', () => {
  const insured = [{ birthDate: '1990-07-05' }, { birthDate: '2020-07-06' }, { birthDate: 'soon' }, {}];
  expect(agesOn({ insured }, '2026-07-05')).toEqual([36, 5]);
  expect(agesOn({}, '2026-07-05')).toEqual([]);
});
