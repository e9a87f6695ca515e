import type { CatalogueEntry } from '@sigorta/contracts/catalogue';
import { defaultBrand } from '@sigorta/contracts/default-brand';
import { findProductPage } from '@sigorta/contracts/product-page';
import { expect, test } from 'vitest';
import { bootFor } from './boot-for.ts';

const words = { name: 'n', menu: 'n', text: 't', title: 't', description: 'd' };
const entry = (id: string, order: number): CatalogueEntry => ({
  id,
  family: id,
  menuGroup: 'other',
  order,
  categoryName: id,
  paths: { form: `/${id}`, offers: `/${id}-teklifler`, policy: `/${id}-police-pdf` },
  aliases: [],
  card: { tr: words, en: words, ar: words, ru: words },
  image: `${id}.svg`,
  icon: `${id}.svg`,
});
const pages = { js: [], css: [] };
const petRelease = {
  family: 'pet',
  version: '1',
  contract: 1,
  base: '/remotes/pet/1/',
  entry: 'entry.js',
  pages: { 'pet/policy': pages },
  texts: { 'pet/policy/tr': pages },
  integrity: {},
};

test.each(['tr', 'en', 'ar', 'ru'] as const)(
  'a partner that sells no pets offers none, and its pages in %s still know the pet policy that was bought',
  (language) => {
    const boot = bootFor(
      { path: '/pet-police-pdf', language, brand: { ...defaultBrand, products: ['dask'] } },
      [entry('dask', 1), entry('pet', 2)],
      { schema: 1, remotes: { pet: petRelease } },
    );
    expect(boot.catalogue.filter(({ notOffered }) => !notOffered).map(({ id }) => id)).toEqual(['dask']);
    expect(findProductPage(boot.catalogue, '/pet-police-pdf')?.page).toBe('policy');
    expect(findProductPage(boot.catalogue, '/pet')).toBeNull();
    expect(boot.remote?.base).toBe('/remotes/pet/1/');
  },
);
