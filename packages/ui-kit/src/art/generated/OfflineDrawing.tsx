// Made by build-art.ts from files/states/offline-remote.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function OfflineDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
      <rect fill="var(--art-solid,#0f7a78)" x="44" y="80" width="232" height="124"/>
      <rect fill="var(--art-ink,#0a3f45)" x="34" y="68" width="252" height="14" rx="4"/>
      <path fill="var(--art-solid,#0f7a78)" d="M134 68a26 26 0 0 1 52 0z"/>
      <path fill="var(--art-paper,#fff)" d="M58 204v-64a30 30 0 0 1 60 0v64zM202 204v-64a30 30 0 0 1 60 0v64z"/>
      <path fill="var(--art-ink,#0a3f45)" d="M130 204v-64a30 30 0 0 1 60 0v64z"/>
      <path fill="none" stroke="var(--art-solid,#0f7a78)" strokeWidth="5" d="M134 130h52M130 144h60M130 158h60M130 172h60M130 186h60"/>
      <rect fill="var(--art-ink,#0a3f45)" x="126" y="196" width="68" height="8"/>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="4" d="M88 110v12M232 110v12"/>
      <path fill="var(--art-accent,#f4a13c)" d="M78 124h20l6 10-6 18h-20l-6-18zM222 124h20l6 10-6 18h-20l-6-18z"/>
      <path fill="var(--art-ink,#0a3f45)" d="M80 120h16v6h-16zM224 120h16v6h-16zM82 150h12v6h-12zM226 150h12v6h-12z"/>
      <path fill="var(--art-soft,#93cdc7)" d="M66 180h44v24h-44zM210 180h44v24h-44z"/>
      <path fill="var(--art-solid,#0f7a78)" d="M74 180a8 8 0 0 1 28 0zM218 180a8 8 0 0 1 28 0z"/>
      <path fill="none" stroke="var(--art-paper,#fff)" strokeWidth="7" d="M150 168v-10a10 10 0 0 1 20 0v10"/>
      <rect fill="var(--art-paper,#fff)" x="143" y="164" width="34" height="28" rx="6"/>
      <circle fill="var(--art-ink,#0a3f45)" cx="160" cy="178" r="5"/>
    </svg>
  );
}
