import { linearRgb } from './oklch.ts';

const luminance = (hex: string): number => {
  const [r, g, b] = linearRgb(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Ratio of two `#rrggbb` colours, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const a = luminance(one);
  const b = luminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
