import { createContext, useContext } from 'react';

export const PageId = createContext<string | null>(null);

/** What stands at `:id` in the page's address. @throws in a page whose path has none */
export function usePageId(): string {
  const id = useContext(PageId);
  if (id === null) throw new Error('this page has no id in its path');
  return id;
}
