import type { Field } from '@sigorta/product-kit/field';

/** Whether a person is asked what papers say: a name, and a number of the paper or of its holder. */
export const takesPaper = (fields: readonly Field[]): boolean =>
  fields.some(({ kind }) => kind === 'personName') &&
  fields.some(({ kind }) => kind === 'nationalId' || kind === 'passportNo');
