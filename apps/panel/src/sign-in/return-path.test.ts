import { expect, test } from 'vitest';
import { returnPath } from './return-path.ts';

test.each([
  ['?donus=%2Fpanel%2Fodemeler%3Fdurum%3DPAID', '/panel/odemeler?durum=PAID'],
  /* the end of a card, as somebody searched for it */
  ['?donus=%2Fpanel%2Fodemeler%3Fara%3D****1234', '/panel/odemeler?ara=****1234'],
  ['', '/panel/dashboard'],
  ['?donus=%2Fpanel%2Fgiris', '/panel/dashboard'],
  ['?donus=https%3A%2F%2Fkotu.example%2Fpanel%2F', '/panel/dashboard'],
  ['?donus=%2F%2Fkotu.example%2Fpanel%2Fx', '/panel/dashboard'],
  ['?donus=%2Fpanel%2F%2Fkotu.example', '/panel/dashboard'],
  ['?donus=%2Fpanel%2F..%2Fcikis', '/panel/dashboard'],
  ['?donus=javascript%3Aalert(1)', '/panel/dashboard'],
])('%s leads to %s', (search, path) => {
  expect(returnPath(search)).toBe(path);
});
