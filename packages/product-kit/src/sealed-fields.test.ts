import { expect, test } from 'vitest';
import type { Field } from './field.ts';
import type { Product } from './product.ts';
import { sealedFieldsOf } from './sealed-fields.ts';
import { product as sample } from './testing/sample-product.ts';

const secret = (name: string): Field => ({ kind: 'text', name, wire: name, sensitive: true });
const open = (name: string): Field => ({ kind: 'text', name, wire: name });
const product: Product = {
  ...sample,
  steps: [{ id: 'health', kind: 'fields', fields: [secret('illness'), open('colour')] }],
  insured: { min: 1, max: 2, fields: [open('firstName'), secret('nationalId')] },
  createPolicy: { fields: [secret('chip'), open('vet')] },
};

test('what is stored sealed is named with where it stands: form, person, or last questions', () => {
  expect(sealedFieldsOf(product)).toEqual(['details.chip', 'illness', 'insured.nationalId']);
});

test('a product that asks nothing after payment has nothing of it to seal', () => {
  expect(sealedFieldsOf(sample)).toEqual(['insured.nationalId']);
});
