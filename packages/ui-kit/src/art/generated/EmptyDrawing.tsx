// Made by build-art.ts from files/states/empty.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function EmptyDrawing({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" {...drawingAttributes(label, className)}>
      <path fill="var(--art-tint,#dff1ef)" d="M60 204v-84a100 100 0 0 1 200 0v84z"/>
      <path fill="var(--art-ink,#0a3f45)" d="M80 92h9v112h-9zM231 92h9v112h-9z"/>
      <path fill="var(--art-paper,#fff)" d="M112 204v-44a48 48 0 0 1 96 0v44z"/>
      <path fill="var(--art-soft,#93cdc7)" d="M112 150h96v7h-96zM116 178h88v7h-88z"/>
      <rect fill="var(--art-ink,#0a3f45)" x="80" y="34" width="160" height="10" rx="4"/>
      <path fill="var(--art-solid,#0f7a78)" d="M84 42H114.4L102.4 88a19.2 19.2 0 0 1-38.4 0zM144.8 42H175.2L179.2 88a19.2 19.2 0 0 1-38.4 0zM205.6 42H236L256 88a19.2 19.2 0 0 1-38.4 0z"/>
      <path fill="var(--art-paper,#fff)" d="M114.4 42H144.8L140.8 88a19.2 19.2 0 0 1-38.4 0zM175.2 42H205.6L217.6 88a19.2 19.2 0 0 1-38.4 0z"/>
      <path fill="none" stroke="var(--art-accent,#f4a13c)" strokeWidth="5" strokeLinecap="round" d="M160 108v12"/>
      <path fill="var(--art-accent,#f4a13c)" d="M148 132a12 12 0 0 1 24 0z"/>
      <rect fill="var(--art-soft,#93cdc7)" x="28" y="204" width="264" height="8" rx="4"/>
    </svg>
  );
}
