import type { Application, Field, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf, hasInsured } from '@sigorta/product-kit/product-fields';

/**
 * A choice that decides which fields or lists follow, or is declared `preset`, starts at its first option; nobody's answer is guessed otherwise,
 * and a health answer never.
 */
function decides(field: Field, fields: readonly Field[]): boolean {
  if (field.sensitive || (field.kind === 'choice' && field.open)) return false;
  if (field.kind === 'choice' && field.preset) return true;
  return fields.some(
    (other) =>
      other.when?.field === field.name ||
      (other.kind === 'lookup' && other.params?.includes(field.name) === true),
  );
}

function firstOf(fields: readonly Field[]): FieldValues {
  const values: FieldValues = {};
  for (const field of fields) {
    if (field.kind === 'checkbox') values[field.name] = false;
    else if (field.kind === 'choice' && decides(field, fields))
      values[field.name] = field.options[0]?.value ?? '';
    else values[field.name] = '';
  }
  return values;
}

export const firstPerson = (product: Product): FieldValues => firstOf(product.insured.fields);

/** What the form holds before anybody has answered. */
export function firstValues(product: Product): Application {
  const values: Application = firstOf(fieldsOf(product));
  if (hasInsured(product)) {
    values.insured = Array.from({ length: Math.max(1, product.insured.min) }, () => firstPerson(product));
  }
  return values;
}
