import type { Field, FieldOf } from '@sigorta/product-kit/field';

/** The date that is a range with this one: the one it may not come before, or the one that may not come before it. */
export function otherDateOf(field: Field, siblings: readonly Field[]): FieldOf<'date'> | undefined {
  if (field.kind !== 'date') return undefined;
  return siblings.find(
    (one): one is FieldOf<'date'> =>
      one.kind === 'date' && (one.name === field.notBefore || one.notBefore === field.name),
  );
}
