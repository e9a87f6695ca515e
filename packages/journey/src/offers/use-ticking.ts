import { useEffect, useState } from 'react';

/** A number that moves on by itself every `everyMs` until `next` gives the same number twice. */
export function useTicking(everyMs: number, next: (value: number) => number): number {
  const [value, setValue] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` is a pure function of this module's neighbours
  useEffect(() => {
    const timer = setInterval(() => setValue(next), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return value;
}
