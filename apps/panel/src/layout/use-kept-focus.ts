import { type RefObject, useEffect, useRef } from 'react';

/**
 * What has the focus may go with what it did: a coupon is ended and its button with it, a proposal decided, a row left for its
 * page. The browser then begins at the top of the document; here whoever works by keyboard or ear goes on at the page's heading.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = page.current;
    if (!root) return;
    let last: Element | null = null;
    const onFocus = ({ target }: FocusEvent): void => {
      last = target instanceof Element ? target : null;
    };
    const watch = new MutationObserver(() => {
      if (last === null || last.isConnected || document.activeElement !== document.body) return;
      const heading = root.querySelector('h1');
      /* the next page is on its way */
      if (!heading) return;
      last = null;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    /* whoever presses elsewhere has left it: what goes then takes no focus along */
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !last?.contains(target)) last = null;
    };
    root.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onPress);
    watch.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onPress);
      watch.disconnect();
    };
  }, []);
  return page;
}
