import { type RefObject, useEffect, useRef } from 'react';

/**
 * A place that takes the focus when what had it is gone: whoever listens or types goes on from here.
 * @param what looked at again when it changes
 */
export function useFocusWhenLost(what: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(what);
  useEffect(() => {
    /* a page that opens has lost nothing */
    if (before.current === what) return;
    before.current = what;
    if (document.activeElement === document.body) place.current?.focus();
  }, [what]);
  return place;
}
