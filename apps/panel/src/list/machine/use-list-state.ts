import { useLocation, useSearchParams } from '@sigorta/runtime/runtime';
import { useEffect, useMemo } from 'react';
import { rememberLook } from './last-looks.ts';
import { type ListState, listState, writeListState } from './list-state.ts';

export interface ListControl extends ListState {
  /** changes part of the state; anything but the page leads back to the first page */
  change: (change: Partial<ListState>) => void;
  /** sets or (with an empty text) removes one filter */
  setFilter: (name: string, value: string) => void;
  clear: () => void;
}

/** A list's page, order, search and filters, kept in the address: reloading, going back and sending a link keep them. */
export function useListState(): ListControl {
  const [params, setParams] = useSearchParams();
  const { pathname, search } = useLocation();
  useEffect(() => rememberLook(pathname, search), [pathname, search]);
  const state = useMemo(() => listState(params), [params]);
  const change = (part: Partial<ListState>): void => {
    const next = { ...state, page: 1, ...part };
    setParams(writeListState(next));
  };
  return {
    ...state,
    change,
    setFilter: (name, value) => change({ filters: { ...state.filters, [name]: value } }),
    clear: () => change({ filters: {}, search: '' }),
  };
}
