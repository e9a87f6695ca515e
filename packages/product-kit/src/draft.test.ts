import { describe, expect, test } from 'vitest';
import { draftOf } from './draft.ts';
import type { Application, FieldValues } from './field.ts';
import { product, validApplication } from './testing/sample-product.ts';

describe('what is kept of a half-filled form', () => {
  test('has no list of persons where nobody was named yet', () => {
    expect(draftOf(product, { size: 'large' })).toEqual({ size: 'large' });
  });

  test('has none where the product insures a thing, whatever was typed elsewhere', () => {
    const umbrellas = { ...product, steps: product.steps.filter(({ kind }) => kind === 'fields') };
    expect(Object.keys(draftOf(umbrellas, validApplication()))).not.toContain('insured');
  });

  test('has an empty person where a stored list has a hole', () => {
    const insured = [null, { firstName: 'Şule' }] as unknown as FieldValues[];
    expect(draftOf(product, { insured } as Application)).toEqual({ insured: [{}, { firstName: 'Şule' }] });
  });
});
