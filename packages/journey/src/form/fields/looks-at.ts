import type { Field, FieldValues } from '@sigorta/product-kit/field';

/** Names of the fields that one looks at to draw itself: the parents of its list, the date it may not come before. */
const namesOf = (field: Field): readonly string[] => {
  if (field.kind === 'lookup') return field.params ?? [];
  return field.kind === 'date' && field.notBefore !== undefined ? [field.notBefore] : [];
};

/** The answers that a field looks at, and no others: what it is not given cannot make it draw itself again. */
export const lookedAt = (field: Field, values: FieldValues): FieldValues =>
  Object.fromEntries(namesOf(field).map((name) => [name, values[name]]));

/** Whether two such picks hold the same. */
export function sameAnswers(before: FieldValues, after: FieldValues): boolean {
  const names = Object.keys(after);
  return names.length === Object.keys(before).length && names.every((name) => before[name] === after[name]);
}
