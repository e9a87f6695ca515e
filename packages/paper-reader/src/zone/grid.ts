import { backOf, carry, fitHomography, type Homography, inUnit, type Pair } from '../grid/homography.ts';
import { columnsOf, type Placed, shiftOf } from './columns.ts';
import type { Mark, TextLine } from './text-lines.ts';

/** Where the characters of a zone stand; columns count from the leftmost mark of all of its lines. */
export interface Grid {
  /** from column and row to the picture */
  h: Homography;
  columns: number;
  rows: number;
  /** how many rows the width of a character is */
  rowHeight: number;
  /** width of a character in pixels */
  pitch: number;
  /** degrees out of the level */
  roll: number;
}

/* mean height of what a zone holds, in widths of a character */
const meanHeight = 0.97;
const rounds = 5;
const fewest = 8;
/* of a column; the middle of a mark is not that of its place for each character */
const farthest = 0.28;

interface Row {
  placed: Placed[];
  line: TextLine;
}

/** Every mark at the place that the sheet has for it, if it is near one. */
function replaced(h: Homography, marks: readonly Mark[], rows: number): Pair[] {
  const back = backOf(h);
  if (!back) return [];
  return marks.flatMap((mark) => {
    const { x, y } = carry(back, mark.x, mark.y);
    const from = { x: Math.round(x), y: Math.round(y) };
    const near = Math.abs(x - from.x) < farthest && Math.abs(y - from.y) < farthest / 2;
    return near && from.y >= 0 && from.y < rows ? [{ from, to: mark }] : [];
  });
}

function fitted(
  pairs: readonly Pair[],
  marks: readonly Mark[],
  rows: number,
): { h: Homography; kept: readonly Pair[] } | null {
  let kept = pairs;
  let h: Homography | null = null;
  for (let round = 0; round < rounds; round++) {
    h = fitHomography(kept);
    if (!h) return null;
    kept = replaced(h, marks, rows);
    if (kept.length < 16) return null;
  }
  return h && { h, kept };
}

/** The grid on which these lines, from top to bottom, stand; null when they stand on none. */
export function gridOf(lines: readonly TextLine[]): Grid | null {
  const rows = lines.map((line): Row => ({ line, placed: columnsOf(line) }));
  const first = rows[0];
  if (!first || rows.some(({ placed }) => placed.length < fewest)) return null;
  const pairs: Pair[] = [];
  const heights: number[] = [];
  for (const [row, { placed, line }] of rows.entries()) {
    const shift = row === 0 ? 0 : shiftOf(first.placed, placed, first.line);
    for (const { mark, column } of placed) {
      pairs.push({ from: { x: column + shift, y: row }, to: { x: mark.x, y: mark.y } });
      const lean = Math.abs(line.slope);
      /* the box of what is turned is larger than what is in it */
      heights.push((mark.height - mark.width * lean) / ((1 - lean * lean) / Math.hypot(1, lean)));
    }
  }
  const leftmost = Math.min(...pairs.map(({ from }) => from.x));
  for (const { from } of pairs) from.x -= leftmost;
  const fit = fitted(
    pairs,
    lines.flatMap(({ marks }) => marks),
    rows.length,
  );
  if (!fit || fit.kept.length < 0.6 * pairs.length) return null;
  const { from, to } = edgesOf(fit.kept);
  const h = movedTo(fit.h, from);
  const columns = to - from + 1;
  return { h, columns, rows: rows.length, ...sizesOf(h, columns, rows.length, heights) };
}

/** First and last column that more than one line has a mark in; a speck beside the zone has no fellow. */
function edgesOf(pairs: readonly Pair[]): { from: number; to: number } {
  const counts = new Map<number, number>();
  for (const { from } of pairs) counts.set(from.x, (counts.get(from.x) ?? 0) + 1);
  const shared = [...counts].filter(([, count]) => count > 1).map(([column]) => column);
  return { from: Math.min(...shared), to: Math.max(...shared) };
}

/** The same grid, counted from another column. */
const movedTo = (h: Homography, column: number): Homography => {
  const [a, b, c, d, e, f, g, i] = h;
  return inUnit([a, b, a * column + c, d, e, d * column + f, g, i, g * column + 1]);
};

function sizesOf(h: Homography, columns: number, rows: number, heights: number[]) {
  const middle = { x: columns / 2, y: (rows - 1) / 2 };
  const at = carry(h, middle.x, middle.y);
  const right = carry(h, middle.x + 1, middle.y);
  const below = carry(h, middle.x, middle.y + 1);
  const line = Math.hypot(below.x - at.x, below.y - at.y);
  const height = heights.reduce((sum, value) => sum + value, 0) / heights.length;
  return {
    rowHeight: height / meanHeight / line,
    pitch: Math.hypot(right.x - at.x, right.y - at.y),
    roll: (Math.atan2(right.y - at.y, right.x - at.x) * 180) / Math.PI,
  };
}
