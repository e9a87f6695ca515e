import type { Blob } from '../image/blobs.ts';
import type { Steps } from '../image/steps.ts';

/** A blob of the size of a character, by its middle. */
export interface Mark {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Marks of one straight line, from its first to its last. */
export interface TextLine {
  marks: Mark[];
  /** y = slope · x + base */
  slope: number;
  base: number;
  height: number;
}

const smallest = 7;
const fewest = 5;

const middle = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const isCharacter = ({ left, top, right, bottom, area }: Blob, tallest: number): boolean => {
  const width = right - left;
  const height = bottom - top;
  return (
    height >= smallest &&
    height <= tallest &&
    width >= 2 &&
    width <= 2.2 * height &&
    area >= 0.1 * width * height
  );
};

/** Least squares through the middles. */
function lineThrough(marks: Mark[]): TextLine {
  const count = marks.length;
  const meanX = marks.reduce((sum, { x }) => sum + x, 0) / count;
  const meanY = marks.reduce((sum, { y }) => sum + y, 0) / count;
  const across = marks.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  const slope =
    across === 0 ? 0 : marks.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / across;
  return { marks, slope, base: meanY - slope * meanX, height: middle(marks.map(({ height }) => height)) };
}

/** The nearest mark to the right that may stand in the same line; `marks` come from left to right. */
function nextOf(marks: readonly Mark[], at: number): number | null {
  const mark = marks[at];
  if (!mark) return null;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let other = at + 1; other < marks.length; other++) {
    const next = marks[other];
    if (!next) break;
    const dx = next.x - mark.x;
    if (dx > 2.4 * mark.height) break;
    const dy = Math.abs(next.y - mark.y);
    const ratio = next.height / mark.height;
    if (dx < 0.35 * mark.height || dy > 0.45 * dx || ratio < 0.6 || ratio > 1.65) continue;
    if (dx + 2 * dy < least) {
      least = dx + 2 * dy;
      best = other;
    }
  }
  return best;
}

function chainsOf(marks: readonly Mark[]): Mark[][] {
  const next = marks.map((_, at) => nextOf(marks, at));
  const taken = new Set<number>();
  const chains: Mark[][] = [];
  for (let start = 0; start < marks.length; start++) {
    if (taken.has(start)) continue;
    const chain: Mark[] = [];
    for (let at: number | null = start; at !== null && !taken.has(at); at = next[at] ?? null) {
      taken.add(at);
      const mark = marks[at];
      if (mark) chain.push(mark);
    }
    if (chain.length >= fewest) chains.push(chain);
  }
  return chains;
}

/** Belongs to the line that the longer one is the better part of. */
const continues = (line: TextLine, { marks, height }: TextLine): boolean =>
  height / line.height > 0.72 &&
  height / line.height < 1.4 &&
  marks.every(({ x, y }) => Math.abs(line.slope * x + line.base - y) < 0.45 * line.height);

/** Lines of text among the blobs, the longest first. */
export function* textLines(blobs: readonly Blob[], imageHeight: number): Steps<TextLine[]> {
  const marks = blobs
    .filter((blob) => isCharacter(blob, imageHeight / 5))
    .map(({ left, top, right, bottom }) => ({
      x: (left + right) / 2,
      y: (top + bottom) / 2,
      width: right - left,
      height: bottom - top,
    }))
    .sort((a, b) => a.x - b.x);
  yield;
  const parts = chainsOf(marks)
    .map(lineThrough)
    .sort((a, b) => b.marks.length - a.marks.length);
  yield;
  const lines: TextLine[] = [];
  for (const part of parts) {
    const at = lines.findIndex((line) => continues(line, part));
    const line = lines[at];
    if (line) lines[at] = lineThrough([...line.marks, ...part.marks].sort((a, b) => a.x - b.x));
    else lines.push(part);
  }
  return lines.sort((a, b) => b.marks.length - a.marks.length);
}
