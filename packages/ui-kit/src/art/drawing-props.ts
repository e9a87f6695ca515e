export interface DrawingProps {
  /** translated name; without it the drawing is hidden from readers */
  label?: string | undefined;
  className?: string | undefined;
}

export const drawingAttributes = (label: string | undefined, className: string | undefined) =>
  label
    ? ({ role: 'img', 'aria-label': label, className } as const)
    : ({ 'aria-hidden': true, focusable: false, className } as const);
