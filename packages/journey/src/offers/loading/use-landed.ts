import { useEffect, useState } from 'react';

/** Long enough to see the door open, short enough not to be a wait. */
const landingMs = 700;
/** The others may come along meanwhile: what is there when the list opens is sorted, what comes later stands below. */
const patienceMs = 4000;

/**
 * True once the list may take over: at once when offers were there from the start, else a moment after the first when
 * all have answered, and after a little patience when not.
 */
export function useLanded(hasOffers: boolean, isSettled: boolean): boolean {
  const [landed, setLanded] = useState(hasOffers);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!hasOffers) return;
    const seen = setTimeout(() => setSeen(true), landingMs);
    const patient = setTimeout(() => setLanded(true), patienceMs);
    return () => {
      clearTimeout(seen);
      clearTimeout(patient);
    };
  }, [hasOffers]);
  return landed || (isSeen && isSettled);
}
