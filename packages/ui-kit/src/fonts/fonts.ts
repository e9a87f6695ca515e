import { type FontFile, fontFiles } from './font-files.ts';
import { type FontFamily, fontFamilies, sliceLetters, unicodeRange } from './font-slices.ts';
import { fontNames } from './generated/font-names.ts';

export { type FontFamily, fontFamilies } from './font-slices.ts';

/** Percent of Arial's own, at regular and at bold; measured in Chromium over a Turkish text. */
interface FallbackMetrics {
  size: number;
  ascent: number;
  descent: number;
}

const fallbacks: Record<FontFamily, { regular: FallbackMetrics; bold: FallbackMetrics }> = {
  // Inter narrows as it grows (optical size): body at 16 px, bold at 22 px, between buttons and headings.
  Inter: {
    regular: { size: 105, ascent: 92.3, descent: 23 },
    bold: { size: 97.8, ascent: 99.1, descent: 24.7 },
  },
  Rubik: {
    regular: { size: 103.1, ascent: 90.7, descent: 24.2 },
    bold: { size: 101.8, ascent: 91.8, descent: 24.6 },
  },
  Nunito: {
    regular: { size: 100.1, ascent: 101, descent: 35.3 },
    bold: { size: 95, ascent: 106.4, descent: 37.2 },
  },
  Andika: {
    regular: { size: 104.8, ascent: 116.4, descent: 37.2 },
    bold: { size: 103.5, ascent: 117.9, descent: 37.7 },
  },
};

/** A family by a partner's setting; anything unknown is Inter. */
export const fontFamilyOf = (name: string): FontFamily =>
  fontFamilies.find((family) => family === name) ?? 'Inter';

/** Rubik writes Arabic itself; for the others Vazirmatn does. */
const arabicFamily = (family: FontFamily): FontFile['family'] => (family === 'Rubik' ? 'Rubik' : 'Vazirmatn');

const address = (baseUrl: string, { name }: FontFile): string =>
  `${baseUrl.replace(/\/$/, '')}/${fontNames[name] ?? `${name}.woff2`}`;

/** Value of `--font`. */
export const fontStack = (family: FontFamily): string =>
  `${family}, "${family} fallback", Vazirmatn, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif`;

/**
 * Every `@font-face` of a family that has a file: its slices by `unicode-range`, and the Arabic beside it.
 * @param baseUrl folder the woff2 files are served from
 */
export const fontFaceCss = (family: FontFamily, baseUrl: string): string => {
  const { arabic, others } = fontFacesCss(family, baseUrl);
  return others + arabic;
};

/** The same in two: Arabic letters have a stand-in of another measure, the others have not. */
export function fontFacesCss(family: FontFamily, baseUrl: string): { arabic: string; others: string } {
  const faces = (fonts: FontFile[]): string => fonts.map((font) => faceCss(font, baseUrl)).join('');
  const all = fontFiles.filter((font) => font.family === family || font.family === arabicFamily(family));
  return {
    arabic: faces(all.filter(({ slice }) => slice === 'arabic')),
    others: faces(all.filter(({ slice }) => slice !== 'arabic')),
  };
}

function faceCss(font: FontFile, baseUrl: string): string {
  const { family, slice, weight } = font;
  return `@font-face{font-family:${family};src:url("${address(baseUrl, font)}") format("woff2");font-weight:${weight};font-display:swap;unicode-range:${unicodeRange(sliceLetters[slice])}}`;
}

/** Two faces of Arial drawn to a family's measure, so that nothing moves when the real one comes. */
export function fallbackFaceCss(family: FontFamily): string {
  const { regular, bold } = fallbacks[family];
  const face = (weight: string, locals: string[], metrics: FallbackMetrics): string =>
    `@font-face{font-family:"${family} fallback";src:${locals.map((name) => `local("${name}")`).join(',')};font-weight:${weight};` +
    `size-adjust:${metrics.size}%;ascent-override:${metrics.ascent}%;descent-override:${metrics.descent}%;line-gap-override:0%}`;
  return [
    face('400 500', ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], regular),
    face('600 700', ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'], bold),
  ].join('');
}
