import { endingOf, refundOf, untilBegun, usualTerms } from '@sigorta/product-kit/cancellation';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundByDays } from './refund.ts';

const policy = {
  startsAt: '2026-12-01',
  endsAt: '2026-12-10',
  concludedAt: '2026-11-21T09:00:00Z',
  premiumMinor: 1_001,
};
const back = (requestedAt: string, terms = usualTerms) => refundByDays(terms, { ...policy, requestedAt });

test.each([
  ['all of it before cover begins', '2026-11-30T20:59:59Z', 1_001],
  ['nine days of ten from the first minute of the first day', '2026-11-30T21:00:00Z', 900],
  ['one day of ten on the ninth', '2026-12-09T12:00:00Z', 100],
  ['nothing on the last day', '2026-12-10T12:00:00Z', 0],
  ['nothing when cover is over', '2026-12-10T21:00:00Z', 0],
])('a policy of ten days gives back %s', (_, at, minor) => {
  expect(back(at)).toBe(minor);
});

test('fourteen days to withdraw end with the fourteenth day in Istanbul', () => {
  const terms = { withdrawal: true, begunWithin: 'whole', begunAfter: 'days' } as const;
  expect(back('2026-12-05T20:59:59Z', terms)).toBe(1_001);
  expect(back('2026-12-05T21:00:00Z', terms)).toBe(400);
  expect(back('2026-12-05T20:59:59Z', { ...terms, withdrawal: false })).toBe(500);
  expect(back('2026-12-01T09:00:00Z', untilBegun)).toBe(0);
});

const share = fc.constantFrom('whole', 'days', 'nothing');
const terms = fc.record({ withdrawal: fc.boolean(), begunWithin: share, begunAfter: share });
const dayMs = 86_400_000;
const cases = fc.record({
  terms,
  startsIn: fc.integer({ min: 0, max: 20 }),
  days: fc.integer({ min: 1, max: 366 }),
  /* minutes; half of them around the end of the fourteen days */
  askedAfter: fc.oneof(
    fc.integer({ min: 0, max: 400 * 24 * 60 }),
    fc.integer({ min: 13 * 24 * 60, max: 16 * 24 * 60 }),
  ),
  premiumMinor: fc.integer({ min: 1, max: 50_000_000 }),
});

type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;
const concludedAt = '2026-11-21T09:00:00Z';
const start = (days: number) => new Date(Date.parse('2026-11-21T00:00:00+03:00') + days * dayMs);
const isoDay = (midnight: Date) => new Date(midnight.getTime() + dayMs / 2).toISOString().slice(0, 10);

/** The agency's estimate and the insurer's sum of one case. */
const bothSums = ({ terms, startsIn, days, askedAfter, premiumMinor }: Case) => {
  const requestedAt = new Date(Date.parse(concludedAt) + askedAfter * 60_000).toISOString();
  const cover = {
    signedAt: new Date(concludedAt),
    startsAt: start(startsIn),
    endsAt: start(startsIn + days),
  };
  const estimate = refundOf(endingOf(terms, cover, new Date(requestedAt)), premiumMinor);
  const named = { startsAt: isoDay(start(startsIn)), endsAt: isoDay(start(startsIn + days - 1)) };
  return {
    estimate,
    paid: refundByDays(terms, { ...named, concludedAt, requestedAt, premiumMinor }),
    late: refundByDays(terms, { ...named, concludedAt: '2026-11-22T09:00:00Z', requestedAt, premiumMinor }),
  };
};

test('the insurer’s days and the agency’s instants come to the same sum', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { estimate, paid } = bothSums(one);
      expect(paid).toBe(estimate);
    }),
    { numRuns: 500, seed: 20261121 },
  );
});

test('they would not if one of them counted the fourteen days from another day', () => {
  const differing = fc.sample(cases, { numRuns: 500, seed: 20261121 }).filter((one) => {
    const { estimate, late } = bothSums(one);
    return estimate !== late;
  });
  expect(differing.length).toBeGreaterThan(0);
});
