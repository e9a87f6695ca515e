import type { Application, FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { addDays } from '@sigorta/validators/iso-date';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

interface Asked extends FieldValues {
  days?: number;
  persons?: number;
  inDays?: number;
}

const trip = ({ days = 10, persons = 1, inDays = 21, ...rest }: Asked): Application => {
  const begin = addDays(context.today, inDays);
  return {
    ...samples.valid(context),
    beginDate: begin,
    endDate: addDays(begin, days - 1),
    insured: Array.from({ length: persons }, () => ({ birthDate: '1990-01-01' })),
    ...rest,
  };
};

const answerOf = (insurer: string, asked: Asked): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote(trip(asked), context);
};

test.each<[string, Asked, number]>([
  /* 21,900 × 104 % and 26 ‰ of 96,000 lira */
  ['turnagol', {}, 22_776 + 249_600],
  /* no cancellation: the cost of the trip does not matter */
  ['poyraztas', { tripCost: 500_000 }, 18_177],
  ['poyraztas', { area: 'turkiye' }, 10_906],
  ['poyraztas', { area: 'world', persons: 2 }, 49_078],
])('the premium of %s for %j is %i kuruş', (insurer, asked, minor) => {
  expect(answerOf(insurer, asked)).toHaveProperty('premium.minor', minor);
});

test('no plan pays for treatment, and every plan says so', () => {
  for (const { quote } of tariffs) {
    const answer = quote(samples.valid(context), context);
    if (!('declined' in answer)) expect(answer.exclusions).toContain('medicalCosts');
  }
});

test.each<[string, number, unknown]>([
  ['turnagol', 96_000, { kind: 'amount', amount: { minor: 9_600_000, currency: 'TRY' } }],
  ['turnagol', 400_000, { kind: 'amount', amount: { minor: 15_000_000, currency: 'TRY' } }],
  ['laledere', 50_000, { kind: 'amount', amount: { minor: 4_000_000, currency: 'TRY' } }],
  ['meltemkiyi', 50_000, { kind: 'excluded' }],
])('%s pays back of a trip of %i lira: %j', (insurer, tripCost, limit) => {
  expect(answerOf(insurer, { tripCost })).toHaveProperty('coverages.0', { code: 'tripCancellation', limit });
});

describe('an insurer declines', () => {
  test.each<[string, Asked, string]>([
    ['meltemkiyi', { area: 'world' }, 'areaExcluded'],
    ['meltemkiyi', { days: 16 }, 'tripTooLong'],
    ['mercandal', { inDays: 6 }, 'departsTooSoon'],
    ['aycimen', { tripCost: 250_001 }, 'tripTooDear'],
    ['aycimen', { persons: 5 }, 'tooManyPersons'],
  ])('%s for %j: %s', (insurer, asked, declined) => {
    expect(answerOf(insurer, asked)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test.each<[string, Asked]>([
    ['meltemkiyi', { days: 15 }],
    ['mercandal', { inDays: 7 }],
    ['aycimen', { tripCost: 250_000, persons: 4 }],
  ])('%s not yet for %j', (insurer, asked) => {
    expect(answerOf(insurer, asked)).not.toHaveProperty('declined');
  });
});
