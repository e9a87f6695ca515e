import { languages } from '@sigorta/i18n/language';
import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { ar } from '../texts/ar.ts';
import { en } from '../texts/en.ts';
import { ru } from '../texts/ru.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';
import { leastCover } from './plans.ts';

const context = { today: '2026-11-21' };

interface Asked {
  ages?: number[];
  duration?: string;
  beginDate?: string;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
function application({ ages = [36], duration = 'oneYear', beginDate = '2026-12-01' }: Asked): Application {
  const insured = ages.map((age) => ({ birthDate: `${2026 - age}-01-01` }));
  return { ...samples.valid(context), duration, beginDate, insured };
}

const answerOf = (insurer: string, asked: Asked): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(application(asked), context);
};

const kurusOf = (insurer: string, asked: Asked): number => {
  const answer = answerOf(insurer, asked);
  return 'declined' in answer ? Number.NaN : answer.premium.minor;
};

test('every offer holds at least the minimum of circular 2016/16', () => {
  for (const { quote } of tariffs) {
    const answer = quote(application({}), context);
    if ('declined' in answer) throw new Error(answer.declined);
    const limits = new Map(answer.coverages.map(({ code, limit }) => [code, limit]));
    expect(limits.get('inpatient')).toEqual({ kind: 'unlimited' });
    for (const code of ['outpatient', 'inpatientOther'] as const) {
      const limit = limits.get(code);
      if (limit?.kind !== 'amount') throw new Error(`${code} has no amount`);
      expect(limit.amount.minor).toBeGreaterThanOrEqual(leastCover[code] * 100);
    }
  }
});

test('the policy carries the fixed sentence of the circular in Turkish, whatever language it was bought in', () => {
  const sentences = languages.map((language) => ({ tr, en, ru, ar })[language]['document.note.1']);
  for (const sentence of sentences) {
    expect(sentence).toContain('10/05/2016 tarih ve 16 sayılı Vize ve İkamet İzni Taleplerinde');
    expect(sentence).toContain('asgari teminat yapısını kapsamaktadır.');
  }
});

describe('the premium', () => {
  test.each([
    ['laledere', { ages: [36] }, 503_040],
    ['laledere', { ages: [25] }, 370_560],
    ['laledere', { ages: [36, 25] }, 873_600],
    ['laledere', { ages: [36], duration: 'twoYears' }, 945_715],
    ['yedicam', { ages: [70] }, 4_187_792],
  ])('of %s for %j is %i kuruş', (insurer, asked, kurus) => expect(kurusOf(insurer, asked)).toBe(kurus));

  test('never falls with age once grown up', () => {
    for (const { insurer } of tariffs) {
      let before = 0;
      for (let age = 16; age <= 75; age++) {
        const kurus = kurusOf(insurer, { ages: [age] });
        if (Number.isNaN(kurus)) break;
        expect(kurus, `${insurer}, ${age} years`).toBeGreaterThanOrEqual(before);
        before = kurus;
      }
    }
  });
});

test.each([
  ['oneYear', '2027-11-30'],
  ['twoYears', '2028-11-30'],
])('%s ends on %s, the day before the anniversary', (duration, endsAt) => {
  expect(answerOf('laledere', { duration })).toMatchObject({ startsAt: '2026-12-01', endsAt });
});

describe('an insurer declines', () => {
  test.each<[string, Asked, string]>([
    ['aycimen', { ages: [66] }, 'ageLimit'],
    ['laledere', { ages: [71] }, 'ageLimit'],
    ['meltemkiyi', { duration: 'twoYears' }, 'oneYearOnly'],
    ['meltemkiyi', { ages: [30, 30, 30, 30, 30] }, 'tooManyPersons'],
    ['poyraztas', { beginDate: context.today }, 'startsTooSoon'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Asked]>([
    ['aycimen', { ages: [65] }],
    ['laledere', { ages: [70] }],
    ['meltemkiyi', { ages: [30, 30, 30, 30] }],
    ['poyraztas', { beginDate: addDays(context.today, 1) }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
