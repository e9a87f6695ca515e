import type { FieldValues } from '@sigorta/product-kit/field';
import { isEmpty } from '@sigorta/product-kit/visible-fields';

/** Who stands in the form without a name, because a price was asked for first, is known by the day of birth. */
const same = (listed: FieldValues, present: FieldValues): boolean =>
  !isEmpty(listed.birthDate) &&
  listed.birthDate === present.birthDate &&
  ['firstName', 'lastName'].every((name) => isEmpty(present[name]) || listed[name] === present[name]);

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
