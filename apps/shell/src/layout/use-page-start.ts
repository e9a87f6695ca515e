import { useLocation } from '@sigorta/runtime/runtime';
import { useEffect, useRef } from 'react';

/** A new page begins at its top and is read from its start; where it is scrolled to after going back is left to the browser. */
export function usePageStart(): void {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  /* where the browser last went back to: a step back within a page must not be taken for the step after it */
  const backTo = useRef<string | null>(null);
  useEffect(() => {
    const note = () => {
      backTo.current = window.location.pathname;
    };
    window.addEventListener('popstate', note);
    return () => window.removeEventListener('popstate', note);
  }, []);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const back = backTo.current === window.location.pathname;
    backTo.current = null;
    if (hash) return;
    if (!back) window.scrollTo(0, 0);
    /* what had the focus may have gone with the page that was left */
    if (!back || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
