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

  test('every day buys every kind, half of them in Turkish, and the other half the day after', () => {
    const kinds = new Set(products.map(({ product }) => kindOf(product)));
    const kindsOf = (journeys: ReturnType<typeof journeysOfToday>) =>
      new Set(journeys.map(({ found }) => kindOf(found.product)));
    const inTurkish = (day: number) =>
      kindsOf(journeysOfToday(products, {}, day).filter(({ language }) => language === 'tr'));
    for (const day of [20_778, 20_779, 20_790]) {
      const today = journeysOfToday(products, {}, day);
      expect(today).toHaveLength(kinds.size);
      expect(kindsOf(today)).toEqual(kinds);
      expect(inTurkish(day).size).toBeGreaterThanOrEqual(Math.floor(kinds.size / 2));
      expect(inTurkish(day).union(inTurkish(day + 1))).toEqual(kinds);
    }
  });

  test('every product is bought in every language in time', () => {
    const seen = new Set<string>();
    for (let day = 20_778; day < 20_778 + 120; day += 1)
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
