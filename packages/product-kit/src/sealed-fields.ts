import type { Field } from './field.ts';
import type { Product } from './product.ts';
import { fieldsOf } from './product-fields.ts';

const sealedOf = (fields: readonly Field[], scope = ''): string[] =>
  fields.filter(({ sensitive }) => sensitive).map(({ name }) => scope + name);

/** Names of the fields that their declaration has sealed, besides the kinds that always are: the form's, `insured.…` of a person's, `details.…` of the last questions. */
export const sealedFieldsOf = (product: Product): string[] =>
  [
    ...sealedOf(fieldsOf(product)),
    ...sealedOf(product.insured.fields, 'insured.'),
    ...sealedOf(product.createPolicy?.fields ?? [], 'details.'),
  ].toSorted();
