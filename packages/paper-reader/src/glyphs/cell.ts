import type { Homography } from '../grid/homography.ts';
import { type GreyImage, greyAt } from '../image/grey-image.ts';

/** What the network looks at: so many samples of a character's place, a little wider than the place itself. */
export const cellWidth = 14;
export const cellHeight = 20;
export const cellSize = cellWidth * cellHeight;
const wide = 1.1;
const high = 1.5;

/** A look at the same place, moved and scaled a little: `dx`, `dy` in characters. */
export interface Look {
  dx: number;
  dy: number;
  scale: number;
}

export const straight: Look = { dx: 0, dy: 0, scale: 1 };

/**
 * Ink of a character's place, 0 to 1, whatever the light.
 * @param h from columns and rows to the picture; a character's middle is at whole numbers
 * @param rowHeight how many rows the width of a character is
 */
export function cellOf(
  image: GreyImage,
  h: Homography,
  column: number,
  row: number,
  rowHeight: number,
  { dx, dy, scale }: Look,
): Float32Array {
  const cell = new Float32Array(cellSize);
  const [a, b, c, d, e, f, g, i] = h;
  for (let y = 0; y < 2 * cellHeight; y++) {
    const v = row + (dy + ((y + 0.5) / (2 * cellHeight) - 0.5) * high * scale) * rowHeight;
    for (let x = 0; x < 2 * cellWidth; x++) {
      const u = column + dx + ((x + 0.5) / (2 * cellWidth) - 0.5) * wide * scale;
      const depth = 1 / (g * u + i * v + 1);
      const at = (y >> 1) * cellWidth + (x >> 1);
      const grey = greyAt(image, (a * u + b * v + c) * depth, (d * u + e * v + f) * depth);
      cell[at] = (cell[at] ?? 0) + grey / 4;
    }
  }
  return levelled(cell);
}

/** Paper becomes 0 and the darkest ink 1. */
function levelled(cell: Float32Array): Float32Array {
  const sorted = cell.slice().sort();
  const dark = sorted[Math.floor(cellSize * 0.04)] ?? 0;
  const light = sorted[Math.floor(cellSize * 0.8)] ?? 255;
  const contrast = Math.max(6, light - dark);
  return cell.map((value) => Math.min(1.2, Math.max(-0.2, (light - value) / contrast)));
}
