import type { RequestOf } from '@sigorta/contracts/operation';
import * as v from 'valibot';
import { type FilterField, filterNames, formerNames } from './filter-names.ts';
import type { ListOperation } from './list-operation.ts';

export interface ListState {
  page: number;
  /** a sort of the request; empty for the list's own order */
  sort: string;
  ascending: boolean;
  search: string;
  /** by the request's field, as they stand in the address; one that is not set is missing */
  filters: Readonly<Partial<Record<FilterField, string>>>;
}

const names = { page: 'sayfa', sort: 'sira', direction: 'yon', search: 'ara' } as const;

/** What the operation's own schema takes for a field: the text of the address, or the number it stands for. */
const taken = ({ request }: ListOperation, field: string, text: string): unknown => {
  const schema = request.entries[field];
  return schema && [text, Number(text)].find((value) => v.is(schema, value));
};

/** Reads a list's state from an address; what the operation would refuse is left at its default. */
export function readListState(
  params: URLSearchParams,
  operation: ListOperation,
  fields: readonly FilterField[],
): ListState {
  const read = (field: string, name: string): string => {
    const text = params.get(name) ?? '';
    return text !== '' && taken(operation, field, text) !== undefined ? text : '';
  };
  const filters = fields.flatMap((field) => {
    const text = read(field, filterNames[field]) || read(field, formerNames[field] ?? '');
    return text === '' ? [] : [[field, text] as const];
  });
  return {
    page: Number(read('page', names.page) || 1),
    sort: read('sort', names.sort),
    ascending: params.get(names.direction) === 'artan',
    search: read('search', names.search),
    filters: Object.fromEntries(filters),
  };
}

/** Only what differs from the default is written. */
export function writeListState({ page, sort, ascending, search, filters }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  for (const [field, name] of Object.entries(filterNames)) {
    const value = filters[field as FilterField];
    if (value) params.set(name, value);
  }
  if (search !== '') params.set(names.search, search);
  if (sort !== '') params.set(names.sort, sort);
  if (ascending) params.set(names.direction, 'artan');
  if (page > 1) params.set(names.page, String(page));
  return params;
}

/** What the gateway is asked for: the state's own fields, taken one by one by the operation's schema. */
export function requestOf<O extends ListOperation>(operation: O, state: ListState): RequestOf<O> {
  const { page, sort, ascending, search, filters } = state;
  const chosen = Object.entries(filters).map(([field, text]) => [field, taken(operation, field, text)]);
  const request = {
    page,
    ascending,
    ...(sort !== '' && { sort }),
    ...(search !== '' && { search }),
    ...Object.fromEntries(chosen),
  };
  /* every field above was accepted by its schema; TypeScript cannot follow that through names in an address */
  return request as RequestOf<O>;
}
