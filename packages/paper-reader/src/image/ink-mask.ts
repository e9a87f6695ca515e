import type { GreyImage } from './grey-image.ts';
import { numberAt } from './number-at.ts';
import type { Steps } from './steps.ts';

/** Where something darker than its surroundings stands: 1, otherwise 0. */
export interface InkMask {
  width: number;
  height: number;
  ink: Uint8Array;
}

/* darker than the mean of the neighbourhood by this many greys at least */
const leastContrast = 9;

/**
 * Each pixel against a square around it, so that shade and reflection do not matter.
 * @param reach pixels from its middle to its side
 * @param share by how much of the square's spread ink is darker than its mean; more parts what runs together
 */
export function* inkMask({ width, height, data }: GreyImage, reach: number, share: number): Steps<InkMask> {
  const wide = width + 1;
  const sums = new Float64Array(wide * (height + 1));
  const squares = new Float64Array(wide * (height + 1));
  for (let y = 0; y < height; y++) {
    let sum = 0;
    let square = 0;
    for (let x = 0; x < width; x++) {
      const value = numberAt(data, y * width + x);
      sum += value;
      square += value * value;
      const at = (y + 1) * wide + x + 1;
      sums[at] = numberAt(sums, at - wide) + sum;
      squares[at] = numberAt(squares, at - wide) + square;
    }
    if (y % 32 === 0) yield;
  }
  const ink = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - reach) * wide;
    const bottom = Math.min(height, y + reach + 1) * wide;
    const rows = (bottom - top) / wide;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const count = rows * (right - left);
      const of = (table: Float64Array): number =>
        (numberAt(table, bottom + right) -
          numberAt(table, bottom + left) -
          numberAt(table, top + right) +
          numberAt(table, top + left)) /
        count;
      const mean = of(sums);
      const spread = Math.sqrt(Math.max(0, of(squares) - mean * mean));
      const value = numberAt(data, y * width + x);
      if (value < mean - Math.max(leastContrast, share * spread)) ink[y * width + x] = 1;
    }
    if (y % 16 === 0) yield;
  }
  return { width, height, ink };
}
