import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';
import { bodyLoading } from './prices.ts';

const context = { today: '2026-11-21' };
const begin = '2026-12-01';

interface Asked extends FieldValues {
  beginDate?: string;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
const adult = (change: FieldValues & { age?: number } = {}): FieldValues => {
  const { age = 36, ...rest } = change;
  return { gender: 'female', height: 168, weight: 61, birthDate: `${2026 - age}-01-01`, ...rest };
};

const answerOf = (insurer: string, persons: FieldValues[], asked: Asked = {}): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  const application: Application = {
    ...samples.valid(context),
    beginDate: begin,
    ...asked,
    insured: persons,
  };
  return tariff.quote(application, context);
};

const kurusOf = (insurer: string, persons: FieldValues[], asked: Asked = {}): number => {
  const answer = answerOf(insurer, persons, asked);
  return 'declined' in answer ? Number.NaN : answer.premium.minor;
};

describe('the premium of a year', () => {
  test.each(tariffs.map(({ insurer }) => insurer))('of %s never falls with age', (insurer) => {
    let before = 0;
    for (let age = 0; age <= 80; age++) {
      const kurus = kurusOf(insurer, [adult(), adult({ age })], { outpatient: 'no' });
      if (Number.isNaN(kurus)) break;
      expect(kurus, `${age} years`).toBeGreaterThanOrEqual(before);
      before = kurus;
    }
    expect(before).toBeGreaterThan(0);
  });

  test('lies between 8,000 and 35,000 lira for one adult', () => {
    for (const outpatient of ['yes', 'no']) {
      for (const { insurer } of tariffs) {
        const kurus = kurusOf(insurer, [adult()], { outpatient });
        if (Number.isNaN(kurus)) continue;
        expect(kurus).toBeGreaterThan(800_000);
        expect(kurus).toBeLessThan(3_500_000);
      }
    }
  });

  test('grows with outpatient care, the birth option and weight', () => {
    const bare = kurusOf('laledere', [adult()], { outpatient: 'no' });
    expect(kurusOf('laledere', [adult()], { outpatient: 'yes' })).toBeGreaterThan(bare);
    expect(kurusOf('laledere', [adult()], { outpatient: 'no', birth: 'yes' })).toBe(bare + 1_150_000);
    expect(kurusOf('laledere', [adult({ weight: 90 })], { outpatient: 'no' })).toBeGreaterThan(bare);
  });

  test('is not charged with a birth for a man or a girl', () => {
    const family = [adult({ gender: 'male' }), adult({ age: 17 })];
    expect(kurusOf('laledere', family, { birth: 'yes' })).toBe(kurusOf('laledere', family));
  });
});

test.each([
  [17, 170, 160, 0],
  [40, 170, 60, 0],
  [40, 170, 87, 15],
  [40, 170, 102, 30],
  [40, 170, 116, null],
  [40, 170, 45, null],
])('at %i years %i cm and %i kg add %j per cent', (age, height, weight, percent) => {
  expect(bodyLoading(age, height, weight)).toBe(percent);
});

test('what was not asked for is not covered, what was asked for is', () => {
  const covered = (asked: Asked) => {
    const answer = answerOf('yedicam', [adult()], asked);
    if ('declined' in answer) throw new Error(answer.declined);
    return answer;
  };
  const limitOf = (asked: Asked, code: string) =>
    covered(asked).coverages.find((one) => one.code === code)?.limit.kind;
  expect(limitOf({ outpatient: 'no' }, 'outpatient')).toBe('excluded');
  expect(limitOf({ outpatient: 'yes' }, 'outpatient')).toBe('count');
  expect(limitOf({ birth: 'no' }, 'birth')).toBe('excluded');
  expect(limitOf({ birth: 'yes' }, 'birth')).toBe('unlimited');
  expect(covered({ birth: 'yes' }).exclusions).toContain('birthWaiting12');
  expect(covered({}).endsAt).toBe('2027-11-30');
});

describe('an insurer declines', () => {
  test.each<[string, FieldValues[], Asked, string]>([
    ['laledere', [adult({ age: 66 })], {}, 'ageLimit'],
    ['yedicam', [adult({ age: 76 })], {}, 'ageLimit'],
    ['bulutkaya', [adult()], {}, 'outpatientNotOffered'],
    ['meltemkiyi', [adult()], { birth: 'yes' }, 'birthNotOffered'],
    ['aycimen', [adult({ age: 9 })], {}, 'childAlone'],
    ['laledere', [adult({ weight: 140 })], {}, 'needsAssessment'],
    ['turnagol', [adult()], { beginDate: context.today }, 'startsTooSoon'],
  ])('%s %#: %s', (insurer, persons, asked, declined) => {
    expect(answerOf(insurer, persons, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, FieldValues[], Asked]>([
    ['laledere', [adult({ age: 65 })], {}],
    ['yedicam', [adult({ age: 75, weight: 140 })], {}],
    ['bulutkaya', [adult()], { outpatient: 'no' }],
    ['aycimen', [adult({ age: 9 }), adult()], {}],
    ['turnagol', [adult()], { beginDate: addDays(context.today, 1) }],
  ])('%s not yet (%#)', (insurer, persons, asked) => {
    expect(answerOf(insurer, persons, asked)).not.toHaveProperty('declined');
  });
});
