import type { Field } from '@sigorta/product-kit/field';
import { beginDate, endDate, region } from '@sigorta/product-kit/fields/travel';
import { plate } from '@sigorta/product-kit/fields/vehicle';
import { expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { coverDays } from './cover-days.ts';
import { maskId } from './mask-id.ts';
import { phrasesOf } from './value-words.ts';

const words = { language: 'tr', find: (key: string) => `<${key}>`, listName: () => null } as const;

test('two dates of which the second follows the first become one phrase', () => {
  const values = { region: 'europe', beginDate: '2026-12-12', endDate: '2026-12-23' };
  expect(phrasesOf([region(), beginDate(), endDate()], values, words)).toEqual([
    '<field.destination.europe>',
    '12–23 Aralık 2026',
  ]);
});

test('a yes, a no and a bare number are said with their question', () => {
  const options = [
    { value: 'yes', wire: 'E' },
    { value: 'no', wire: 'H' },
  ];
  const fields: Field[] = [
    { kind: 'checkbox', name: 'isNew', wire: 'yeni' },
    { kind: 'choice', name: 'birth', wire: 'dogum', options },
    { kind: 'number', name: 'age', wire: 'yas' },
    { kind: 'number', name: 'area', wire: 'alan', unit: 'm²' },
    plate(),
  ];
  const values = { isNew: true, birth: 'no', age: 3, area: 85, plate: '34ABC123' };
  const find = (key: string) => (key === 'field.birth' ? 'Doğum?' : `<${key}>`);
  expect(phrasesOf(fields, values, { ...words, find })).toEqual([
    '<field.isNew>: <value.yes>',
    'Doğum? <field.birth.no>',
    '<field.age>: 3',
    '85 m²',
    '34 ABC 123',
  ]);
});

test('what is not answered is not said', () => {
  expect(
    phrasesOf([region(), beginDate(), endDate()], { region: '', beginDate: '2026-12-12' }, words),
  ).toEqual(['12 Aralık 2026']);
});

test('both days of a trip count', () => {
  const product = {
    ...sampleProduct,
    steps: [{ id: 'a', kind: 'fields' as const, fields: [beginDate(), endDate()] }],
  };
  expect(coverDays(product, { beginDate: '2026-12-12', endDate: '2026-12-23' })?.days).toBe(12);
  expect(coverDays(product, { beginDate: '2026-12-23', endDate: '2026-12-12' })?.days).toBeNull();
});

test.each([
  ['10000000146', '100••••••46'],
  ['U12345678', 'U12••••78'],
  ['123', '•••'],
])('%s is shown as %s', (id, shown) => {
  expect(maskId(id)).toBe(shown);
});
