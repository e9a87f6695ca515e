import { expect, test } from 'vitest';
import { shownInsurers } from './shown-insurers.ts';

const of = (count: number) => Array.from({ length: count }, (_, index) => index);

test.each([
  [3, false, 3],
  [10, false, 10],
  [11, false, 10],
  [11, true, 11],
  [17, true, 17],
  [20, true, 17],
])('of %i insurers, all asked for: %s, %i are shown', (count, all, shown) => {
  expect(shownInsurers(of(count), all)).toEqual(of(shown));
});
