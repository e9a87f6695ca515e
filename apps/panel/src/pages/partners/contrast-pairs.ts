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

/** The pairs of colours a brand's pages are read in, as the palette solves them from its one colour. */
export const contrastPairs = (colour: string): ContrastPair[] => {
  const palette = solvePalette(colour);
  return pairs.map(({ id, front, ground, least }) => {
    const [one, other] = [palette[front] ?? '', palette[ground] ?? ''];
    return { id, front: one, ground: other, ratio: Math.floor(contrast(one, other) * 10) / 10, least };
  });
};
