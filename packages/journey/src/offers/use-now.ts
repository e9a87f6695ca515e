import { useEffect, useState } from 'react';

/** The time, once in a while: prices end while a page stands open. Milliseconds; in the browser only. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
