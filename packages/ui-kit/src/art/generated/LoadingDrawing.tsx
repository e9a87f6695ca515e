// Made by build-art.ts from files/states/loading.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function LoadingDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
      <path fill="none" stroke="var(--art-solid,#0f7a78)" strokeWidth="7" strokeLinecap="round" d="M146 48c-8-8 8-14 0-24M172 48c-8-8 8-14 0-24"/>
      <rect fill="var(--art-soft,#93cdc7)" x="114" y="58" width="92" height="7" rx="3.5"/>
      <path fill="var(--art-paper,#fff)" d="M118 65h84c0 26-20 32-20 52s26 26 26 48c0 18-12 28-26 28h-44c-14 0-26-10-26-28 0-22 26-28 26-48s-20-26-20-52z"/>
      <path fill="var(--art-accent,#f4a13c)" d="M130 84h60c-6 12-14 17-14 30 0 24 26 30 26 48 0 14-10 22-22 22h-40c-12 0-22-8-22-22 0-18 26-24 26-48 0-13-8-18-14-30z"/>
      <path fill="var(--art-paper,#fff)" fillOpacity=".55" d="M128 158c0-8 6-13 12-18v36c-8-2-12-8-12-18z"/>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="7" strokeLinecap="round" d="M230 186l34-22"/>
      <path fill="var(--art-solid,#0f7a78)" d="M84 186h152a76 18 0 0 1-152 0z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="72" y="182" width="176" height="8" rx="4"/>
      <rect fill="var(--art-paper,#fff)" x="76" y="164" width="20" height="18" rx="4"/>
      <circle fill="var(--art-solid,#0f7a78)" cx="136" cy="226" r="7"/>
      <circle fill="var(--art-soft,#93cdc7)" cx="160" cy="226" r="7"/>
      <circle fill="var(--art-soft,#93cdc7)" cx="184" cy="226" r="7"/>
    </svg>
  );
}
