import { describe, expect, test } from 'vitest';
import { isProduct } from './known-product.ts';
import { product } from './testing/sample-product.ts';

/* by hand: an id, addresses and steps make a product; a product.ts may export other things beside it */
describe('what a product.ts exports', () => {
  const least = { id: 'umbrella', paths: {}, steps: [] };
  test.each([
    ['a declaration', product, true],
    ['the least that is one', least, true],
    ['something without an id', { ...least, id: undefined }, false],
    ['something without addresses', { ...least, paths: undefined }, false],
    ['something without steps', { ...least, steps: undefined }, false],
    ['steps that are no list', { ...least, steps: {} }, false],
    ['a list', [least], false],
    ['a text', 'umbrella', false],
    ['nothing', null, false],
  ])('%s', (_, value, is) => {
    expect(isProduct(value)).toBe(is);
  });
});
