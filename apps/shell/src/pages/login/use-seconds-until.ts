import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, 0 when it has passed; counts down by itself.
 * @param instant milliseconds since 1970
 */
export function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((instant - now) / 1000));
  const isOver = left === 0;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
