import { expect, test } from 'vitest';
import type { DiscoveredProduct } from '../discover.ts';
import type { Field } from '../field.ts';
import type { Product } from '../product.ts';
import { fieldsOf } from '../product-fields.ts';
import type { WireName, WireNames } from '../wire-names.ts';

const declaredName = (field: Field): WireName =>
  field.kind === 'choice' || field.kind === 'select'
    ? { wire: field.wire, values: Object.fromEntries(field.options.map(({ value, wire }) => [value, wire])) }
    : field.wire;

const scopeOf = (fields: readonly Field[]) =>
  Object.fromEntries(fields.map((field) => [field.name, declaredName(field)]));

/** The wire names of a declaration in the form of `wire.json`. */
export const declaredWire = (product: Product): WireNames => ({
  form: scopeOf(fieldsOf(product)),
  insured: scopeOf(product.insured.fields),
  policy: scopeOf(product.createPolicy?.fields ?? []),
});

export function checkWire({ product, wireNames }: DiscoveredProduct): void {
  test('fields and values are called on the wire what wire.json agrees with the insurers', async () => {
    expect(declaredWire(product)).toEqual(await wireNames());
  });
}
