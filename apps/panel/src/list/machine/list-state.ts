import { lastPage } from '@sigorta/contracts/panel/list';

export interface ListState {
  page: number;
  /** a column's key; empty for the list's own order */
  sort: string;
  ascending: boolean;
  search: string;
  /** by name; one that is not set is missing */
  filters: Readonly<Record<string, string>>;
}

const own = { page: 'sayfa', sort: 'sira', direction: 'yon', search: 'ara' } as const;
const ownNames: readonly string[] = Object.values(own);

/** Reads a list's state from an address; what does not fit is left at its default. */
export const listState = (params: URLSearchParams): ListState => {
  const page = Number(params.get(own.page));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    sort: params.get(own.sort) ?? '',
    ascending: params.get(own.direction) === 'artan',
    search: params.get(own.search) ?? '',
    filters: Object.fromEntries(
      [...params].filter(([name, value]) => !ownNames.includes(name) && value !== ''),
    ),
  };
};

/** Only what differs from the default is written. */
export const writeListState = ({ page, sort, ascending, search, filters }: ListState): URLSearchParams => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) if (value !== '') params.set(name, value);
  if (search !== '') params.set(own.search, search);
  if (sort !== '') params.set(own.sort, sort);
  if (ascending) params.set(own.direction, 'artan');
  if (page > 1) params.set(own.page, String(page));
  return params;
};
