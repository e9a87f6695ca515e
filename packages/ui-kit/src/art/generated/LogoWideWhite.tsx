// Made by build-art.ts from files/logo-wide-white.svg; do not edit.
import type { DrawingProps } from '../drawing-props.ts';
import { drawingAttributes } from '../drawing-props.ts';

export function LogoWideWhite({ label, className }: DrawingProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 64" {...drawingAttributes(label, className)}>
      <path fill="#fff" d="M30.5 2.5a1.5 1.5 0 0 1 3 0v3.7A28 28 0 0 1 61 34a7 6.5 0 0 0-14 0v26h-6V36c0-9-3-16-9-22-6 6-9 13-9 22v24h-6V34a7 6.5 0 0 0-14 0A28 28 0 0 1 30.5 6.2z"/>
      <path fill="none" stroke="#fff" strokeWidth="5.4" strokeLinecap="round" strokeLinejoin="round" d="M96.2 23.4c-1.6 -3.6 -4.8 -5.4 -8.8 -5.4c-4.8 0 -8.6 2.6 -8.6 6.8c0 4.8 4.2 6 8.8 7c5 1.1 9.4 2.5 9.4 7.2c0 4.4 -4 7 -9.2 7c-4.6 0 -8.2 -2 -9.8 -5.8M104.1 26v20M104.1 17.4v0.01M131.2 36a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M131.2 26v19a9.6 9.6 0 0 1 -17.6 5.4M158.3 36a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M163.8 26v20M163.8 35a9 9 0 0 1 9.5 -9M182.5 19v20.5a6.5 6.5 0 0 0 7.5 6.3M178.5 26h10.5M213.4 36a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M213.4 26v20M257.4 23.4a14 14 0 1 0 0 17.2M246.4 46v3.4c2.6 0.4 3.8 1.6 3.8 3.4c0 2.4 -2.4 3.6 -6 3M284.5 36a10 10 0 1 1 -20 0a10 10 0 1 1 20 0M284.5 26v20M291.4 26v20M291.4 35a9 9 0 0 1 9.5 -9M317.5 29.6c-1.2 -2.4 -3.4 -3.6 -6.2 -3.6c-3.5 0 -6.2 1.8 -6.2 4.9c0 3.3 3 4.2 6.4 4.9c3.6 0.7 6.8 1.6 6.8 5.1c0 3.2 -2.9 5.1 -6.7 5.1c-3.3 0 -5.9 -1.4 -7.3 -4M311.6 46v3.4c2.6 0.4 3.8 1.6 3.8 3.4c0 2.4 -2.4 3.6 -6 3M325.4 26v20M345.7 29.6c-1.2 -2.4 -3.4 -3.6 -6.2 -3.6c-3.5 0 -6.2 1.8 -6.2 4.9c0 3.3 3 4.2 6.4 4.9c3.6 0.7 6.8 1.6 6.8 5.1c0 3.2 -2.9 5.1 -6.7 5.1c-3.3 0 -5.9 -1.4 -7.3 -4M353.6 26v20"/>
    </svg>
  );
}
