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
    expect(boot.catalogue.map(({ id, name, text }) => [id, name, text])).toEqual([
      ['dask', 'n', 't'],
      ['pet', 'n', ''],
    ]);
  },
);

const release = (family: string, version: string, ...files: string[]) => ({
  ...petRelease,
  family,
  version,
  base: `/remotes/${family}/${version}/`,
  pages: { [`${family}/form`]: { js: ['entry.js', ...files], css: ['form.css'] } },
  texts: { [`${family}/form/tr`]: { js: ['words-tr.js'], css: [] } },
  integrity: { 'entry.js': 'sha256-a', 'integrity-1.json': 'sha256-b' },
});
const remotes = { dask: release('dask', '1', 'form.js'), pet: release('pet', '2', 'pet-form.js') };
const bootOf = (path: string, more: { products?: string[]; chosen?: typeof remotes; first?: string } = {}) =>
  bootFor(
    {
      path,
      language: 'tr',
      brand: {
        ...defaultBrand,
        products: more.products ?? null,
        ...(more.first && { home: { arrangement: 'product', product: more.first, sections: null } }),
      },
      ...(more.chosen && { chosen: more.chosen }),
    },
    [entry('dask', 1), entry('pet', 2)],
    { schema: 1, remotes },
  );

test('the document of home names what the form of the first product that is sold is made of, and the list of its sums', () => {
  expect(bootOf('/').ahead).toEqual(
    ['integrity-1.json', 'entry.js', 'form.js', 'words-tr.js', 'form.css'].map(
      (file) => `/remotes/dask/1/${file}`,
    ),
  );
  expect(bootOf('/', { products: ['pet'] }).ahead).toContain('/remotes/pet/2/pet-form.js');
});

test('a home that opens with another product names that one’s form', () => {
  expect(bootOf('/', { first: 'pet' }).ahead).toContain('/remotes/pet/2/pet-form.js');
  expect(bootOf('/', { products: ['dask'], first: 'pet' }).ahead).toContain('/remotes/dask/1/form.js');
});

test('a family that was put back is named in the release that is shown', () => {
  const chosen = { ...remotes, dask: release('dask', '0', 'older.js') };
  expect(bootOf('/', { chosen }).ahead).toContain('/remotes/dask/0/older.js');
});

test('no other document names files of a product it may not lead to', () => {
  expect(bootOf('/pet').ahead).toBeUndefined();
  expect(bootOf('/hakkimizda').ahead).toBeUndefined();
});
