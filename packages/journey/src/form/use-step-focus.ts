import { useEffect, useRef } from 'react';

/**
 * A step that a press opened is brought to the top and its first field takes the focus; one that opens otherwise leaves the
 * focus where it is.
 * @param open place of the open step
 * @returns opens a step by `move`
 */
export function useStepFocus(open: number): (stepId: string | undefined, move: () => void) => void {
  const pressed = useRef<{ section: string; open: number } | null>(null);
  useEffect(() => {
    if (pressed.current === null || pressed.current.open === open) return;
    const section = document.getElementById(pressed.current.section);
    pressed.current = null;
    section?.scrollIntoView({ block: 'start' });
    /* whoever types goes on at once; what fills a field in stands one stop before it */
    const first = (what: string) => section?.querySelector<HTMLElement>(what);
    (first('input:not([type=hidden]), select, textarea') ?? first('button'))?.focus();
  }, [open]);
  return (stepId, move) => {
    pressed.current = { section: `step-${stepId}`, open };
    move();
  };
}
