import type { Application, Field, FieldValues } from './field.ts';
import type { Product } from './product.ts';
import { fieldsOf, hasInsured } from './product-fields.ts';

function harmless(fields: readonly Field[], values: FieldValues): FieldValues {
  const kept: FieldValues = {};
  for (const field of fields) {
    const value = values[field.name];
    if (!field.sensitive && value !== undefined) kept[field.name] = value;
  }
  return kept;
}

/** What may be stored of a half-filled form: no id, passport or health answer, nothing the declaration does not know. */
export function draftOf(product: Product, application: Application): Application {
  const draft: Application = harmless(fieldsOf(product), application as FieldValues);
  if (hasInsured(product) && application.insured) {
    draft.insured = application.insured.map((person) => harmless(product.insured.fields, person ?? {}));
  }
  return draft;
}
