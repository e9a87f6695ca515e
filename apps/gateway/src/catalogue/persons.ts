import type { Application, Field, FieldKind, FieldValues } from '@sigorta/product-kit/field';
import type { Product } from '@sigorta/product-kit/product';
import { ageOn, type IsoDate, isIsoDate } from '@sigorta/validators/iso-date';

const valuesOf = (fields: readonly Field[], kinds: readonly FieldKind[], values: FieldValues): string[] =>
  fields
    .filter((field) => kinds.includes(field.kind))
    .map((field) => values[field.name])
    .filter((value) => typeof value === 'string' && value !== '')
    .map(String);

const formFields = (product: Product): Field[] =>
  product.steps.flatMap((step) => (step.kind === 'fields' ? [...step.fields] : []));

const flat = (application: Application): FieldValues =>
  Object.fromEntries(
    Object.entries(application).filter(
      (entry): entry is [string, string | number | boolean | null | undefined] => !Array.isArray(entry[1]),
    ),
  );

/** Values of all fields of some kinds, the form's first, then person by person. */
function collect(product: Product, application: Application, kinds: readonly FieldKind[]): string[] {
  return [
    ...valuesOf(formFields(product), kinds, flat(application)),
    ...(application.insured ?? []).flatMap((person) => valuesOf(product.insured.fields, kinds, person)),
  ];
}

/** First and last name; a person's other names, as a father's, are no part of it. */
export const fullName = (person: FieldValues): string =>
  [person.firstName, person.lastName].filter((part) => typeof part === 'string' && part !== '').join(' ');

const isNamed = (person: FieldValues): boolean => fullName(person) !== '';

/** The insured who are named, in the order they were given. A product without a list of persons insures who filled the form. */
export function namedIn(application: Application): FieldValues[] {
  const named = (application.insured ?? []).filter(isNamed);
  return named.length > 0 ? named : [flat(application)].filter(isNamed);
}

/** Their full names. @param application opened; of a stored one there is stored-names.ts */
export const insuredNames = (application: Application): string[] => namedIn(application).map(fullName);

/** A card belongs to an adult. */
const adultAge = 18;

const isChild = ({ birthDate }: FieldValues, day: IsoDate): boolean =>
  typeof birthDate === 'string' && isIsoDate(birthDate) && ageOn(birthDate, day) < adultAge;

/** Who most likely pays: the first who is named and no child on that day. */
export function likelyBuyer(
  application: Application,
  day: IsoDate,
): { firstName: string; lastName: string } | null {
  const people = [...(application.insured ?? []), flat(application)];
  for (const person of people) {
    const { firstName, lastName } = person;
    if (typeof firstName !== 'string' || typeof lastName !== 'string' || isChild(person, day)) continue;
    if (firstName !== '' && lastName !== '') return { firstName, lastName };
  }
  return null;
}

/** The first answer to a field of some kinds, the form's before the persons'. */
export const firstOfKinds = (
  product: Product,
  application: Application,
  kinds: readonly FieldKind[],
): string | null => collect(product, application, kinds)[0] ?? null;

export const firstPhone = (product: Product, application: Application): string | null =>
  firstOfKinds(product, application, ['phone']);

/** The payment provider wants an identity number of the buyer. */
export const firstIdentity = (product: Product, application: Application): string | null =>
  firstOfKinds(product, application, ['nationalId', 'foreignerId', 'passportNo']);
