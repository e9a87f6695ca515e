import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/** ms without another key or press: whoever types quickly has the next letter there before */
const restMs = 160;

/**
 * Whether something has stayed what it is for a moment, and what ends the wait. What is drawn for it then is drawn when the browser has
 * nothing else to do, and never between two keys of somebody who types.
 */
export function useRested(what: string): [isRested: boolean, rest: () => void] {
  const [rested, setRested] = useState<string | null>(null);
  const rest = (): void => startTransition(() => setRested(what));
  useEffect(() => {
    let callOff = (): void => undefined;
    const timer = setTimeout(() => {
      callOff = whenIdle(() => startTransition(() => setRested(what)));
    }, restMs);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [what]);
  return [rested === what, rest];
}
