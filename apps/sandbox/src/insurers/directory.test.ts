import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type InsurerId, type InsurerSystem, insurerSystems, insurers } from '@sigorta/lookups/insurers';
import { expect, test } from 'vitest';
import { loadProducts } from '../products.ts';
import { insurerList, insurerOf } from './directory.ts';

const root = join(import.meta.dirname, '../../../..');

test('every insurer is named once and has a drawn mark, and no mark is left over', () => {
  const marks = readdirSync(join(root, 'packages/ui-kit/src/art/files/insurers'));
  expect(marks.toSorted()).toEqual(insurers.map(({ id }) => `${id}.svg`).toSorted());
  expect(new Set(insurers.map(({ name }) => name)).size).toBe(insurers.length);
});

test('every insurer sells something, in numbers that nobody else begins with', async () => {
  const products = [...(await loadProducts(root)).values()];
  for (const { id } of insurerList)
    expect(
      products.some(({ tariffOf }) => tariffOf(id)),
      id,
    ).toBe(true);
  expect(new Set(insurerList.map(({ prefix }) => prefix)).size).toBe(insurerList.length);
});

test('an insurer speaks and behaves as the table says', () => {
  expect(insurerOf('poyraztas')).toEqual({
    id: 'poyraztas',
    name: 'Poyraztaş Sigorta',
    shortName: 'Poyraztaş',
    prefix: 'POY',
    wire: 'soap',
    thinkMs: 960,
    quoteHours: 24,
  });
  expect(insurerOf('mercandal')).toMatchObject({ wire: 'json', thinkMs: 150, quoteHours: 2 });
  expect(insurerOf('nobody')).toBeUndefined();
});

test('an insurer without a system does not compile', () => {
  const { turnagol, ...others } = insurerSystems;
  const planted = [
    // @ts-expect-error one insurer has no system
    others satisfies Record<InsurerId, InsurerSystem>,
    // @ts-expect-error nobody knows this insurer
    'nobody' satisfies InsurerId,
  ];
  expect(planted).toHaveLength(2);
  expect(turnagol.wire).toBe('json');
});
