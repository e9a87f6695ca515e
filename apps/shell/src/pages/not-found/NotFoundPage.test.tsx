import { expect, test } from 'vitest';
import { renderInShell, type Surroundings } from '../../layout/render-in-shell.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const headingAt = (surroundings: Surroundings): string =>
  /<h1[^>]*>(.*?)<\/h1>/.exec(renderInShell(<NotFoundPage />, surroundings))?.[1] ?? '';
const retired = { retired: ['product-1'] };

test.each(['/product-1', '/product-1/'])(
  'where the form of a product was, its page says that the sale has ended: %s',
  (path) => {
    expect(headingAt({ path, brand: retired })).toBe('Product 1 artık satılmıyor');
  },
);

test.each([
  ['an address that never was', { path: '/nothing', brand: retired }],
  ['a product that is sold', { path: '/product-0', brand: retired }],
  ['a product that this brand does not sell', { path: '/product-1', brand: { products: ['product-0'] } }],
])('%s is not found', (_what, surroundings) => {
  expect(headingAt(surroundings)).toBe('Aradığınız sayfayı bulamadık');
});
