import { useMemo } from 'react';
import type { ListControl } from './use-list-state.ts';

/** Names of filters in the address and in the request. */
export const filterNames = {
  durum: 'state',
  urun: 'product',
  ortak: 'partner',
  sirket: 'insurer',
  tur: 'kind',
  sorumlu: 'assignee',
  ilk: 'from',
  son: 'to',
} as const;

/**
 * What a list asks the gateway for. A filter the list does not have (an address of another list) is left out.
 * @param names filters of this list, by their name in the address
 */
export function useListRequest(
  list: ListControl,
  names: readonly (keyof typeof filterNames)[],
): Record<string, string | number | boolean> {
  const { page, sort, ascending, search, filters } = list;
  return useMemo(() => {
    const chosen = names.flatMap((name) => {
      const value = filters[name];
      return value ? [[filterNames[name], value] as const] : [];
    });
    return {
      page,
      ascending,
      ...(sort === '' ? {} : { sort }),
      ...(search === '' ? {} : { search }),
      ...Object.fromEntries(chosen),
    };
  }, [page, sort, ascending, search, filters, names]);
}
