/** The families a partner may choose (spec §7, `font_family`), and Vazirmatn, which stands in where one has no Arabic. */
export const fontFamilies = ['Inter', 'Rubik', 'Nunito', 'Andika'] as const;
export type FontFamily = (typeof fontFamilies)[number];

/**
 * What is cut out of a family. `core` and `turkish` together write every Turkish page and are all that most visitors
 * load; the others come when a letter of theirs is on the page.
 */
export type FontSlice = 'core' | 'turkish' | 'lira' | 'latin' | 'latin-ext' | 'cyrillic' | 'arabic';

const span = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

const core = `${span(0x20, 0x7e)}\u00A0ÇÖÜçöüıÂÎÛâîû·×«»°§®©–—‘’“”•…‹›€−`;
const turkish = 'ĞğŞşİ';
const without = (text: string, taken: string): string =>
  [...text].filter((letter) => !taken.includes(letter)).join('');

/** The letters of each slice. Arabic takes the letters of Arabic itself, its marks and digits, and Persian's four. */
export const sliceLetters: Record<FontSlice, string> = {
  core,
  turkish,
  lira: '₺',
  latin: without(span(0xa0, 0xff), core),
  'latin-ext': without(`${span(0x100, 0x17f)}ȘșȚțẞ`, `${turkish}ı`),
  cyrillic: `${span(0x400, 0x45f)}Ґґ№`,
  arabic: `${span(0x600, 0x603)}،؍؟؛ـ${span(0x621, 0x63a)}${span(0x641, 0x655)}${span(0x660, 0x66d)}ٰٱپچژکگیەۀ${span(0x6f0, 0x6f9)}﴾﴿`,
};

/** Letters as a CSS `unicode-range`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set([...letters].map((letter) => letter.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (n: number): string => n.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
