import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes what floats when Escape is pressed, something outside is pressed, or focus leaves.
 * `root` holds both the button and what floats. Escape gives focus back to `trigger`.
 */
export function usePopup(
  open: boolean,
  close: () => void,
  root: RefObject<HTMLElement | null>,
  trigger?: RefObject<HTMLElement | null>,
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const element = root.current;
    if (!open || !element) return;
    const page = element.ownerDocument;
    const outside = (target: EventTarget | null): boolean =>
      target instanceof Node && !element.contains(target);
    const onPress = (event: PointerEvent): void => {
      if (outside(event.target)) latest.current();
    };
    const onFocus = (event: FocusEvent): void => {
      if (outside(event.target)) latest.current();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // An open dialog around it must stay open: this key was for us.
      event.stopPropagation();
      event.preventDefault();
      latest.current();
      trigger?.current?.focus();
    };
    page.addEventListener('pointerdown', onPress);
    page.addEventListener('focusin', onFocus);
    page.addEventListener('keydown', onKey, true);
    return () => {
      page.removeEventListener('pointerdown', onPress);
      page.removeEventListener('focusin', onFocus);
      page.removeEventListener('keydown', onKey, true);
    };
  }, [open, root, trigger]);
}
