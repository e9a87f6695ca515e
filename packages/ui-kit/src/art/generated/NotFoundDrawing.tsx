// Made by build-art.ts from files/states/not-found.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function NotFoundDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
      <path fill="var(--art-soft,#93cdc7)" d="M188 204a34 34 0 0 1 68 0zM64 204a20 20 0 0 1 40 0z"/>
      <rect fill="var(--art-ink,#0a3f45)" x="150" y="52" width="14" height="152" rx="4"/>
      <path fill="var(--art-solid,#0f7a78)" d="M112 66h112l26 24-26 24h-112a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z"/>
      <path fill="var(--art-soft,#93cdc7)" d="M124 86h84v8h-84z"/>
      <path fill="var(--art-accent,#f4a13c)" d="M202 122h-104l-24 22 24 22h104a6 6 0 0 0 6-6v-32a6 6 0 0 0-6-6z"/>
      <path fill="var(--art-paper,#fff)" d="M110 140h82v8h-82z"/>
      <path fill="var(--art-ink,#0a3f45)" d="M136 66v-8a18 18 0 0 1 18-18h2a13 13 0 0 1 25-4l11 5-11 5c0 12-8 20-20 20z"/>
      <circle fill="var(--art-paper,#fff)" cx="169" cy="38" r="3"/>
      <path fill="var(--art-ink,#0a3f45)" d="M146 56l-28-12 6 20 20 0z"/>
    </svg>
  );
}
