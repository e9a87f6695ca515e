import { join } from 'node:path';
import { languages } from '@sigorta/i18n/language';
import { discoverProducts } from '@sigorta/product-kit/discover';
import { describe, expect, test } from 'vitest';
import { journeysOfToday, kindOf } from './journeys-of-today.ts';

const products = await discoverProducts(join(import.meta.dirname, '../..'));
const named = (journeys: ReturnType<typeof journeysOfToday>) =>
  journeys.map(({ found, language }) => `${found.product.id} ${language}`);

describe('what a run buys in the browser', () => {
  test.each([
    ['vehicle-quote-request', 'request'],
    ['foreign-travel', 'bank, price first, persons'],
    ['dask', 'bank'],
    ['pet', 'card, price first, last questions'],
    ['traffic', 'card, price first'],
  ])('%s is of the kind: %s', (id, kind) => {
    const found = products.find(({ product }) => product.id === id);
    expect(found && kindOf(found.product)).toBe(kind);
  });

  test('every day buys every kind, in Turkish and in another language', () => {
    const kinds = new Set(products.map(({ product }) => kindOf(product)));
    for (const day of [20_778, 20_779, 20_790]) {
      const today = journeysOfToday(products, {}, day);
      const inTurkish = today.filter(({ language }) => language === 'tr');
      expect(new Set(inTurkish.map(({ found }) => kindOf(found.product)))).toEqual(kinds);
      expect(today).toHaveLength(2 * kinds.size);
    }
  });

  test('every product is bought in every language in time', () => {
    const seen = new Set<string>();
    for (let day = 20_778; day < 20_778 + 60; day += 1)
      for (const journey of named(journeysOfToday(products, {}, day))) seen.add(journey);
    expect(seen.size).toBe(products.length * languages.length);
  });

  test('the campaign buys everything, an affected run what its families sell', () => {
    expect(journeysOfToday(products, { BUY: 'all' })).toHaveLength(products.length * languages.length);
    expect(named(journeysOfToday(products, { FAMILIES: 'pet,dask' }))).toEqual([
      'dask tr',
      'home tr',
      'pet tr',
    ]);
    expect(journeysOfToday(products, { FAMILIES: '' })).toEqual([]);
  });
});
