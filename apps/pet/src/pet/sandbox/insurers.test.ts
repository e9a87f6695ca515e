import type { FieldValues } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { samples } from '../samples.ts';
import { tr } from '../texts/tr.ts';
import { tariffs } from './insurers.ts';

const context = { today: '2026-11-21' };

const answerOf = (insurer: string, change: FieldValues) => {
  const tariff = tariffs.find((one) => one.insurer === insurer);
  if (!tariff) throw new Error(`no tariff of ${insurer}`);
  return tariff.quote({ ...samples.valid(context), ...change }, context);
};

test.each<[string, FieldValues, number]>([
  ['turnagol', {}, 389_000],
  ['turnagol', { species: 'cat', breed: '322' }, 299_000],
  ['turnagol', { petAge: 8 }, 544_600],
])('the premium of %s for %j is %i kuruş', (insurer, change, minor) => {
  expect(answerOf(insurer, change)).toHaveProperty('premium.minor', minor);
});

test.each<[string, FieldValues, string]>([
  ['turnagol', { petAge: 11 }, 'petTooOld'],
  ['laledere', { petAge: 0 }, 'petTooYoung'],
  ['meltemkiyi', {}, 'catsOnly'],
  ['mercandal', { breed: '252' }, 'breedNotCovered'],
])('%s for %j: %s', (insurer, change, declined) => {
  expect(answerOf(insurer, change)).toEqual({ declined });
  expect(tr).toHaveProperty([`decline.${declined}`]);
});

test('cover begins tomorrow and lasts a year', () => {
  expect(answerOf('turnagol', {})).toMatchObject({ startsAt: '2026-11-22', endsAt: '2027-11-21' });
});
