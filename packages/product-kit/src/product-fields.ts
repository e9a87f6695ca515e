import type { Field } from './field.ts';
import type { Product } from './product.ts';

/** Fields of the form's own scope, in screen order; the insured persons' are `product.insured.fields`. */
export const fieldsOf = (product: Product): Field[] =>
  product.steps.flatMap((step) => (step.kind === 'fields' ? step.fields : []));

/** Products about a thing (a flat, a phone) may have no list of persons. */
export const hasInsured = (product: Product): boolean =>
  product.steps.some((step) => step.kind === 'insured');
