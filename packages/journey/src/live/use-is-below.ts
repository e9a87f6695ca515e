import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element lies below the screen, so that one would have to go down to see it; not, before anybody looked. */
export function useIsBelow(): [RefCallback<Element>, boolean] {
  const [isBelow, setIsBelow] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setIsBelow(!last.isIntersecting && last.boundingClientRect.top > 0);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isBelow];
}
