import type { FontFamily, FontSlice } from './font-slices.ts';

export interface FontFile {
  /** its name without the mark of its content; `fontNames` has the whole */
  name: string;
  /** the name CSS gives it */
  family: FontFamily | 'Vazirmatn';
  slice: FontSlice;
  /** CSS `font-weight` */
  weight: string;
  /** where it is cut from, below node_modules */
  source: string;
}

const variable = '400 700';

function fromVariable(
  family: FontFile['family'],
  axis: string,
  slices: Partial<Record<FontSlice, string>>,
): FontFile[] {
  const folder = family.toLowerCase();
  return Object.entries(slices).map(([slice, subset]) => ({
    name: `${folder}-${slice}`,
    family,
    slice: slice as FontSlice,
    weight: variable,
    source: `@fontsource-variable/${folder}/files/${folder}-${subset}-${axis}-normal.woff2`,
  }));
}

const latinSlices = {
  core: 'latin',
  turkish: 'latin-ext',
  lira: 'latin-ext',
  latin: 'latin',
  'latin-ext': 'latin-ext',
  cyrillic: 'cyrillic',
};

/** Andika comes in two weights: the lighter stands for 400 and 500, the other for 600 and 700. */
const andika: FontFile[] = (['400', '700'] as const).flatMap((weight) =>
  Object.entries(latinSlices).map(([slice, subset]) => ({
    name: `andika-${weight}-${slice}`,
    family: 'Andika' as const,
    slice: slice as FontSlice,
    weight: weight === '400' ? '400 500' : '600 700',
    source: `@fontsource/andika/files/andika-${subset}-${weight}-normal.woff2`,
  })),
);

export const fontFiles: readonly FontFile[] = [
  ...fromVariable('Inter', 'opsz', latinSlices),
  ...fromVariable('Nunito', 'wght', latinSlices),
  ...fromVariable('Rubik', 'wght', { ...latinSlices, arabic: 'arabic' }).filter(
    ({ slice }) => slice !== 'lira',
  ),
  // Rubik has no ₺ of its own: one letter of Inter under Rubik's name.
  {
    name: 'rubik-lira',
    family: 'Rubik',
    slice: 'lira',
    weight: variable,
    source: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
  },
  ...andika,
  ...fromVariable('Vazirmatn', 'wght', { arabic: 'arabic' }),
];
