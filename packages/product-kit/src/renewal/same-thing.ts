import type { Application, FieldKind, FieldValues } from '../field.ts';
import type { Product } from '../product.ts';

const identities: readonly FieldKind[] = ['nationalId', 'foreignerId', 'passportNo'];

const plainly = (value: unknown): string =>
  typeof value === 'string' ? value.trim().toUpperCase() : String(value ?? '');

/** Of each person the numbers that are their own. */
const personsOf = (product: Product, application: Application): string[] => {
  const numbers = product.insured.fields.filter(({ kind }) => identities.includes(kind));
  return (application.insured ?? []).map((person: FieldValues) =>
    numbers
      .map(({ name }) => plainly(person[name]))
      .filter((value) => value !== '')
      .join('/'),
  );
};

/**
 * Whether two applications of one product insure the same: the thing that its declaration names, or the same persons. Who is
 * not named is nobody's like.
 */
export function insuresTheSame(product: Product, one: Application, other: Application): boolean {
  const { thing = [] } = product.renewal ?? {};
  const key = (application: Application): string[] =>
    thing.length > 0
      ? thing.map((name) => plainly(application[name]))
      : personsOf(product, application).toSorted();
  const [a, b] = [key(one), key(other)];
  return a.length > 0 && a.every((value) => value !== '') && a.length === b.length
    ? a.every((value, at) => value === b[at])
    : false;
}
