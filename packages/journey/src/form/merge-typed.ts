import type { Application, Field, FieldValue } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { fieldsOf } from '@sigorta/product-kit/product-fields';
import { parseDisplayDate } from '@sigorta/validators/iso-date';
import { turkishPhoneDigits } from '@sigorta/validators/phone';

/** One change to the form's values: path in code names and the value a field of that kind holds. */
export interface TypedChange {
  path: string;
  value: FieldValue;
}

/**
 * What was typed into the prerendered page before React arrived, as changes to the form. Controls are named by their
 * path (`insured.0.firstName`); names that are no field are left out.
 */
export function typedChanges(product: Product, typed: Readonly<Record<string, string>>): TypedChange[] {
  const changes: TypedChange[] = [];
  for (const [path, text] of Object.entries(typed)) {
    const field = fieldAt(product, path);
    if (field) changes.push({ path, value: heldValue(field, text) });
  }
  return changes;
}

function fieldAt(product: Product, path: string): Field | undefined {
  const person = /^insured\.(\d+)\.(\w+)$/.exec(path);
  if (person) return product.insured.fields.find(({ name }) => name === person[2]);
  return fieldsOf(product).find(({ name }) => name === path);
}

function heldValue(field: Field, text: string): FieldValue {
  switch (field.kind) {
    case 'checkbox':
      return text === 'true';
    case 'birthDate':
    case 'date':
      return parseDisplayDate(text) ?? text;
    case 'phone':
      /* before React the dial code could only be the first one */
      return `+90${turkishPhoneDigits(text)}`;
    default:
      return text;
  }
}

/** The changes written into a copy of the values; a person that is not there is not invented. */
export function mergeTyped(values: Application, changes: readonly TypedChange[]): Application {
  const merged: Application = structuredClone(values);
  for (const { path, value } of changes) {
    const [first = '', index, name] = path.split('.');
    const person = index === undefined ? null : merged.insured?.[Number(index)];
    if (person && name) person[name] = value;
    else if (index === undefined) merged[first] = value;
  }
  return merged;
}
