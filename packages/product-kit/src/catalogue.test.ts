import { expect, test } from 'vitest';
import { catalogueEntry } from './catalogue.ts';
import { product } from './testing/sample-product.ts';

test('the catalogue knows a product’s addresses and card, not its form', () => {
  const entry = catalogueEntry({ ...product, aliases: ['/umbrella'] }, { menuGroup: 'home' });
  expect(entry).toMatchObject({
    id: 'throw-away-product',
    family: 'travel',
    menuGroup: 'home',
    paths: { form: '/semsiye-deneme' },
    aliases: ['/umbrella'],
    image: 'throw-away-product.svg',
    icon: 'throw-away-product.svg',
  });
  expect(Object.keys(entry.card)).toEqual(['tr', 'en', 'ru', 'ar']);
  expect(Object.keys(entry.card.ar)).toEqual(['name', 'menu', 'text', 'title', 'description']);
  expect(JSON.stringify(entry)).not.toContain('kimlikNo');
});

test('a product without other addresses has an empty list of them', () => {
  const { aliases: _, ...bare } = product;
  expect(catalogueEntry(bare, { menuGroup: 'home' }).aliases).toEqual([]);
});
