import type { Mark, TextLine } from './text-lines.ts';

/** A mark and the column it stands in, counted from its line's first mark. */
export interface Placed {
  mark: Mark;
  column: number;
}

interface Gap {
  /** where it is along the line, and how wide */
  at: number;
  wide: number;
}

const rounds = 3;
const widest = 1.35;

/** The width of a column wherever one is along the line: the far side of a leaning paper is narrower. */
function widthsOf(gaps: readonly Gap[]): ((at: number) => number) | null {
  let kept = gaps;
  let widthAt: ((at: number) => number) | null = null;
  for (let round = 0; round < rounds && kept.length >= 6; round++) {
    const count = kept.length;
    const meanAt = kept.reduce((sum, { at }) => sum + at, 0) / count;
    const meanWide = kept.reduce((sum, { wide }) => sum + wide, 0) / count;
    const spread = kept.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
    const steep =
      kept.reduce((sum, { at, wide }) => sum + (at - meanAt) * (wide - meanWide), 0) / (spread || 1);
    const now = (at: number): number => meanWide + steep * (at - meanAt);
    widthAt = now;
    kept = gaps.filter(({ at, wide }) => Math.abs(wide / now(at) - 1) < 0.22);
  }
  return widthAt;
}

/** How far along its line, or one beside it, a mark stands. */
const placeAlong =
  ({ slope }: TextLine) =>
  ({ x, y }: Mark): number =>
    (x + slope * y) / Math.hypot(1, slope);

/** Marks of a zone stand one width apart; what is between two columns belongs to none. */
export function columnsOf(line: TextLine): Placed[] {
  const { marks, height } = line;
  const placeOf = placeAlong(line);
  const first = marks[0];
  const gaps = marks.slice(1).map((mark, at): Gap => {
    const before = placeOf(marks[at] ?? mark);
    return { at: (before + placeOf(mark)) / 2, wide: placeOf(mark) - before };
  });
  const middle = gaps
    .map(({ wide }) => wide)
    .filter((wide) => wide > 0.6 * height && wide < 1.7 * height)
    .sort((a, b) => a - b);
  const usual = middle[middle.length >> 1];
  if (usual === undefined || !first) return [];
  const widthAt = widthsOf(gaps.filter(({ wide }) => Math.abs(wide / usual - 1) < 0.35));
  if (!widthAt) return [];
  const placed: Placed[] = [{ mark: first, column: 0 }];
  for (const mark of marks.slice(1)) {
    const last = placed.at(-1);
    /* two characters that run into each other have their middle between two columns */
    if (!last || mark.width > widest * widthAt(placeOf(mark))) continue;
    const from = placeOf(last.mark);
    const to = placeOf(mark);
    const columns = Math.round((to - from) / widthAt((from + to) / 2));
    if (columns >= 1) placed.push({ mark, column: last.column + columns });
  }
  return placed;
}

/** By how many columns the first mark of a lower line is to the right of the upper line's, for most of its marks. */
export function shiftOf(upper: readonly Placed[], lower: readonly Placed[], line: TextLine): number {
  const placeOf = placeAlong(line);
  const first = upper[0];
  const last = upper.at(-1);
  if (!first || !last) return 0;
  const shifts = lower.flatMap(({ mark, column }) => {
    const at = placeOf(mark);
    const right = Math.max(
      1,
      upper.findIndex((one) => placeOf(one.mark) > at),
    );
    const [a = first, b = last] = [upper[right - 1], upper[right]];
    const share = (at - placeOf(a.mark)) / (placeOf(b.mark) - placeOf(a.mark) || 1);
    return [a.column + share * (b.column - a.column) - column];
  });
  return Math.round(shifts.sort((a, b) => a - b)[shifts.length >> 1] ?? 0);
}
