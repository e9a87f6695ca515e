import { expect, test } from 'vitest';
import { asLeft, rememberList } from './left-lists.ts';

test('a list is come back to as it was left, and whoever signs in next begins anew', () => {
  rememberList('deniz', '/panel/odemeler', '?ara=5321234217&sayfa=2');
  expect(asLeft('deniz', '/panel/odemeler')).toBe('/panel/odemeler?ara=5321234217&sayfa=2');
  expect(asLeft('deniz', '/panel/policeler')).toBe('/panel/policeler');
  expect(asLeft('selin', '/panel/odemeler')).toBe('/panel/odemeler');
});
