import { randomFrom } from '@sigorta/product-kit/testing/random-from';
import { expect, test } from 'vitest';
import { watched } from '../../testing/releases/simulated-watch.ts';
import {
  evidence,
  falseAlarmBound,
  isWorse,
  toleratedFaults,
  toleratedLeaving,
  upperRate,
} from './evidence.ts';

/** 4 % of the browsers fail, three of five leave the form, four of five do not pay: what the release before does */
const usual = { faults: 0.04, leaving: 0.6, unpaid: 0.8 };

test('a good release stays through ten thousand visitors, two hundred times', () => {
  const chance = randomFrom(20_261_123);
  const withdrawn = Array.from({ length: 200 }, () =>
    watched({ before: usual, visitorsBefore: 1_000, now: usual, visitors: 10_000 }, chance),
  ).filter((at) => at !== null);
  /* the bound of 0.15 % allows 0.3 of two hundred; three and more come once in three hundred such runs */
  expect(withdrawn.length).toBeLessThan(3);
  expect(falseAlarmBound(5)).toBeCloseTo(0.0015, 10);
});

test.each([
  ['every browser fails', { ...usual, faults: 1 }, 8],
  ['one browser in two fails', { ...usual, faults: 0.5 }, 40],
  ['nobody gets offers', { ...usual, leaving: 1 }, 60],
  ['nobody pays', { ...usual, unpaid: 1 }, 900],
])('%s: it is withdrawn after few visitors', (_, now, most) => {
  const chance = randomFrom(7);
  const runs = Array.from({ length: 50 }, () =>
    watched({ before: usual, visitorsBefore: 1_000, now, visitors: 2_000 }, chance),
  );
  expect(runs.filter((at) => at === null || at > most)).toEqual([]);
});

test('evidence is the mean of likelihood ratios, and one before anybody came', () => {
  expect(evidence({ visitors: 0, faulty: 0 }, 0.05)).toBe(1);
  /* by hand: suspected rates 0.0975, 0.145, 0.2875, 0.525, 0.905, one visitor who met a fault */
  expect(evidence({ visitors: 1, faulty: 1 }, 0.05)).toBeCloseTo(
    (0.0975 + 0.145 + 0.2875 + 0.525 + 0.905) / 5 / 0.05,
    10,
  );
  expect(evidence({ visitors: 3, faulty: 3 }, 1)).toBe(0);
});

test('in the mean it does not grow while the rate is the tolerated one: all outcomes of twelve visitors, counted', () => {
  const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
  for (const rate of [0.01, 0.05, 0.3]) {
    let mean = 0;
    for (let faulty = 0; faulty <= 12; faulty += 1)
      mean +=
        choose(12, faulty) *
        rate ** faulty *
        (1 - rate) ** (12 - faulty) *
        evidence({ visitors: 12, faulty }, rate);
    expect(mean).toBeCloseTo(1, 8);
  }
});

test('the largest possible rate holds its promise: the exact chance of so few is not above the doubt', () => {
  /* P(no fault in 100 at rate r) = (1-r)^100 */
  expect((1 - upperRate({ visitors: 100, faulty: 0 }, 1e-4)) ** 100).toBeCloseTo(1e-4, 6);
  expect(upperRate({ visitors: 0, faulty: 0 }, 1e-4)).toBe(1);
  expect(upperRate({ visitors: 1_000, faulty: 40 }, 1e-4)).toBeGreaterThan(0.04);
  expect(upperRate({ visitors: 1_000, faulty: 40 }, 1e-4)).toBeLessThan(0.08);
});

test('too little known of the release before: faults are borne to one in twenty, leaving is not judged', () => {
  expect(toleratedFaults({ visitors: 199, faulty: 199 })).toBe(0.05);
  expect(toleratedLeaving({ visitors: 199, faulty: 10 })).toBeNull();
  expect(toleratedFaults({ visitors: 100_000, faulty: 0 })).toBe(0.01);
  expect(isWorse({ visitors: 500, faulty: 500 }, null)).toBe(false);
});
