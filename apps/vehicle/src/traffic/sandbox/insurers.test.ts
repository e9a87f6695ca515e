import type { FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { ceilingOf } from './ceilings.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

function answerOf(insurer: string, change: FieldValues): TariffAnswer {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote({ ...samples.valid(context), ...change }, context);
}

test.each([
  ['car', '34', 's4', 20_388],
  ['car', '35', 's4', 19_234],
  ['car', '42', 's4', 18_656],
  ['car', '35', 's0', 57_702],
  ['car', '35', 's8', 9_617],
  ['car', '35', 'unknown', 19_234],
])('the ceiling of a %s in province %s on step %s is %i lira', (vehicle, province, step, lira) => {
  expect(ceilingOf(vehicle, province, step)).toBe(lira);
});

test('a premium is the level of the ceiling, the extras, and each tax on what it falls on', () => {
  const net = Math.round(1_538_700 * 0.98);
  const answer = answerOf('turnagol', { province: '35', noClaimsStep: 's6' });
  expect(answer).toMatchObject({
    premiumParts: [
      { code: 'net', amount: { minor: net } },
      { code: 'extras', amount: { minor: 64_000 } },
      { code: 'bsmv', amount: { minor: Math.round((net + 64_000) * 0.05) } },
      { code: 'trafficFund', amount: { minor: Math.round(net * 0.05) } },
      { code: 'guaranteeAccount', amount: { minor: Math.round(net * 0.02) } },
    ],
  });
});

test('the compulsory limits of 2026 are alike everywhere, and the policy lasts a year', () => {
  for (const { quote } of tariffs) {
    const answer = quote({ ...samples.valid(context), beginDate: '2026-12-01' }, context);
    expect(answer).toMatchObject({ startsAt: '2026-12-01', endsAt: '2027-11-30', deductible: null });
    expect(answer).toHaveProperty('coverages.0.limit.amount.minor', 40_000_000);
    expect(answer).toHaveProperty('coverages.3.limit.amount.minor', 360_000_000);
  }
});

describe('an insurer declines', () => {
  test.each<[string, FieldValues, string]>([
    ['bulutkaya', { vehicleType: 'motorcycle' }, 'vehicleType'],
    ['bulutkaya', { noClaimsStep: 's1' }, 'lowStep'],
    ['poyraztas', { beginDate: context.today }, 'startsTooSoon'],
  ])('%s for %j: %s', (insurer, change, declined) => {
    expect(answerOf(insurer, change)).toEqual({ declined });
  });

  test('nobody for an unknown step, which counts as the fourth', () => {
    for (const { quote } of tariffs)
      expect(quote({ ...samples.valid(context), noClaimsStep: 'unknown' }, context)).not.toHaveProperty(
        'declined',
      );
  });
});
