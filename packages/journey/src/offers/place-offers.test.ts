import type { Offer } from '@sigorta/contracts/offer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOffer } from '../testing/sample-offers.ts';
import { placeOffers } from './place-offers.ts';
import { criteriaOf, sortOffers } from './sort-offers.ts';

const known = sampleOffer('a', 200, {});
const cheaper = sampleOffer('b', 100, {});
const dearer = sampleOffer('c', 300, {});

const placed = (...offers: Offer[]) => new Map(offers.map((offer) => [offer.id, offer]));

test('an offer that comes later stands below, however cheap, until the list is sorted again', () => {
  const before = placeOffers([known, cheaper], placed(known), 'price');
  expect(before).toEqual({ sorted: [known], late: [cheaper] });
  const after = placeOffers([known, cheaper], placed(known, cheaper), 'price');
  expect(after).toEqual({ sorted: [cheaper, known], late: [] });
});

test('an offer that was asked for again keeps its place until the list is sorted again', () => {
  const again = { ...cheaper, price: { ...cheaper.price, minor: 900 } };
  const line = [again, known, dearer];
  expect(placeOffers([known, again, dearer], placed(known, cheaper, dearer), 'price').sorted).toEqual(line);
  const sorted = [known, dearer, again];
  expect(placeOffers(line, placed(known, again, dearer), 'price').sorted).toEqual(sorted);
});

test('late offers stand as they came', () => {
  expect(placeOffers([known, dearer, cheaper], placed(known), 'price').late).toEqual([dearer, cheaper]);
});

test('no arrival changes the place of an offer that is on screen', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), fc.nat(), (prices, cut) => {
      const all = prices.map((price, at) => sampleOffer(`i${at}`, price, {}));
      const first = all.slice(0, 1 + (cut % all.length));
      const asFirst = placed(...first);
      for (let count = first.length; count < all.length; count += 1) {
        const line = (of: typeof all) => Object.values(placeOffers(of, asFirst, 'price')).flat();
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
