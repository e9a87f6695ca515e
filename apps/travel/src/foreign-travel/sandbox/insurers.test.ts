import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };
const begin = '2026-12-12';

interface Trip {
  days?: number;
  ages?: number[];
  region?: string;
  country?: string;
  tripType?: string;
  from?: string;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
function trip({ days = 12, ages = [36], from = begin, ...rest }: Trip): Application {
  const insured = ages.map((age) => ({ birthDate: `${2026 - age}-01-01` }));
  return { ...samples.valid(context), ...rest, beginDate: from, endDate: addDays(from, days - 1), insured };
}

const answerOf = (insurer: string, asked: Trip): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(trip(asked), context);
};

const centsOf = (insurer: string, asked: Trip): number => {
  const answer = answerOf(insurer, asked);
  return 'declined' in answer ? Number.NaN : answer.premium.minor;
};

const answers = (asked: Trip) => tariffs.map(({ quote }) => quote(trip(asked), context));
const quoted = (asked: Trip) => answers(asked).filter((answer) => !('declined' in answer)).length;

test('all ten insurers have a tariff, and at least eight quote for an ordinary adult', () => {
  expect(tariffs).toHaveLength(10);
  expect(quoted({})).toBeGreaterThanOrEqual(8);
  expect(quoted({ region: 'other', country: '764' })).toBeGreaterThanOrEqual(8);
});

test('twelve days in Europe cost one adult between 5 and 15 euros', () => {
  for (const answer of answers({})) {
    if ('declined' in answer) continue;
    expect(answer.premium.minor).toBeGreaterThan(500);
    expect(answer.premium.minor).toBeLessThan(1500);
  }
});

test('every offer for Schengen covers at least 30,000 euros of treatment, and transport', () => {
  for (const answer of answers({ country: '996' })) {
    if ('declined' in answer) continue;
    const [treatment, transport] = answer.coverages;
    if (treatment?.limit.kind === 'amount') {
      expect(treatment.limit.amount.minor).toBeGreaterThanOrEqual(3_000_000);
    }
    expect(treatment?.limit.kind).not.toBe('excluded');
    expect(transport?.limit.kind).not.toBe('excluded');
  }
});

describe('the premium', () => {
  test('never falls with the days', () => {
    for (const { insurer } of tariffs) {
      let before = 0;
      for (let days = 1; days <= 92; days++) {
        const cents = centsOf(insurer, { days, ages: [30] });
        if (Number.isNaN(cents)) break;
        expect(cents, `${insurer}, ${days} days`).toBeGreaterThanOrEqual(before);
        before = cents;
      }
      expect(before).toBeGreaterThan(0);
    }
  });

  test.each([
    ['laledere', { days: 12 }, 845],
    ['laledere', { days: 12, ages: [17] }, 634],
    ['laledere', { days: 12, ages: [65] }, 1268],
    ['laledere', { days: 12, ages: [36, 34] }, 1690],
    /* ten per cent off for three */
    ['laledere', { days: 12, ages: [36, 34, 8] }, 2092],
    ['laledere', { days: 12, region: 'other', country: '764' }, 1226],
    ['laledere', { days: 12, region: 'other', country: '840' }, 2251],
    ['laledere', { days: 12, region: 'other', country: '998' }, 2251],
    /* small children travel free */
    ['sarikavak', { days: 12, ages: [36, 5] }, 1038],
  ])('of %s for %j is %i cents', (insurer, asked, cents) => {
    expect(centsOf(insurer, asked)).toBe(cents);
  });
});

describe('an insurer declines', () => {
  test.each<[string, Trip, string]>([
    ['laledere', { ages: [76] }, 'ageLimit'],
    ['yedicam', { ages: [86] }, 'ageLimit'],
    ['meltemkiyi', { days: 32 }, 'tripTooLong'],
    ['meltemkiyi', { tripType: 'oneWay' }, 'oneWay'],
    ['incirova', { region: 'other', country: '840' }, 'countryExcluded'],
    ['bulutkaya', { country: '804' }, 'countryExcluded'],
    ['poyraztas', { region: 'other', country: '408' }, 'sanctions'],
    ['poyraztas', { from: context.today }, 'startsTooSoon'],
    ['aycimen', { ages: [20, 20, 20, 20, 20] }, 'tooManyPersons'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Trip]>([
    ['laledere', { ages: [75] }],
    ['yedicam', { ages: [85] }],
    ['meltemkiyi', { days: 31 }],
    ['poyraztas', { from: addDays(context.today, 1) }],
    ['aycimen', { ages: [20, 20, 20, 20] }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
