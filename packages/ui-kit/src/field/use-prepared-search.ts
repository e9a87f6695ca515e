import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';
import { prepareSearch, type SearchOption } from './list-match.ts';

/** Makes a list ready for its first key as soon as it is there and nothing else is to be done. */
export function usePreparedSearch(options: readonly SearchOption[]): void {
  useEffect(() => (options.length > 0 ? whenIdle(() => prepareSearch(options)) : undefined), [options]);
}
