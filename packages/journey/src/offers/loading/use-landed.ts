import { useEffect, useState } from 'react';

/** Long enough to see the door open, short enough not to be a wait. */
const landingMs = 700;

/** True once the list may take over: at once when offers were there from the start, else a moment after the first. */
export function useLanded(hasOffers: boolean): boolean {
  const [landed, setLanded] = useState(hasOffers);
  useEffect(() => {
    if (!hasOffers) return;
    const timer = setTimeout(() => setLanded(true), landingMs);
    return () => clearTimeout(timer);
  }, [hasOffers]);
  return landed;
}
