import { useLocation } from '@sigorta/runtime/runtime';
import { useEffect, useRef } from 'react';

/** A new page begins at its top and is read from its start; going back is left to the browser. */
export function usePageStart(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const back = wentBack.current;
    wentBack.current = false;
    if (back || hash) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
