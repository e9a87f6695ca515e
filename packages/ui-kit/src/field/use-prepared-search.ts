import { useEffect } from 'react';
import { prepareSearch, type SearchOption } from './list-match.ts';

/** Nobody types sooner after a press. */
const prepareMs = 50;

/** Makes an open list ready for its first key, once it has been seen. */
export function usePreparedSearch(open: boolean, options: readonly SearchOption[]): void {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => prepareSearch(options), prepareMs);
    return () => clearTimeout(timer);
  }, [open, options]);
}
