import type { Field, FieldValues } from '@sigorta/product-kit/field';
import { otherDateOf } from './other-date.ts';

/** Names of the fields that one looks at to draw itself: the parents of its list, the date that one calendar takes with it. */
const namesOf = (field: Field, siblings: readonly Field[]): readonly string[] => {
  if (field.kind === 'lookup') return field.params ?? [];
  const other = otherDateOf(field, siblings);
  return other ? [other.name] : [];
};

/**
 * The answers that a field looks at, and no others: what it is not given cannot make it draw itself again.
 * @param siblings fields of the same scope
 */
export const lookedAt = (field: Field, values: FieldValues, siblings: readonly Field[]): FieldValues =>
  Object.fromEntries(namesOf(field, siblings).map((name) => [name, values[name]]));

/** Whether two such picks hold the same. */
export function sameAnswers(before: FieldValues, after: FieldValues): boolean {
  const names = Object.keys(after);
  return names.length === Object.keys(before).length && names.every((name) => before[name] === after[name]);
}
