import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

interface Trip {
  days?: number;
  ages?: number[];
  idKind?: string;
  from?: string;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
function trip({ days = 6, ages = [36], idKind = 'nationalId', from = '2026-12-12' }: Trip): Application {
  const insured = ages.map((age) => ({ birthDate: `${2026 - age}-01-01`, idKind }));
  return { ...samples.valid(context), beginDate: from, endDate: addDays(from, days - 1), insured };
}

const answerOf = (insurer: string, asked: Trip): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(trip(asked), context);
};

test('at least seven insurers quote for an ordinary adult, in lira', () => {
  const offers = tariffs.map(({ quote }) => quote(trip({}), context)).filter((one) => !('declined' in one));
  expect(offers.length).toBeGreaterThanOrEqual(7);
  for (const offer of offers) expect(offer).toHaveProperty('premium.currency', 'TRY');
});

test.each([
  ['laledere', {}, 21_243],
  ['laledere', { days: 1 }, 8_633],
  ['laledere', { days: 30 }, 58_103],
  ['laledere', { ages: [10] }, 16_994],
  ['laledere', { ages: [36, 34, 10] }, 53_532],
  ['sarikavak', { ages: [36, 5] }, 25_185],
])('the premium of %s for %j is %i kuruş', (insurer, asked, minor) => {
  expect(answerOf(insurer, asked)).toHaveProperty('premium.minor', minor);
});

describe('an insurer declines', () => {
  test.each<[string, Trip, string]>([
    ['laledere', { ages: [76] }, 'ageLimit'],
    ['bulutkaya', { days: 16 }, 'tripTooLong'],
    ['incirova', { idKind: 'passport' }, 'passportOnly'],
    ['poyraztas', { from: context.today }, 'startsTooSoon'],
    ['mercandal', { ages: [30, 30, 30, 30, 30, 30, 30] }, 'tooManyPersons'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Trip]>([
    ['laledere', { ages: [75] }],
    ['bulutkaya', { days: 15 }],
    ['poyraztas', { from: addDays(context.today, 1) }],
    ['mercandal', { ages: [30, 30, 30, 30, 30, 30] }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
