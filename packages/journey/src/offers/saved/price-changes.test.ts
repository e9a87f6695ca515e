import { lira } from '@sigorta/contracts/money';
import { expect, test } from 'vitest';
import { sampleOffer } from '../../testing/sample-offers.ts';
import { goneInsurers, priceChange } from './price-changes.ts';

const before = [
  { insurer: { id: 'a', name: 'a Sigorta' }, price: lira(100_00) },
  { insurer: { id: 'b', name: 'b Sigorta' }, price: lira(200_00) },
];

test.each([
  [120_00, { old: lira(100_00), kind: 'more', difference: lira(20_00) }],
  [100_01, { old: lira(100_00), kind: 'more', difference: lira(1) }],
  [90_00, { old: lira(100_00), kind: 'less', difference: lira(10_00) }],
  [100_00, { old: lira(100_00), kind: 'same', difference: lira(0) }],
] as const)('a price of 100 lira that became %i kuruş', (price, change) => {
  expect(priceChange(before, sampleOffer('a', price, {}))).toEqual(change);
});

test('who made no offer before has no change, who makes none now is named', () => {
  const offers = [sampleOffer('c', 100_00, {}), sampleOffer('a', 100_00, {})];
  expect(offers[0] && priceChange(before, offers[0])).toBeNull();
  expect(goneInsurers({ before, offers })).toEqual(['b Sigorta']);
});
