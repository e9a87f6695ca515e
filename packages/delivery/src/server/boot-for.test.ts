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
  pages: {
    [`${family}/form`]: { js: ['entry.js', ...files], css: ['form.css'] },
    [`${family}/offers`]: pages,
  },
  texts: { [`${family}/form/tr`]: { js: ['words-tr.js'], css: [] }, [`${family}/form/en`]: pages },
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
    (file) => `sum of ${file}`,
  );

const namesOf = (...asked: Parameters<typeof bootOf>) => Object.keys(bootOf(...asked).ahead?.integrity ?? {});

test('the document of home names the release of the first form that is sold, with the sums of its files and of the list of all', () => {
  const { ahead } = bootOf('/');
  expect(ahead?.base).toBe('/remotes/dask/1/');
  expect(ahead?.integrity).toEqual({
    'entry.js': 'sum of /remotes/dask/1/entry.js',
    'form.js': 'sum of /remotes/dask/1/form.js',
    'words-tr.js': 'sum of /remotes/dask/1/words-tr.js',
    'form.css': 'sum of /remotes/dask/1/form.css',
    'integrity-1.json': 'sha256-b',
  });
  expect(namesOf('/', { products: ['pet'] })).toContain('pet-form.js');
});

test('it names no other page of that family', () => {
  const { pages, texts } = bootOf('/').ahead ?? {};
  expect([Object.keys(pages ?? {}), Object.keys(texts ?? {})]).toEqual([['dask/form'], ['dask/form/tr']]);
});

test('a home that opens with another product names that one’s form', () => {
  expect(namesOf('/', { first: 'pet' })).toContain('pet-form.js');
  expect(namesOf('/', { products: ['dask'], first: 'pet' })).toContain('form.js');
});

test('a family that was put back is named in the release that is shown', () => {
  const chosen = { ...remotes, dask: release('dask', '0', 'older.js') };
  expect(bootOf('/', { chosen }).ahead?.integrity).toHaveProperty(
    'older.js',
    'sum of /remotes/dask/0/older.js',
  );
});

test('no other document names files of a product it may not lead to', () => {
  expect(bootOf('/pet').ahead).toBeUndefined();
  expect(bootOf('/hakkimizda').ahead).toBeUndefined();
});
