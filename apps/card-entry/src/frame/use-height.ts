import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageAround } from './page-around.ts';

/** Tells the page how high the fields are, each time they are higher or lower. */
export function useHeight(place: RefObject<HTMLElement | null>, page: PageAround): void {
  const told = useRef(0);
  const tell = (): void => {
    const px = Math.ceil(place.current?.getBoundingClientRect().height ?? 0);
    if (px === 0 || px === told.current) return;
    told.current = px;
    page.say({ kind: 'height', px });
  };
  /* measured after each drawing, too: below the fold a browser may put off what observes */
  useLayoutEffect(tell);
  // biome-ignore lint/correctness/useExhaustiveDependencies: observes as long as the frame is there
  useEffect(() => {
    if (!place.current) return;
    const observer = new ResizeObserver(tell);
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
}
