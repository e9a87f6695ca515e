import type { FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { describe, expect, test } from 'vitest';
import { uavtOfNobody } from '../../_family/samples.ts';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

const answerOf = (insurer: string, change: FieldValues = {}): TariffAnswer => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote({ ...samples.valid(context), ...change }, context);
};

const partsOf = (insurer: string, change: FieldValues = {}): Record<string, number> => {
  const answer = answerOf(insurer, change);
  if ('declined' in answer) throw new Error(`${insurer} declines: ${answer.declined}`);
  return Object.fromEntries((answer.premiumParts ?? []).map(({ code, amount }) => [code, amount.minor]));
};

test('the fire part bears 10 per cent of fire insurance tax, everything 5 per cent of BSMV', () => {
  for (const { insurer } of tariffs) {
    const { fire = 0, other = 0, fireTax, bsmv } = partsOf(insurer);
    expect(fireTax).toBe(Math.floor((fire * 10 + 50) / 100));
    expect(bsmv).toBe(Math.floor(((fire + other) * 5 + 50) / 100));
  }
});

test('a cover that is not chosen is neither paid for nor given', () => {
  const none = { coverTheft: false, coverFlood: false, coverGlass: false, coverEarthquake: false };
  expect(partsOf('yedicam', none).other).toBeUndefined();
  const answer = answerOf('yedicam', none);
  expect(answer).toMatchObject({
    coverages: expect.arrayContaining([{ code: 'earthquake', limit: { kind: 'excluded' } }]),
  });
});

test('earthquake cover begins where the compulsory policy ends', () => {
  /* 3,000,000 + 600,000 TL less 110 m² × 10,714 TL */
  expect(answerOf('turnagol')).toMatchObject({
    coverages: expect.arrayContaining([
      { code: 'earthquake', limit: { kind: 'amount', amount: { minor: 242_146_000, currency: 'TRY' } } },
    ]),
  });
});

test('a tenant pays for the contents only', () => {
  const tenant = partsOf('yedicam', { occupancy: 'tenant', buildingSum: undefined });
  expect(tenant.fire).toBeLessThan(partsOf('yedicam').fire ?? 0);
});

test('no premium before tax lies under the least one of the plan', () => {
  const small = { occupancy: 'tenant', buildingSum: undefined, contentsSum: 50_000, coverTheft: false };
  const { fire = 0, other = 0 } = partsOf('laledere', {
    ...small,
    coverEarthquake: false,
    coverFlood: false,
  });
  expect(fire + other).toBe(52_000);
});

describe('an insurer declines', () => {
  test.each<[string, FieldValues, string]>([
    ['bulutkaya', { buildYear: 'upTo1975' }, 'oldBuilding'],
    ['aycimen', { style: 'other' }, 'timberBuilding'],
    ['incirova', { occupancy: 'landlord', contentsSum: undefined }, 'landlord'],
    ['aycimen', { buildingSum: 7_400_001 }, 'sumTooHigh'],
    ['turnagol', { uavt: uavtOfNobody }, 'addressUnknown'],
  ])('%s for %j: %s', (insurer, change, declined) => {
    expect(answerOf(insurer, change)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test('but not at the highest sum itself', () => {
    expect(answerOf('aycimen', { buildingSum: 7_400_000 })).not.toHaveProperty('declined');
  });
});
