import type { Field } from '@sigorta/product-kit/field';
import { expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { firstValues } from './first-values.ts';

const asks = (sensitive?: true) => {
  const options = [
    { value: 'yes', wire: 'evet' },
    { value: 'no', wire: 'hayir' },
  ];
  const fields: Field[] = [
    { kind: 'choice', name: 'expecting', wire: 'hamile', options, ...(sensitive && { sensitive }) },
    { kind: 'number', name: 'week', wire: 'hafta', when: { field: 'expecting', is: ['yes'] } },
  ];
  return firstValues({ ...sampleProduct, steps: [{ id: 'health', kind: 'fields', fields }] });
};

test('a choice that decides what follows starts at its first option', () => {
  expect(asks()).toEqual({ expecting: 'yes', week: '' });
});

test('a health answer is guessed by nobody', () => {
  expect(asks(true)).toEqual({ expecting: '', week: '' });
});
