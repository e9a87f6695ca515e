import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { expect, test } from 'vitest';
import { insuredFields, tripFields } from '../../../apps/travel/src/foreign-travel/fields.ts';
import { root } from '../../root.ts';
import { iconPaths } from '../page/icon-paths.ts';
import { countriesContent, formContent } from './form-content.ts';
import { homeContent, layoutContent } from './page-content.ts';

const products = await discoverProducts(root);
const travel = products.find(({ product }) => product.id === 'foreign-travel');
if (!travel) throw new Error('There is no foreign travel.');

const pages = join(import.meta.dirname, '../page');
const sources = globSync('*.tsx', { cwd: pages }).map((file) => ({
  file,
  code: readFileSync(join(pages, file), 'utf8'),
}));

test.each(languages)('home of a peer in %s has every product by its name and address', (language) => {
  const { cards, groups } = homeContent(products, language);
  const asDeclared = products.map(({ product }) => [
    product.card.name[language],
    `/${language}${product.paths.form}`,
  ]);
  expect(cards.map(({ name, path }) => [name, path])).toEqual(asDeclared);
  expect(new Set(groups.flatMap((group) => group.cards.map(({ id }) => id))).size).toBe(products.length);
});

test.each(languages)('the form of a peer in %s asks for all that a price needs', async (language) => {
  const { steps, coverages, questions } = await formContent(travel, language);
  const forPrice = [...tripFields, ...insuredFields].filter((field) => field.for === 'price');
  expect(forPrice).toHaveLength(7);
  expect(steps.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual(
    forPrice.map(({ name }) => name),
  );
  expect(coverages).toHaveLength(travel.product.coverages.length);
  expect(questions).toHaveLength((await travel.faq(language)).length);
});

test('every text that the pages of the peers show was written for them', async () => {
  const home = homeContent(products, 'tr').words;
  const { words: form } = await formContent(travel, 'tr');
  const { words: layout } = layoutContent(products, 'tr');
  const written = new Set([...Object.keys(home), ...Object.keys(form), ...Object.keys(layout)]);
  const asked = sources.flatMap(({ code }) =>
    [...code.matchAll(/words\['([^']+)'\]/g)].map(([, key]) => key),
  );
  expect(asked.length).toBeGreaterThan(40);
  expect(asked.filter((key) => !written.has(key ?? ''))).toEqual([]);
});

test('every icon of the pages is filled in', () => {
  const named = sources.flatMap(({ code }) =>
    [...code.matchAll(/(?:<Icon name=|icon: )["']([^"']+)["']/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !(name && name in iconPaths))).toEqual([]);
});

test('the box of countries has names in every language, Schengen first', () => {
  for (const language of languages) {
    const { europe = [], other = [] } = countriesContent(language);
    expect(europe[0]?.code).toBe('996');
    expect(europe.length + other.length).toBeGreaterThan(250);
    expect([...europe, ...other].filter(({ name }) => name === '')).toEqual([]);
  }
});
