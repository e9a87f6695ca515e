// Made by build-art.ts from files/states/empty.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function EmptyDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
      <path fill="var(--art-ink,#0a3f45)" d="M80 92h9v112h-9zM231 92h9v112h-9z"/>
      <path fill="var(--art-soft,#93cdc7)" d="M89 152h142v52h-142z"/>
      <path fill="var(--art-solid,#0f7a78)" d="M102 172h118v8h-118zM102 188h118v8h-118z"/>
      <path fill="var(--art-ink,#0a3f45)" d="M132 150v-6a30 28 0 0 1 60 0v6zM112 150a20 20 0 0 1 0-14l-1-18 11 8h12l11-8-1 18a20 20 0 0 1 0 14z"/>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="9" strokeLinecap="round" d="M186 146h14a8 8 0 0 1 8 8v12"/>
      <path fill="none" stroke="var(--art-accent,#f4a13c)" strokeWidth="4" strokeLinecap="round" d="M115 138q4 4 8 0M133 138q4 4 8 0"/>
      <rect fill="var(--art-solid,#0f7a78)" x="68" y="150" width="128" height="12" rx="4"/>
      <rect fill="var(--art-solid,#0f7a78)" x="68" y="150" width="184" height="12" rx="4"/>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="9" strokeLinecap="round" d="M204 152v22"/>
      <rect fill="var(--art-ink,#0a3f45)" x="80" y="34" width="160" height="10" rx="4"/>
      <path fill="var(--art-solid,#0f7a78)" d="M84 42H114.4L102.4 88a19.2 19.2 0 0 1-38.4 0zM144.8 42H175.2L179.2 88a19.2 19.2 0 0 1-38.4 0zM205.6 42H236L256 88a19.2 19.2 0 0 1-38.4 0z"/>
      <path fill="var(--art-paper,#fff)" d="M114.4 42H144.8L140.8 88a19.2 19.2 0 0 1-38.4 0zM175.2 42H205.6L217.6 88a19.2 19.2 0 0 1-38.4 0z"/>
    </svg>
  );
}
