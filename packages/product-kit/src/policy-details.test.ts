import { describe, expect, test } from 'vitest';
import { policyDetailsOf } from './policy-details.ts';
import type { Product } from './product.ts';
import { ownTextKeys } from './product-texts.ts';
import { context, product as sample, validApplication } from './testing/sample-product.ts';
import { validate } from './validate.ts';

const product: Product = {
  ...sample,
  rules: [() => ({ field: 'colour', message: 'rule.never' })],
  createPolicy: { fields: [{ kind: 'microchip', name: 'microchip', wire: 'mikrocip' }] },
};
const details = policyDetailsOf(product);

describe('what is asked after payment', () => {
  test('is a product of one step, with nobody to insure, nothing to agree to and no rule of the form', () => {
    expect(details).toMatchObject({
      id: product.id,
      insured: { min: 0, max: 0, fields: [] },
      rules: [],
      consents: [],
      summary: [],
    });
    expect(details?.steps).toEqual([
      { id: 'createPolicy', kind: 'fields', fields: product.createPolicy?.fields },
    ]);
  });

  test('is judged alone: its own answers are enough, and those of the form do not belong to it', () => {
    if (!details) throw new Error('nothing is asked');
    const microchip = '792001234567890';
    expect(validate(details, { microchip }, context)).toEqual({ ok: true, application: { microchip } });
    expect(validate(details, { ...validApplication(), microchip }, context)).toMatchObject({ ok: false });
    expect(validate(details, {}, context)).toMatchObject({ errors: [{ field: 'microchip' }] });
  });

  test('has a title and a hint of its own among the texts', () => {
    const own = (of: Product) => ownTextKeys(of).filter((key) => key.startsWith('step.createPolicy'));
    expect(own(product)).toEqual(['step.createPolicy.title', 'step.createPolicy.hint']);
    expect(own(sample)).toEqual([]);
  });

  test('is nothing of a product that asks nothing more', () => {
    expect(policyDetailsOf(sample)).toBeNull();
  });
});
