// Made by build-art.ts from files/mark.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function Mark({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" {...drawingAttributes(label, className)}>
      <path fill="var(--art-accent,#f4a13c)" d="M22 60V36c0-10 4-18 10-24 6 6 10 14 10 24v24z"/>
      <path fill="var(--art-solid,#0f7a78)" d="M30.5 2.5a1.5 1.5 0 0 1 3 0v3.7A28 28 0 0 1 61 34a7 6.5 0 0 0-14 0v26h-6V36c0-9-3-16-9-22-6 6-9 13-9 22v24h-6V34a7 6.5 0 0 0-14 0A28 28 0 0 1 30.5 6.2z"/>
    </svg>
  );
}
