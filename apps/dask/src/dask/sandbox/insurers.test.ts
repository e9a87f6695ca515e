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

/* 110 m² × 10,714 TL in group 1: 1,178,540 TL × 2.82 ‰ */
const compulsory = 332_348;

test('the compulsory premium is the same at every insurer, and the only one without a package', () => {
  for (const { insurer } of tariffs) {
    expect(answerOf(insurer)).toMatchObject({
      premiumParts: expect.arrayContaining([
        { code: 'dask', amount: { minor: compulsory, currency: 'TRY' } },
      ]),
    });
  }
  expect(answerOf('turnagol')).toMatchObject({ premium: { minor: compulsory }, premiumParts: [{}] });
});

test('a package has its own premium, and tax on that alone', () => {
  expect(answerOf('laledere')).toMatchObject({
    premium: { minor: compulsory + 48_000 + 2_400 },
    premiumParts: [
      { code: 'dask', amount: { minor: compulsory } },
      { code: 'package', amount: { minor: 48_000 } },
      { code: 'bsmv', amount: { minor: 2_400 } },
    ],
  });
});

test.each([
  ['turnagol', 2_357_080],
  ['poyraztas', 1_178_540],
])('with %s %i kuruş of a loss stay with the buyer', (insurer, minor) => {
  expect(answerOf(insurer)).toHaveProperty('deductible.minor', minor);
});

test('a package may pay the whole deductible back', () => {
  expect(answerOf('yedicam')).toHaveProperty('deductible', null);
});

test('a policy lasts a year', () => {
  expect(answerOf('turnagol')).toMatchObject({ startsAt: '2026-11-24', endsAt: '2027-11-23' });
});

describe('an insurer declines', () => {
  test.each<[string, FieldValues, string]>([
    ['yedicam', { buildYear: 'upTo1975' }, 'oldBuilding'],
    ['laledere', { usage: 'commercial' }, 'notResidential'],
    ['turnagol', { uavt: uavtOfNobody }, 'addressUnknown'],
  ])('%s for %j: %s', (insurer, change, declined) => {
    expect(answerOf(insurer, change)).toEqual({ declined });
    expect(tr).toHaveProperty([`decline.${declined}`]);
  });

  test('but never the compulsory policy alone', () => {
    expect(answerOf('turnagol', { buildYear: 'upTo1975', usage: 'commercial' })).not.toHaveProperty(
      'declined',
    );
  });
});
