import { type RefObject, useLayoutEffect } from 'react';

const margin = 12;

/** Moves what floats sideways until it is inside the window; sets `--shift` in pixels, read by its sheet. */
export function useInView(open: boolean, panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    element.style.setProperty('--shift', '0px');
    const { left, right } = element.getBoundingClientRect();
    const room = element.ownerDocument.documentElement.clientWidth;
    const over = Math.max(0, right - (room - margin));
    const under = Math.max(0, margin - left);
    element.style.setProperty('--shift', `${under - over}px`);
  }, [open, panel]);
}
