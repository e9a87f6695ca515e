import { expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { firstValues } from './first-values.ts';
import { mergeTyped, typedChanges } from './merge-typed.ts';

test.each([
  ['region', 'other', 'other'],
  ['beginDate', '12/12/2026', '2026-12-12'],
  ['beginDate', '12/1', '12/1'],
  ['insured.0.firstName', 'Kerem', 'Kerem'],
  ['insured.0.birthDate', '05/07/1990', '1990-07-05'],
  ['phone', '532 123 45 67', '+905321234567'],
])('%s typed as %j is held as %j', (path, text, value) => {
  expect(typedChanges(sampleProduct, { [path]: text })).toEqual([{ path, value }]);
});

test('controls that are no field are left out', () => {
  expect(
    typedChanges(sampleProduct, { search: 'x', 'insured.0.role': 'admin', 'insured.x.firstName': 'A' }),
  ).toEqual([]);
});

test('what was typed wins over what was restored, and nothing else changes', () => {
  const restored = { ...firstValues(sampleProduct), region: 'other', country: '840' };
  const merged = mergeTyped(
    restored,
    typedChanges(sampleProduct, { region: 'europe', 'insured.0.firstName': 'Defne' }),
  );
  expect(merged).toMatchObject({ region: 'europe', country: '840', insured: [{ firstName: 'Defne' }] });
  expect(restored.region).toBe('other');
});

test('a person that is not there is not invented', () => {
  const merged = mergeTyped(
    firstValues(sampleProduct),
    typedChanges(sampleProduct, { 'insured.2.firstName': 'X' }),
  );
  expect(merged.insured).toHaveLength(1);
});

test('only choices that decide something start with an answer', () => {
  const values = firstValues(sampleProduct);
  expect(values.region).toBe('europe');
  expect(values.country).toBe('');
  expect(values.insured?.[0]).toMatchObject({ idKind: 'nationalId', firstName: '' });
});

test('a box is ticked or not, and only what is a person’s is written into one', () => {
  const box = { kind: 'checkbox', name: 'isNew', wire: 'yeni' } as const;
  const product = { ...sampleProduct, steps: [{ id: 'a', kind: 'fields' as const, fields: [box] }] };
  expect(typedChanges(product, { isNew: 'true' })).toEqual([{ path: 'isNew', value: true }]);
  expect(typedChanges(product, { isNew: 'false' })).toEqual([{ path: 'isNew', value: false }]);
  const merged = mergeTyped({ insured: [{ firstName: 'A' }] }, [{ path: 'insured.4.firstName', value: 'X' }]);
  expect(merged).toEqual({ insured: [{ firstName: 'A' }] });
});
