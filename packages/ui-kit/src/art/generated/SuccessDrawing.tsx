// Made by build-art.ts from files/states/success.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function SuccessDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
      <path fill="var(--art-ink,#0a3f45)" d="M156 60h8v30h-8z"/>
      <rect fill="var(--art-paper,#fff)" x="108" y="80" width="104" height="116" rx="10"/>
      <path fill="var(--art-soft,#93cdc7)" d="M126 120h68v8h-68zM126 138h52v8h-52zM126 156h36v8h-36z"/>
      <path fill="var(--art-solid,#0f7a78)" d="M64 106a96 84 0 0 1 192 0c-10-13-38-13-48 0-10-13-86-13-96 0-10-13-38-13-48 0z"/>
      <path fill="var(--art-soft,#93cdc7)" d="M160 22c-30 16-46 48-48 84 10-13 86-13 96 0-2-36-18-68-48-84z"/>
      <circle fill="var(--art-ink,#0a3f45)" cx="160" cy="22" r="7"/>
      <circle fill="var(--art-accent,#f4a13c)" stroke="var(--art-paper,#fff)" strokeWidth="6" paintOrder="stroke" cx="204" cy="170" r="30"/>
      <path fill="none" stroke="var(--art-paper,#fff)" strokeWidth="9" strokeLinecap="round" strokeLinejoin="round" d="M191 171l10 10 17-20"/>
    </svg>
  );
}
