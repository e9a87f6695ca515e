import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CancellationTerms,
  endingOf,
  refundOf,
  untilBegun,
  usualTerms,
  withdrawalEnds,
} from './cancellation.ts';

const cover = {
  signedAt: new Date('2026-11-22T09:00:00Z'),
  startsAt: new Date('2026-11-30T21:00:00Z'),
  endsAt: new Date('2026-12-20T21:00:00Z'),
};
const at = (text: string) => new Date(text);
const refund = (terms: CancellationTerms, when: string, minor = 100_000) =>
  refundOf(endingOf(terms, cover, at(when)), minor);

test('the 14 days end with the 14th day after the contract in Istanbul', () => {
  expect(withdrawalEnds(at('2026-11-22T09:00:00Z')).toISOString()).toBe('2026-12-06T21:00:00.000Z');
  /* past midnight there, still the day before in UTC */
  expect(withdrawalEnds(at('2026-11-22T21:30:00Z')).toISOString()).toBe('2026-12-07T21:00:00.000Z');
});

test.each([
  ['before cover begins all of it', usualTerms, '2026-11-30T20:59:59Z', 100_000],
  ['on the first day all but one of 20 days', usualTerms, '2026-11-30T21:00:00Z', 95_000],
  ['half way the days left', usualTerms, '2026-12-10T12:00:00Z', 50_000],
  ['on the last day nothing', usualTerms, '2026-12-20T12:00:00Z', 0],
  ['when cover is over nothing', usualTerms, '2026-12-21T00:00:00Z', 0],
  ['of a policy used up by beginning nothing once it began', untilBegun, '2026-11-30T21:00:00Z', 0],
  ['of that one all before', untilBegun, '2026-11-30T12:00:00Z', 100_000],
  [
    'where the law gives it, all within the 14 days',
    { ...usualTerms, begunWithin: 'whole' },
    '2026-12-06T20:00:00Z',
    100_000,
  ],
  ['and the days left from then on', { ...usualTerms, begunWithin: 'whole' }, '2026-12-06T21:00:00Z', 65_000],
] as const)('%s goes back', (_, terms, when, minor) => {
  expect(refund(terms, when)).toBe(minor);
});

test('a compulsory policy asks for a reason when its terms say so', () => {
  const reasonsAt = (from: 'begun' | 'after-withdrawal', when: string) =>
    endingOf({ ...usualTerms, reasons: { from, oneOf: ['insured-twice'] } }, cover, at(when)).reasons;
  expect(reasonsAt('begun', '2026-11-25T00:00:00Z')).toEqual([]);
  expect(reasonsAt('begun', '2026-12-02T00:00:00Z')).toEqual(['insured-twice']);
  expect(reasonsAt('after-withdrawal', '2026-12-02T00:00:00Z')).toEqual([]);
  expect(reasonsAt('after-withdrawal', '2026-12-08T00:00:00Z')).toEqual(['insured-twice']);
});

test('a business has no withdrawal, only a cancellation', () => {
  const ending = endingOf({ ...usualTerms, withdrawal: false }, cover, at('2026-11-23T00:00:00Z'));
  expect(ending).toMatchObject({ withdrawalUntil: null, isWithdrawal: false, share: 'whole' });
});

const share = fc.constantFrom('whole', 'days', 'nothing');
const hour = 3_600_000;

test('never more than was paid, never negative, never more later', () => {
  fc.assert(
    fc.property(
      fc.record({ withdrawal: fc.boolean(), begunWithin: share, begunAfter: share }),
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 0, max: 60 * 24 }),
      fc.integer({ min: 1, max: 800 * 24 }),
      fc.array(fc.integer({ min: -100, max: 900 * 24 }), { minLength: 2, maxLength: 12 }),
      (terms, minor, untilStart, lasts, hours) => {
        /* nobody gives back more after the 14 days than within them */
        const order = ['nothing', 'days', 'whole'];
        fc.pre(order.indexOf(terms.begunAfter) <= order.indexOf(terms.begunWithin));
        const signedAt = at('2026-03-01T10:20:00Z');
        const startsAt = new Date(signedAt.getTime() + untilStart * hour);
        const endsAt = new Date(startsAt.getTime() + lasts * hour);
        const amounts = hours
          .toSorted((a, b) => a - b)
          .map((after) =>
            refundOf(
              endingOf(
                terms as CancellationTerms,
                { signedAt, startsAt, endsAt },
                new Date(signedAt.getTime() + after * hour),
              ),
              minor,
            ),
          );
        for (const [index, amount] of amounts.entries()) {
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(amounts[index - 1] ?? minor);
        }
      },
    ),
  );
});
