import { contrast } from '@sigorta/ui-kit/palette/contrast';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';

/** WCAG 2.2 AA: text 4.5, marks and borders of controls 3. */
const pairs = [
  { id: 'button', front: '--c-on-solid', ground: '--c-solid', least: 4.5 },
  { id: 'buttonHover', front: '--c-on-solid', ground: '--c-hover', least: 4.5 },
  { id: 'link', front: '--c-text', ground: '--n-0', least: 4.5 },
  { id: 'linkTint', front: '--c-text', ground: '--c-tint', least: 4.5 },
  { id: 'icon', front: '--c-ui', ground: '--c-tint', least: 3 },
  { id: 'quiet', front: '--n-600', ground: '--n-0', least: 4.5 },
  { id: 'deep', front: '--c-on-deep', ground: '--c-deep', least: 4.5 },
] as const;

export interface ContrastPair {
  id: (typeof pairs)[number]['id'];
  front: string;
  ground: string;
  /** 1 to 21 */
  ratio: number;
  least: number;
}

const ratioOf = (palette: Readonly<Record<string, string>>, front: string, ground: string): number =>
  Math.floor(contrast(palette[front] ?? '', palette[ground] ?? '') * 10) / 10;

/**
 * The pairs of colours a brand's pages are read in, as the palette solves them from its one colour: of the two schemes each
 * pair is shown in the one where it is harder to read.
 * @param isHeld the brand's site is always light
 */
export const contrastPairs = (colour: string, isHeld = false): ContrastPair[] => {
  const palettes = (isHeld ? (['light'] as const) : (['light', 'dark'] as const)).map((scheme) =>
    solvePalette(colour, scheme),
  );
  return pairs.map(({ id, front, ground, least }) => {
    const [first, ...others] = palettes.map((palette) => ({
      id,
      front: palette[front] ?? '',
      ground: palette[ground] ?? '',
      ratio: ratioOf(palette, front, ground),
      least,
    }));
    return others.reduce((worst, one) => (one.ratio < worst.ratio ? one : worst), first as ContrastPair);
  });
};
