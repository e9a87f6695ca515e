// Made by build-art.ts from files/logo.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function Logo({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 239 92" {...drawingAttributes(label, className)}>
      <g transform="translate(2 6) scale(1.24)">
        <path fill="var(--art-accent,#f4a13c)" d="M22 60V36c0-10 4-18 10-24 6 6 10 14 10 24v24z"/>
        <path fill="var(--art-solid,#0f7a78)" d="M30.5 2.5a1.5 1.5 0 0 1 3 0v3.7A28 28 0 0 1 61 34a7 6.5 0 0 0-14 0v26h-6V36c0-9-3-16-9-22-6 6-9 13-9 22v24h-6V34a7 6.5 0 0 0-14 0A28 28 0 0 1 30.5 6.2z"/>
      </g>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="5.4" strokeLinecap="round" strokeLinejoin="round" d="M114.2 10.4c-1.6 -3.6 -4.8 -5.4 -8.8 -5.4c-4.8 0 -8.6 2.6 -8.6 6.8c0 4.8 4.2 6 8.8 7c5 1.1 9.4 2.5 9.4 7.2c0 4.4 -4 7 -9.2 7c-4.6 0 -8.2 -2 -9.8 -5.8M122.1 13v20M122.1 4.4v0.01M149.2 23a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M149.2 13v19a9.6 9.6 0 0 1 -17.6 5.4M176.3 23a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M181.8 13v20M181.8 22a9 9 0 0 1 9.5 -9M200.5 6v20.5a6.5 6.5 0 0 0 7.5 6.3M196.5 13h10.5M231.4 23a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M231.4 13v20"/>
      <path fill="none" stroke="var(--art-ink,#0a3f45)" strokeWidth="5.4" strokeLinecap="round" strokeLinejoin="round" d="M120 55.4a14 14 0 1 0 0 17.2M109 78v3.4c2.6 0.4 3.8 1.6 3.8 3.4c0 2.4 -2.4 3.6 -6 3M147.1 68a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M147.1 58v20M154 58v20M154 67a9 9 0 0 1 9.5 -9M180.1 61.6c-1.2 -2.4 -3.4 -3.6 -6.2 -3.6c-3.5 0 -6.2 1.8 -6.2 4.9c0 3.3 3 4.2 6.4 4.9c3.6 0.7 6.8 1.6 6.8 5.1c0 3.2 -2.9 5.1 -6.7 5.1c-3.3 0 -5.9 -1.4 -7.3 -4M174.2 78v3.4c2.6 0.4 3.8 1.6 3.8 3.4c0 2.4 -2.4 3.6 -6 3M188 58v20M208.3 61.6c-1.2 -2.4 -3.4 -3.6 -6.2 -3.6c-3.5 0 -6.2 1.8 -6.2 4.9c0 3.3 3 4.2 6.4 4.9c3.6 0.7 6.8 1.6 6.8 5.1c0 3.2 -2.9 5.1 -6.7 5.1c-3.3 0 -5.9 -1.4 -7.3 -4M216.2 58v20"/>
    </svg>
  );
}
