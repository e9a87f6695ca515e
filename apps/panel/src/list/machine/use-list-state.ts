import type { RequestOf } from '@sigorta/contracts/operation';
import { useLocation, useSearchParams } from '@sigorta/runtime/runtime';
import { useEffect, useMemo } from 'react';
import { useStaffState } from '../../app/staff-context.tsx';
import type { FilterField } from './filter-names.ts';
import { rememberList } from './left-lists.ts';
import type { ListOperation } from './list-operation.ts';
import { type ListState, readListState, requestOf, writeListState } from './list-state.ts';

export interface ListControl extends ListState {
  /** changes part of the state; anything but the page leads back to the first page */
  change: (change: Partial<ListState>) => void;
  /** sets or (with an empty text) removes one filter */
  setFilter: (field: FilterField, value: string) => void;
  clear: () => void;
}

/**
 * A list's page, order, search and filters, kept in the address: reloading, going back and sending a link keep them.
 * @param fields filters of this list; others of the address are not its own
 */
export function useListState<O extends ListOperation>(
  operation: O,
  fields: readonly FilterField[],
): { list: ListControl; request: RequestOf<O> } {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  const { answer: person } = useStaffState();
  const personId = person?.id ?? '';
  useEffect(() => rememberList(personId, pathname, search), [personId, pathname, search]);
  const state = useMemo(() => readListState(params, operation, fields), [params, operation, fields]);
  const change = (part: Partial<ListState>): void => {
    setParams(writeListState({ ...state, page: 1, ...part }));
  };
  const list = {
    ...state,
    change,
    setFilter: (field: FilterField, value: string) =>
      change({ filters: { ...state.filters, [field]: value } }),
    clear: () => change({ filters: {}, search: '' }),
  };
  return { list, request: requestOf(operation, state) };
}
