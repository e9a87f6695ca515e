import type { FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

function answerOf(insurer: string, change: FieldValues): TariffAnswer {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote({ ...samples.valid(context), ...change }, context);
}

/* 79.00 € × 118 % = 93.22, and 5.5 % of taxes */
test.each<[FieldValues, number]>([
  [{}, 9_835],
  [{ country: '100' }, 8_654],
  [{ country: '504' }, 12_294],
  [{ vehicleType: 'motorcycle' }, 5_901],
])('poyraztas asks for %j %i cents', (change, minor) => {
  expect(answerOf('poyraztas', change)).toMatchObject({ premium: { minor, currency: 'EUR' } });
});

test.each([
  ['d15', '2026-12-15'],
  ['m1', '2026-12-31'],
  ['m12', '2027-11-30'],
])('a card for %s from 1 December ends on %s', (period, endsAt) => {
  expect(answerOf('poyraztas', { period, beginDate: '2026-12-01' })).toHaveProperty('endsAt', endsAt);
});

test.each<[string, FieldValues, string]>([
  ['incirova', { vehicleType: 'van' }, 'vehicleType'],
  ['bulutkaya', { country: '504' }, 'countryCrossedOut'],
  ['sarikavak', { period: 'd15' }, 'periodTooShort'],
  ['incirova', { beginDate: context.today }, 'startsTooSoon'],
])('%s declines %j: %s', (insurer, change, declined) => {
  expect(answerOf(insurer, change)).toEqual({ declined });
});
