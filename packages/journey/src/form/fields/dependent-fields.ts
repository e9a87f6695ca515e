import type { Field } from '@sigorta/product-kit/field';

/** The lists that hang on a field of the scope, directly or through one another, in screen order. */
export function dependentsOf(fields: readonly Field[], name: string): Field[] {
  const found = new Set([name]);
  let size = 0;
  while (size < found.size) {
    size = found.size;
    for (const field of fields) {
      if (field.kind === 'lookup' && field.params?.some((param) => found.has(param))) found.add(field.name);
    }
  }
  found.delete(name);
  return fields.filter((field) => found.has(field.name));
}
