import { carry, type Homography, type Place } from '../grid/homography.ts';
import { advance, type Cut, outlineOf } from './outlines.ts';

/** How much of each pixel is covered by ink, 0 to 1, gathered as signed areas until it is summed. */
export interface Sheet {
  width: number;
  height: number;
  areas: Float32Array;
}

export const emptySheet = (width: number, height: number): Sheet => ({
  width,
  height,
  areas: new Float32Array(width * height + 2),
});

const add = (areas: Float32Array, at: number, area: number): void => {
  areas[at] = (areas[at] ?? 0) + area;
};

/** The exact area right of a line's piece within each row it crosses. */
function addLine({ width, height, areas }: Sheet, from: Place, to: Place): void {
  if (from.y === to.y) return;
  const sign = from.y < to.y ? 1 : -1;
  const [top, bottom] = sign > 0 ? [from, to] : [to, from];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  const last = Math.min(height, Math.ceil(bottom.y));
  for (let row = Math.max(0, Math.floor(top.y)); row < last; row++) {
    const y0 = Math.max(top.y, row);
    const y1 = Math.min(bottom.y, row + 1);
    if (y1 <= y0) continue;
    const x0 = top.x + (y0 - top.y) * slope;
    const x1 = top.x + (y1 - top.y) * slope;
    const pieces = Math.max(1, Math.ceil(Math.abs(x1 - x0)));
    for (let piece = 0; piece < pieces; piece++) {
      const middle = x0 + ((x1 - x0) * (piece + 0.5)) / pieces;
      const tall = (sign * (y1 - y0)) / pieces;
      const column = Math.floor(middle);
      if (column < 0) add(areas, row * width, tall);
      else if (column < width - 1) {
        add(areas, row * width + column, tall * (column + 1 - middle));
        add(areas, row * width + column + 1, tall * (middle - column));
      }
    }
  }
}

/** Draws a character of OCR-B: `at` and `size` in the sheet's own measure, carried by `h`. */
export function drawGlyph(
  sheet: Sheet,
  h: Homography,
  character: string,
  cut: Cut,
  at: Place,
  pitch: number,
): void {
  const scale = pitch / advance;
  for (const line of outlineOf(character, cut)) {
    const carried = line.map(({ x, y }) => carry(h, at.x + x * scale, at.y - y * scale));
    for (let i = 0; i < carried.length; i++) {
      const from = carried[i];
      const to = carried[(i + 1) % carried.length];
      if (from && to) addLine(sheet, from, to);
    }
  }
}

/** Ink as drawn, every pixel 0 to 1. */
export function coverage({ width, height, areas }: Sheet): Float32Array {
  const ink = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at++) {
      sum += areas[at] ?? 0;
      ink[at] = Math.min(1, Math.abs(sum));
    }
  }
  return ink;
}
