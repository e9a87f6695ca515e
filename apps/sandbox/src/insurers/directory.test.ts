import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProducts } from '../products.ts';
import { insurerList, insurerOf } from './directory.ts';

const root = join(import.meta.dirname, '../../../..');

test('every insurer sells something, in numbers that nobody else begins with', async () => {
  const products = [...(await loadProducts(root)).values()];
  for (const { id } of insurerList)
    expect(
      products.some(({ tariffOf }) => tariffOf(id)),
      id,
    ).toBe(true);
  expect(new Set(insurerList.map(({ prefix }) => prefix)).size).toBe(insurerList.length);
});

test('an insurer speaks and behaves as its folder says', () => {
  expect(insurerOf('poyraztas')).toEqual({
    id: 'poyraztas',
    name: 'Poyraztaş Sigorta',
    shortName: 'Poyraztaş',
    prefix: 'POY',
    wire: 'soap',
    thinkMs: 960,
    quoteHours: 24,
    looksUp: ['kasko'],
  });
  expect(insurerOf('mercandal')).toMatchObject({ wire: 'json', thinkMs: 150, quoteHours: 2 });
  expect(insurerOf('nobody')).toBeUndefined();
});
