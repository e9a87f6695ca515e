import type { FieldValues } from '@sigorta/product-kit/field';
import { isEmpty } from '@sigorta/product-kit/visible-fields';

const same = (one: FieldValues, other: FieldValues): boolean =>
  ['firstName', 'lastName', 'birthDate'].every((name) => !isEmpty(one[name]) && one[name] === other[name]);

const isBlank = (person: FieldValues, first: FieldValues): boolean =>
  Object.entries(person).every(([name, value]) => isEmpty(value) || value === first[name]);

/**
 * Persons of the form and of a list: untouched forms go, somebody a draft brought back without a number is completed, the
 * rest is added.
 * @param first what an untouched person's form holds
 */
export function mergePersons(
  present: readonly FieldValues[],
  listed: readonly FieldValues[],
  first: FieldValues,
): FieldValues[] {
  const left = [...listed];
  const kept = present
    .filter((person) => !isBlank(person, first))
    .map((person) => {
      const at = left.findIndex((one) => same(one, person));
      const incomplete = Object.keys(first).some((name) => isEmpty(person[name]));
      if (at < 0 || !incomplete) return person;
      return { ...first, ...left.splice(at, 1)[0] };
    });
  return [...kept, ...left.map((person) => ({ ...first, ...person }))];
}
