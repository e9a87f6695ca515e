import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOffer } from '../testing/sample-offers.ts';
import { placeOffers } from './place-offers.ts';
import { criteriaOf, sortOffers } from './sort-offers.ts';

const known = sampleOffer('a', 200, {});
const cheaper = sampleOffer('b', 100, {});
const dearer = sampleOffer('c', 300, {});

test('an offer that comes later stands below, however cheap, until the list is sorted again', () => {
  const before = placeOffers([known, cheaper], new Set([known.id]), 'price');
  expect(before).toEqual({ sorted: [known], late: [cheaper] });
  const after = placeOffers([known, cheaper], new Set([known.id, cheaper.id]), 'price');
  expect(after).toEqual({ sorted: [cheaper, known], late: [] });
});

test('late offers stand as they came', () => {
  expect(placeOffers([known, dearer, cheaper], new Set([known.id]), 'price').late).toEqual([dearer, cheaper]);
});

test('no arrival changes the place of an offer that is on screen', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(), (prices, cut) => {
      const all = prices.map((price, at) => sampleOffer(`i${at}`, price, {}));
      const first = all.slice(0, 1 + (cut % all.length));
      const placed = new Set(first.map(({ id }) => id));
      for (let count = first.length; count < all.length; count += 1) {
        const line = (of: typeof all) => Object.values(placeOffers(of, placed, 'price')).flat();
        expect(line(all.slice(0, count + 1)).slice(0, count)).toEqual(line(all.slice(0, count)));
      }
    }),
  );
});

test.each([
  ['price', ['price']],
  ['price-down', ['price-down']],
  ['deductible', ['deductible', 'price']],
  ['coverage:luggage', ['coverage:luggage', 'price']],
] as const)('the order %s is decided by %j and then by arrival', (order, criteria) => {
  expect(criteriaOf(order)).toEqual(criteria);
  const equal = ['x', 'y', 'z'].map((id) => sampleOffer(id, 500, {}));
  expect(sortOffers(equal, order)).toEqual(equal);
});
