import type { Application } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { toWire } from '@sigorta/product-kit/wire';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { operations } from '../operations.ts';
import { complication } from '../product.ts';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };
const day = '2026-12-05';

interface Asked {
  operation?: string;
  age?: number;
  operationDate?: string;
}

/** Birthdays lie on New Year's Day, so ages on the day of the operation are exact. */
function application({ operation = 'dental', age = 36, operationDate = day }: Asked): Application {
  const insured = [{ birthDate: `${2026 - age}-01-01` }];
  return { ...samples.valid(context), operation, operationDate, insured };
}

const answerOf = (insurer: string, asked: Asked): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(application(asked), context);
};

test('the plan codes are 1 and 6 to 18, each once', () => {
  const codes = operations.map(({ wire }) => wire).toSorted((a, b) => a - b);
  expect(codes).toEqual([1, ...Array.from({ length: 13 }, (_, at) => at + 6)]);
  expect(toWire(complication, samples.valid(context))).toMatchObject({ planTipi: 6 });
});

test('every plan is sold by at least two insurers', () => {
  for (const { value } of operations) {
    const sold = tariffs.filter(
      ({ quote }) => !('declined' in quote(application({ operation: value }), context)),
    );
    expect(sold.length, value).toBeGreaterThanOrEqual(2);
  }
});

test.each([
  ['laledere', { operation: 'dental' }, 5_096],
  ['laledere', { operation: 'dentalCompanion' }, 6_217],
  ['laledere', { operation: 'surgery', age: 60 }, 16_567],
  ['laledere', { operation: 'cardiac' }, 32_760],
])('%s asks for %j %i cents', (insurer, asked, minor) => {
  expect(answerOf(insurer, asked)).toHaveProperty('premium.minor', minor);
});

test('a companion is covered only in plans with one', () => {
  const companionOf = (operation: string) => {
    const answer = answerOf('laledere', { operation });
    if ('declined' in answer) throw new Error(answer.declined);
    return answer.coverages.find(({ code }) => code === 'companion')?.limit.kind;
  };
  expect(companionOf('eye')).toBe('excluded');
  expect(companionOf('eyeCompanion')).toBe('amount');
});

test('cover begins with the operation and lasts six months, an implant a year where it is sold so', () => {
  expect(answerOf('laledere', {})).toMatchObject({ startsAt: day, endsAt: '2027-06-04' });
  expect(answerOf('yedicam', {})).toMatchObject({ startsAt: day, endsAt: '2027-12-04' });
});

describe('an insurer declines', () => {
  test.each<[string, Asked, string]>([
    ['aycimen', { operation: 'cardiac' }, 'operationNotCovered'],
    ['turnagol', { operation: 'hairKum' }, 'kumNotOffered'],
    ['meltemkiyi', { operationDate: addDays(context.today, 2) }, 'operationTooSoon'],
    ['aycimen', { age: 66 }, 'ageLimit'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Asked]>([
    ['meltemkiyi', { operationDate: addDays(context.today, 3) }],
    ['aycimen', { age: 65 }],
    ['turnagol', { operation: 'hair' }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
