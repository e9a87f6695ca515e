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

/* by hand: only what decides what is asked next, or is declared so, starts with an answer */
test('what else a form begins with', () => {
  const options = [
    { value: 'yes', wire: 'evet' },
    { value: 'no', wire: 'hayir' },
  ];
  const fields = [
    { kind: 'checkbox', name: 'ski', wire: 'kayak' },
    { kind: 'text', name: 'note', wire: 'not' },
    { kind: 'choice', name: 'plain', wire: 'sade', options },
    { kind: 'choice', name: 'ready', wire: 'hazir', options, preset: true },
    { kind: 'choice', name: 'open', wire: 'acik', options, open: true, preset: true },
    { kind: 'choice', name: 'brand', wire: 'marka', options },
    { kind: 'number', name: 'year', wire: 'yil', preset: true },
    { kind: 'lookup', name: 'model', wire: 'model', from: 'modeller', params: ['brand'] },
  ] as unknown as Field[];
  const steps = [
    { id: 'all', kind: 'fields', fields },
    { id: 'insured', kind: 'insured' },
  ] as const;
  const insured = (min: number) => ({
    min,
    max: 5,
    fields: [{ kind: 'text', name: 'name', wire: 'ad' }] as Field[],
  });
  const begins = (min: number) => firstValues({ ...sampleProduct, steps: [...steps], insured: insured(min) });
  expect(begins(0)).toEqual({
    ski: false,
    note: '',
    plain: '',
    ready: 'yes',
    open: '',
    brand: 'yes',
    year: '',
    model: '',
    insured: [{ name: '' }],
  });
  expect(begins(2).insured).toEqual([{ name: '' }, { name: '' }]);
});

test('a health answer is guessed by nobody', () => {
  expect(asks(true)).toEqual({ expecting: '', week: '' });
});
