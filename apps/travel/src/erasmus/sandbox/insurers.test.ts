import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };
const begin = '2027-02-01';

interface Stay {
  days?: number;
  age?: number;
  change?: FieldValues;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
const stay = ({ days = 150, age = 21, change = {} }: Stay): Application => ({
  ...samples.valid(context),
  beginDate: begin,
  endDate: addDays(begin, days - 1),
  insured: [{ birthDate: `${2027 - age}-01-01` }],
  ...change,
});

const answerOf = (insurer: string, asked: Stay): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(stay(asked), context);
};

const trainee: Stay = { change: { activity: 'traineeship' } };

const offersFor = (asked: Stay) =>
  tariffs
    .map(({ quote }) => quote(stay(asked), context))
    .flatMap((answer) => ('declined' in answer ? [] : [answer]));

test.each<[string, Stay, number]>([
  /* 5,350 cents for up to 153 days at 106 per cent */
  ['turnagol', {}, 5_671],
  ['turnagol', { change: { country: '756' } }, 6_692],
  ['turnagol', trainee, 7_259],
  ['turnagol', { age: 31 }, 7_372],
  ['incirova', {}, 4_227],
])('the premium of %s for %j is %i cents', (insurer, asked, minor) => {
  expect(answerOf(insurer, asked)).toHaveProperty('premium', { minor, currency: 'EUR' });
});

test('every offer covers at least 30,000 euros of treatment for the whole stay', () => {
  for (const asked of [{}, trainee]) {
    for (const offer of offersFor(asked)) {
      expect(offer).toHaveProperty('coverages.0.code', 'medicalTreatment');
      const { limit } = offer.coverages[0] ?? {};
      expect(limit?.kind === 'amount' && limit.amount.minor >= 3_000_000).toBe(true);
      expect([offer.startsAt, offer.endsAt]).toEqual([begin, addDays(begin, 149)]);
    }
  }
});

test('a trainee always gets liability and accident', () => {
  const offers = offersFor(trainee);
  expect(offers.length).toBeGreaterThanOrEqual(5);
  for (const { coverages } of offers) {
    expect(coverages[1]).toMatchObject({ code: 'personalLiability', limit: { kind: 'amount' } });
    expect(coverages[2]).toMatchObject({ code: 'personalAccident', limit: { kind: 'amount' } });
  }
});

describe('an insurer declines', () => {
  test.each<[string, Stay, string]>([
    ['incirova', trainee, 'studentsOnly'],
    ['incirova', { change: { country: '756' } }, 'countryExcluded'],
    ['aycimen', { change: { country: '994' } }, 'countryExcluded'],
    ['mercandal', { days: 216 }, 'stayTooLong'],
    ['aycimen', { days: 59 }, 'stayTooShort'],
    ['mercandal', { age: 36 }, 'ageLimit'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Stay]>([
    ['mercandal', { days: 215 }],
    ['aycimen', { days: 60 }],
    ['mercandal', { age: 35 }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
