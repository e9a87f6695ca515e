import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/**
 * What a form says above its fields takes the focus after every refused press, also when the words are the same as before.
 * The error summary takes it itself; where there is none, its place does.
 */
export function useSummaryFocus(): { summary: RefObject<HTMLDivElement | null>; focusSummary: () => void } {
  const summary = useRef<HTMLDivElement>(null);
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (presses > 0) (summary.current?.querySelector<HTMLElement>('[tabindex]') ?? summary.current)?.focus();
  }, [presses]);
  return { summary, focusSummary: useCallback(() => setPresses((count) => count + 1), []) };
}
