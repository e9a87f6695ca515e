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

  const kinds = new Set(products.map(({ product }) => kindOf(product)));
  const kindsOf = (journeys: ReturnType<typeof journeysOfToday>) =>
    new Set(journeys.map(({ found }) => kindOf(found.product)));

  test('three days buy every kind, six days each in Turkish and in another language', () => {
    for (const first of [20_778, 20_779, 20_790]) {
      const days = [0, 1, 2, 3, 4, 5].map((later) => journeysOfToday(products, {}, first + later));
      expect(kindsOf(days.slice(0, 3).flat())).toEqual(kinds);
      for (const isTurkish of [true, false]) {
        const those = days.flat().filter(({ language }) => (language === 'tr') === isTurkish);
        expect(kindsOf(those)).toEqual(kinds);
      }
    }
  });

  test('every day walks every step of a journey, a price before names and after them, with the bank’s page and without', () => {
    const steps = new Set([...kinds].flatMap((kind) => kind.split(', ')));
    expect(steps.size).toBe(7);
    for (let day = 20_778; day < 20_790; day += 1) {
      const today = journeysOfToday(products, {}, day);
      expect(today).toHaveLength(5);
      expect(new Set([...kindsOf(today)].flatMap((kind) => kind.split(', ')))).toEqual(steps);
      const sold = [...kindsOf(today)].filter((kind) => kind !== 'request');
      expect(new Set(sold.map((kind) => kind.includes('price first')))).toEqual(new Set([true, false]));
      expect(new Set(today.map(({ language }) => language === 'tr')).size, `${day}`).toBe(2);
    }
  });

  test('every product is bought in every language in time', () => {
    const seen = new Set<string>();
    for (let day = 20_778; day < 20_778 + 240; day += 1)
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
