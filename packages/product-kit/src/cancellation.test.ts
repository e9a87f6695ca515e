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

/* by hand: a day of cover that has begun is used */
test.each([
  ['some days before it begins', '2026-11-25T12:00:00Z', 'whole', 0, 20],
  ['just before it begins', '2026-11-30T20:59:59Z', 'whole', 0, 20],
  ['with its first minute', '2026-11-30T21:00:00Z', 'days', 1, 19],
  ['a day before its last', '2026-12-19T20:59:59Z', 'days', 19, 1],
  ['on its last day', '2026-12-19T21:00:00Z', 'nothing', 20, 0],
  ['with the first minute after it', '2026-12-20T21:00:00Z', 'nothing', 20, 0],
] as const)('ended %s (%s): %s, %i days used and %i left', (_, when, share, daysUsed, daysLeft) => {
  expect(endingOf(usualTerms, cover, at(when))).toMatchObject({ share, daysTotal: 20, daysUsed, daysLeft });
});

test('where the law gives all back although cover began, it does so on its last day, and no more once it is over', () => {
  const law = { ...usualTerms, begunWithin: 'whole', begunAfter: 'whole' } as const;
  const shareAt = (when: string) => endingOf(law, cover, at(when)).share;
  expect(shareAt('2026-12-20T20:59:59Z')).toBe('whole');
  expect(shareAt('2026-12-20T21:00:00Z')).toBe('nothing');
});

test('cover of no time at all is a day that is used', () => {
  const none = { ...cover, endsAt: cover.startsAt };
  expect(endingOf(usualTerms, none, cover.startsAt)).toMatchObject({
    daysTotal: 1,
    daysUsed: 1,
    daysLeft: 0,
  });
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
