import type { FieldValues } from '@sigorta/product-kit/field';
import type { TariffAnswer } from '@sigorta/product-kit/tariff';
import { describe, expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

function answerOf(insurer: string, change: FieldValues = {}): TariffAnswer {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote({ ...samples.valid(context), ...change }, context);
}

const premiumOf = (insurer: string, change: FieldValues = {}): number => {
  const answer = answerOf(insurer, change);
  return 'declined' in answer ? 0 : answer.premium.minor;
};

const limitsOf = (change: FieldValues): Record<string, string> => {
  const answer = answerOf('turnagol', change);
  if ('declined' in answer) throw new Error(answer.declined);
  return Object.fromEntries(answer.coverages.map(({ code, limit }) => [code, limit.kind]));
};

/* 1,250,000 TL × 41 ‰ = 51,250; half of it, and 5 % tax */
test('a premium is value × rate less the discount, with tax', () => {
  expect(premiumOf('turnagol')).toBe(2_690_625);
  expect(premiumOf('turnagol', { noClaims: 'unknown' })).toBe(5_381_250);
  expect(premiumOf('turnagol', { noClaims: 'p0' })).toBe(5_381_250);
});

test('no insurer gives more than its own best discount', () => {
  expect(premiumOf('aycimen', { noClaims: 'p65' })).toBe(premiumOf('aycimen', { noClaims: 'p50' }));
  expect(premiumOf('turnagol', { noClaims: 'p65' })).toBeLessThan(premiumOf('turnagol'));
});

test('narrower, older, used for business: each moves the price its way', () => {
  const full = premiumOf('laledere');
  for (const coverType of ['extended', 'standard', 'narrow'])
    expect(premiumOf('laledere', { coverType })).toBeLessThan(full);
  expect(premiumOf('laledere', { modelYear: 2014 })).toBeGreaterThan(full);
  expect(premiumOf('laledere', { usage: 'commercial' })).toBeGreaterThan(full);
  expect(premiumOf('laledere', { glass: 'anywhere' })).toBeGreaterThan(full);
});

test('a kind of kasko covers what its name says', () => {
  expect(limitsOf({})).toMatchObject({
    collision: 'included',
    naturalDisaster: 'included',
    glass: 'included',
  });
  expect(limitsOf({ coverType: 'standard' })).toMatchObject({
    theft: 'included',
    naturalDisaster: 'excluded',
  });
  expect(limitsOf({ coverType: 'narrow' })).toMatchObject({
    theft: 'included',
    fire: 'included',
    collision: 'excluded',
  });
  expect(limitsOf({ glass: 'none', replacementCar: 'none' })).toMatchObject({
    glass: 'excluded',
    replacementCar: 'excluded',
  });
});

/* by hand, from the hints and questions that tell the kinds: what each holds, whoever sells it, and what it is cheaper for leaving out */
const held = {
  full: ['collision', 'theft', 'fire', 'naturalDisaster', 'miniRepair', 'personalItems'],
  extended: ['collision', 'theft', 'fire', 'naturalDisaster'],
  standard: ['collision', 'theft', 'fire'],
  narrow: ['theft', 'fire'],
} as const;

test.each(Object.entries(held))(
  'whoever sells %s kasko covers what its description names: %j',
  (kind, codes) => {
    const lacking = tariffs.flatMap(({ insurer }) => {
      const answer = answerOf(insurer, { coverType: kind });
      if ('declined' in answer) return [];
      const excluded = answer.coverages
        .filter(({ limit }) => limit.kind === 'excluded')
        .map(({ code }) => code);
      return codes.filter((code) => excluded.includes(code)).map((code) => `${insurer}: ${code}`);
    });
    expect(lacking).toEqual([]);
  },
);

test('all eight sell each kind to the sample, so the table above looks at all of them', () => {
  for (const coverType of Object.keys(held))
    expect(tariffs.filter(({ insurer }) => premiumOf(insurer, { coverType }) > 0)).toHaveLength(8);
});

describe('an insurer declines', () => {
  test.each<[string, FieldValues, string]>([
    ['turnagol', { modelYear: 2010 }, 'oldCar'],
    ['bulutkaya', { usage: 'commercial' }, 'commercialUse'],
    ['bulutkaya', { valueBand: 'upTo4000' }, 'dearCar'],
  ])('%s for %j: %s', (insurer, change, declined) => {
    expect(answerOf(insurer, change)).toEqual({ declined });
  });

  test('not yet at the limit', () => {
    expect(answerOf('turnagol', { modelYear: 2011 })).not.toHaveProperty('declined');
    expect(answerOf('bulutkaya', { valueBand: 'upTo2500' })).not.toHaveProperty('declined');
  });
});
