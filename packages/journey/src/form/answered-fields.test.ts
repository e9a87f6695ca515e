import { expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { answeredFields } from './answered-fields.ts';
import { firstWrongStep, wrongPersons } from './step-errors.ts';

test.each([
  ['country', 'country', 0],
  ['ulke', 'country', 0],
  ['application.ulke', 'country', 0],
  ['insured.1.birthDate', 'insured.1.birthDate', 1],
  ['application.sigortalilar.1.dogumTarihi', 'insured.1.birthDate', 1],
  ['basvuru.telefon', 'phone', 2],
  ['details.ulke', 'country', 0],
  ['insured', 'insured', 1],
  ['telefon', 'phone', 2],
  ['somewhere.else', 'somewhere.else', -1],
])('%s means %s, step %i', (answered, field, step) => {
  const fields = answeredFields(sampleProduct, [{ field: answered, message: 'm' }]);
  expect(fields).toEqual([{ field, message: 'm' }]);
  expect(firstWrongStep(sampleProduct.steps, fields)).toBe(step);
});

test('the first step with a fault is the wrong one, also where another fault is of a later step', () => {
  const faults = ['phone', 'country', 'insured.1.birthDate'].map((field) => ({ field, message: 'm' }));
  expect(firstWrongStep(sampleProduct.steps, faults)).toBe(0);
  expect([...wrongPersons(faults)]).toEqual([1]);
  expect([...wrongPersons([{ field: 'insured', message: 'm' }])]).toEqual([]);
});
