import type { Homography } from '../grid/homography.ts';
import type { GreyImage } from '../image/grey-image.ts';
import { cellOf, type Look, straight } from './cell.ts';
import { judge, type Network } from './network.ts';

/* one straight look and some from beside it: who is sure sees the same from all of them */
const looks: readonly Look[] = [
  straight,
  { dx: 0.05, dy: 0.04, scale: 1 },
  { dx: -0.05, dy: -0.04, scale: 1 },
  { dx: 0, dy: 0, scale: 0.95 },
  { dx: 0, dy: 0, scale: 1.06 },
];

/** How likely each character stands at this place, as logarithms, over all looks. */
export function chancesAt(
  network: Network,
  image: GreyImage,
  h: Homography,
  column: number,
  row: number,
  rowHeight: number,
): Float32Array {
  const all = looks.map((look) => judge(network, cellOf(image, h, column, row, rowHeight, look)));
  return (all[0] ?? new Float32Array()).map(
    (_, one) => all.reduce((sum, chances) => sum + Math.max(-12, chances[one] ?? 0), 0) / looks.length,
  );
}
