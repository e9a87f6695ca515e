import { useEffect, useRef } from 'react';

/** A mouse that only cuts a corner on its way to a link must not close what it goes to. */
const patienceMs = 200;

interface Pointer {
  pointerType: string;
}

/** Handlers that open while a mouse is over an area; touch and pen press instead. */
export function useHoverOpen(setOpen: (open: boolean) => void) {
  const over = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    /** a press of the mouse that has just opened it must not close it */
    isMouseOver: () => over.current,
    area: {
      onPointerEnter: ({ pointerType }: Pointer) => {
        if (pointerType !== 'mouse') return;
        clearTimeout(leaving.current);
        over.current = true;
        setOpen(true);
      },
      onPointerLeave: ({ pointerType }: Pointer) => {
        if (pointerType !== 'mouse') return;
        over.current = false;
        leaving.current = setTimeout(() => setOpen(false), patienceMs);
      },
    },
  };
}
