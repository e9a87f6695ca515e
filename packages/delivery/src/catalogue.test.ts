import { expect, test } from 'vitest';
import { catalogueEntry, checkCatalogue } from './catalogue.ts';
import { readProducts } from './products.ts';

const entries = (await readProducts()).map(catalogueEntry);

test('every declaration in the workspace is found, in its order, and no two claim the same', () => {
  expect(entries.map(({ id }) => id)).toContain('foreign-travel');
  expect(entries.map(({ order }) => order)).toEqual(
    entries.map(({ order }) => order).toSorted((a, b) => a - b),
  );
  expect(() => checkCatalogue(entries)).not.toThrow();
});

test.each([
  ['path', { id: 'other', order: 999, aliases: [] }],
  ['id', { order: 999, paths: { form: '/other' }, aliases: [] }],
  ['order', { id: 'other', paths: { form: '/other' }, aliases: [] }],
])('two products with one %s are refused by name', (_what, change) => {
  const [first] = entries;
  if (!first) throw new Error('no product');
  expect(() => checkCatalogue([first, { ...first, ...change }])).toThrow(/claimed by foreign-travel and/);
});
