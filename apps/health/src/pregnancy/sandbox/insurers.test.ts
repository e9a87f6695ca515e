import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

interface Asked {
  /** null while no baby is on its way */
  week?: number | null;
  babies?: string;
  age?: number;
  inDays?: number;
}

/** Birthdays lie on New Year's Day, so ages on the first day are exact. */
function application({ week = 11, babies = 'one', age = 30, inDays = 0 }: Asked): Application {
  return {
    ...samples.valid(context),
    ...(week === null
      ? { expecting: 'no', pregnancyWeek: undefined, babies: undefined }
      : { expecting: 'yes', pregnancyWeek: week, babies }),
    beginDate: addDays(context.today, inDays),
    insured: [{ birthDate: `${2026 - age}-01-01` }],
  };
}

const answerOf = (insurer: string, asked: Asked): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(application(asked), context);
};

const offerOf = (insurer: string, asked: Asked) => {
  const answer = answerOf(insurer, asked);
  if ('declined' in answer) throw new Error(answer.declined);
  return answer;
};

const limitOf = (insurer: string, asked: Asked, code: string) =>
  offerOf(insurer, asked).coverages.find((one) => one.code === code)?.limit;

test.each([
  ['laledere', { week: null }, 1_254_722],
  ['laledere', { week: 11 }, 803_022],
  ['aycimen', { week: 11, babies: 'more' }, 1_259_814],
])('%s asks for %j %i kuruş', (insurer, asked, minor) => {
  expect(offerOf(insurer, asked).premium).toEqual({ minor, currency: 'TRY' });
});

test('no plan promises the birth of a baby already on its way, and each says so', () => {
  for (const { insurer } of tariffs) {
    expect(limitOf(insurer, { week: 8 }, 'birth')).toEqual({ kind: 'excluded' });
    expect(offerOf(insurer, { week: 8 }).exclusions).toContain('currentBirth');
    expect(limitOf(insurer, { week: 8 }, 'pregnancyComplication')?.kind).not.toBe('excluded');
  }
});

test('before a pregnancy every plan covers birth and names its waiting time', () => {
  for (const { insurer } of tariffs) {
    expect(limitOf(insurer, { week: null }, 'birth')?.kind).not.toBe('excluded');
    expect(offerOf(insurer, { week: null }).exclusions.some((code) => code.startsWith('waiting'))).toBe(true);
  }
});

test('the allowance is paid up to the week the plan names, counted on the first day of cover', () => {
  expect(limitOf('aycimen', { week: 12 }, 'birthAllowance')?.kind).toBe('amount');
  expect(limitOf('aycimen', { week: 13 }, 'birthAllowance')?.kind).toBe('excluded');
  expect(limitOf('aycimen', { week: 12, inDays: 7 }, 'birthAllowance')?.kind).toBe('excluded');
});

describe('an insurer declines', () => {
  test.each<[string, Asked, string]>([
    ['sarikavak', { week: 21 }, 'weekTooLate'],
    ['sarikavak', { week: 20, inDays: 7 }, 'weekTooLate'],
    ['laledere', { babies: 'more' }, 'multipleBabies'],
    ['incirova', { age: 41 }, 'ageLimit'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Asked]>([
    ['sarikavak', { week: 20, inDays: 6 }],
    ['aycimen', { week: 28, babies: 'more' }],
    ['incirova', { age: 40 }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
