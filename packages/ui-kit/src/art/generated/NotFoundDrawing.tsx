// Made by build-art.ts from files/states/not-found.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function NotFoundDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M28 204v-74a44 44 0 0 1 88 0v74zM204 204v-74a44 44 0 0 1 88 0v74z"/>
      <path fill="var(--art-solid,#0f7a78)" d="M48 204v-68a24 24 0 0 1 48 0v68zM224 204v-68a24 24 0 0 1 48 0v68z"/>
      <path fill="var(--art-soft,#93cdc7)" d="M48 140a24 24 0 0 1 48 0zM224 140a24 24 0 0 1 48 0z"/>
      <circle fill="var(--art-paper,#fff)" cx="86" cy="176" r="4"/>
      <circle fill="var(--art-paper,#fff)" cx="262" cy="176" r="4"/>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="6" strokeLinecap="round" strokeDasharray="2 13" d="M128 196v-108a32 32 0 0 1 64 0v108"/>
      <rect fill="var(--art-soft,#93cdc7)" x="16" y="204" width="288" height="8" rx="4"/>
      <path fill="none" stroke="var(--art-accent,#f4a13c)" strokeWidth="6" strokeLinecap="round" strokeDasharray="2 14" d="M36 230c40 4 92 2 124-34"/>
    </svg>
  );
}
