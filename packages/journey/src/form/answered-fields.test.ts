import { expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product.ts';
import { answeredFields } from './answered-fields.ts';
import { firstWrongStep } from './step-errors.ts';

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
