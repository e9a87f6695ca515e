import { useEffect } from 'react';

/**
 * Notes in the browser's own timeline when handlers are attached, for bench and browser tests:
 * `performance.getEntriesByName('hydrated:page')`.
 */
export function useHydrationMark(part: 'shell' | 'page'): void {
  useEffect(() => {
    performance.mark(`hydrated:${part}`);
  }, [part]);
}
