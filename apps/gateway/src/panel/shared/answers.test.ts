import type { Field, FieldKind, FieldValues } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { testProduct, testProducts } from '../../testing/test-product.ts';
import { toldAnswers } from './answers.ts';

const found = testProducts.get(testProduct.id);
if (!found) throw new Error('no product');

/** What staff read of a form with this one field and this answer. */
const told = async (field: Field, value: FieldValues[string]): Promise<string[]> => {
  const product = { ...testProduct, steps: [{ id: 'only', kind: 'fields', fields: [field] } as const] };
  const pin = { product: product.id, release: 'travel@00000000000000aa' };
  const products = { of: async () => ({ ...found, ...pin, product }) };
  const lines = await toldAnswers({ products }, pin, { [field.name]: value }, 'en');
  return lines.map((line) => line.value);
};

const field = (kind: string): Field =>
  ({ kind, name: 'one', wire: 'bir', options: [{ value: 'large', wire: 'a' }], from: 'provinces' }) as Field;

test.each<[FieldKind, FieldValues[string], string]>([
  ['text', 'Pamuk', 'Pamuk'],
  ['date', '2026-11-21', '21 November 2026'],
  ['number', 7, '7'],
  ['checkbox', true, 'Yes'],
  ['choice', 'large', 'large'],
  ['select', 'large', 'large'],
  ['lookup', '34', 'İstanbul'],
])('staff read an answer of the kind %s', async (kind, value, said) => {
  expect(await told(field(kind), value)).toEqual([said]);
});

test.each<FieldKind>([
  'personName',
  'phone',
  'email',
  'birthDate',
  'nationalId',
  'foreignerId',
  'passportNo',
  'taxNumber',
  'imei',
  'microchip',
  'plate',
  'licenceSerial',
  'uavt',
])('an answer of the kind %s is kept from them', async (kind) => {
  expect(await told(field(kind), '1990-05-14')).toEqual([]);
});

test('an answer of a kind that nobody allowed yet is kept from them', async () => {
  expect(await told(field('bloodGroup'), '0 Rh+')).toEqual([]);
});

test('what a product calls sensitive is kept from them whatever its kind', async () => {
  expect(await told({ ...field('text'), sensitive: true }, 'diabetes')).toEqual([]);
});
