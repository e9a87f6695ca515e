import { createHash } from 'node:crypto';
import { defaultBrandColour } from '@sigorta/ui-kit/palette/brand-hex';
import { solvePalette } from '@sigorta/ui-kit/palette/palette';
import sharp from 'sharp';

/** the same for every brand */
const paper = solvePalette(defaultBrandColour)['--n-0'] ?? '';

/** Edges of the pictures that phones ask for: a launcher's, and the one shown while it starts. */
export const iconSizes = [192, 512] as const;

/** A square of a brand's own mark, whole also where a phone cuts corners off. */
const iconOf = (mark: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paper}"/>${mark.replace(
    '<svg ',
    '<svg x="13" y="13" width="38" height="38" ',
  )}</svg>`;

const mostKept = 100;
const drawn = new Map<string, Promise<Buffer>>();

/** The mark of a brand as PNG, which every launcher takes; drawn once for each mark. @param size its edge in pixels */
export function drawIcon(mark: string, size: number): Promise<Buffer> {
  const key = `${size} ${createHash('sha256').update(mark).digest('base64url')}`;
  const known = drawn.get(key);
  if (known) return known;
  if (drawn.size >= mostKept) drawn.clear();
  const made = sharp(Buffer.from(iconOf(mark)))
    .resize(size, size)
    .png()
    .toBuffer();
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}
