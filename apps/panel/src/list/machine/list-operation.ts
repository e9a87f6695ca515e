import type { AnswerOf, Operation, RequestOf } from '@sigorta/contracts/operation';
import type { GenericSchema, ObjectEntries, ObjectSchema } from 'valibot';
import type { FilterField } from './filter-names.ts';

/** An operation whose request was made by `listRequest` and whose answer by `listAnswer`. */
export type ListOperation = Operation<
  ObjectSchema<ObjectEntries, undefined>,
  GenericSchema<unknown, { rows: object[]; total: number; more: boolean }>
>;

export type RowOf<O extends ListOperation> = AnswerOf<O> extends { rows: (infer Row)[] } ? Row : never;

/** Fields a list may be sorted by. */
export type SortOf<O extends ListOperation> =
  RequestOf<O> extends { sort?: infer Sort } ? NonNullable<Sort> & string : never;

/** Fields a list may be narrowed by, as far as an address has a name for them. */
export type FilterOf<O extends ListOperation> = keyof RequestOf<O> & FilterField;

/** What a filter may be set to. */
export type FilterValue<O extends ListOperation, Field extends FilterOf<O>> = NonNullable<
  RequestOf<O>[Field]
>;
