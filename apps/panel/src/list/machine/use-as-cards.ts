import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const phones = '(max-width: 700px)';

function watchPhones(changed: () => void): () => void {
  const query = matchMedia(phones);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/**
 * Whether rows stand as cards: on a phone always, elsewhere where the table wants more room than there is, in px. What it wants is known from
 * when it was last drawn as a table, so that it comes back where there is room again.
 */
export function useAsCards(): { frame: RefObject<HTMLDivElement | null>; asCards: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const isPhone = useSyncExternalStore(
    watchPhones,
    () => matchMedia(phones).matches,
    () => false,
  );
  const [wanted, setWanted] = useState(0);
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const asCards = isPhone || room < wanted;
  /* after each drawing and before it is seen: other rows want another room */
  useLayoutEffect(() => {
    const { scrollWidth = 0, clientWidth = 0 } = frame.current ?? {};
    if (asCards || scrollWidth <= clientWidth) return;
    setWanted(scrollWidth);
    setRoom(clientWidth);
  });
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const watch = new ResizeObserver(() => setRoom(current.clientWidth));
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return { frame, asCards };
}
