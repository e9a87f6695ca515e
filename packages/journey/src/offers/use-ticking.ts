import { useEffect, useState } from 'react';
import { startTicking } from './ticking.ts';

/** A number that moves on by itself every `everyMs`; `next` is a function that never changes. */
export function useTicking(everyMs: number, next: (value: number) => number): number {
  const [value, setValue] = useState(0);
  useEffect(() => startTicking(everyMs, next, setValue), [everyMs, next]);
  return value;
}
