// Made by build-art.ts from files/states/error.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function ErrorDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
      <path fill="none" stroke="var(--art-soft,#93cdc7)" strokeWidth="7" strokeLinecap="round" d="M64 60l-10 22M92 34l-8 18M80 120l-10 22M246 128l-10 22M272 150l-8 18M112 160l-8 18"/>
      <path fill="var(--art-soft,#93cdc7)" d="M104 196h112a8 8 0 0 1 8 8h-128a8 8 0 0 1 8-8z"/>
      <g transform="rotate(16 160 120)">
        <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="9" strokeLinecap="round" d="M160 60v124a13 13 0 0 1-26 0v-4"/>
        <path fill="var(--art-solid,#0f7a78)" d="M88 62c2 50 32 74 72 74s70-24 72-74c-12 14-36 14-46 0-10 14-42 14-52 0-10 14-34 14-46 0z"/>
        <path fill="var(--art-soft,#93cdc7)" d="M134 62c2 34 10 58 26 74 16-16 24-40 26-74-10 14-42 14-52 0z"/>
        <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="6" strokeLinecap="round" d="M88 62l-6-12M232 62l8-10M160 60v-14"/>
      </g>
      <path fill="var(--art-accent,#f4a13c)" stroke="var(--art-paper,#fff)" strokeWidth="6" strokeLinejoin="round" paintOrder="stroke" d="M266 22h26l-14 26h16l-40 52 10-38h-14z"/>
    </svg>
  );
}
