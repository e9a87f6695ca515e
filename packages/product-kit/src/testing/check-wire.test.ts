import { join } from 'node:path';
import { expect, test } from 'vitest';
import { discoverProduct } from '../discover.ts';
import type { Field } from '../field.ts';
import type { Product } from '../product.ts';
import { declaredWire } from './check-wire.ts';

const found = await discoverProduct(join(import.meta.dirname, 'throw-away-product'));
const agreed = await found.wireNames();

/** The product with one field of its form changed. */
const changed = (name: string, change: (field: Field) => Field): Product => ({
  ...found.product,
  steps: found.product.steps.map((step) =>
    step.kind === 'fields'
      ? { ...step, fields: step.fields.map((field) => (field.name === name ? change(field) : field)) }
      : step,
  ),
});

test('a declaration that keeps to the agreed words passes', () => {
  expect(declaredWire(found.product)).toEqual(agreed);
});

test('a renamed field and a renamed value contradict what was agreed', () => {
  const field = changed('colour', (one) => ({ ...one, wire: 'renkX' }));
  expect(declaredWire(field)).not.toEqual(agreed);
  const value = changed('size', (one) =>
    one.kind === 'choice' ? { ...one, options: one.options.map((option) => ({ ...option, wire: 3 })) } : one,
  );
  expect(declaredWire(value)).not.toEqual(agreed);
  const person = found.product.insured.fields.map((one) => ({ ...one, wire: `${one.wire}X` }));
  expect(
    declaredWire({ ...found.product, insured: { ...found.product.insured, fields: person } }),
  ).not.toEqual(agreed);
});
