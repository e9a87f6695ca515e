import { numberAt } from '../image/number-at.ts';

/** Nine numbers, the last one 1: carries a place of a flat sheet to where a camera sees it. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export interface Place {
  x: number;
  y: number;
}

export function carry(h: Homography, x: number, y: number): Place {
  const [a, b, c, d, e, f, g, i] = h;
  const depth = g * x + i * y + 1;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** The row with the largest number in a column, from a row on. */
function pivotOf(rows: readonly Float64Array[], column: number): number {
  let pivot = column;
  for (let row = column + 1; row < rows.length; row++)
    if (Math.abs(cellAt(rows, row, column)) > Math.abs(cellAt(rows, pivot, column))) pivot = row;
  return pivot;
}

const cellAt = (rows: readonly Float64Array[], row: number, column: number): number =>
  rows[row]?.[column] ?? 0;

/** Gauss with pivots; null when the equations do not settle it. */
function solve(rows: Float64Array[]): number[] | null {
  const size = rows.length;
  for (let at = 0; at < size; at++) {
    const pivot = pivotOf(rows, at);
    const [lead, other] = [rows[pivot], rows[at]];
    if (!lead || !other || Math.abs(numberAt(lead, at)) < 1e-12) return null;
    rows[at] = lead;
    rows[pivot] = other;
    for (const into of rows) {
      if (into === lead) continue;
      const share = numberAt(into, at) / numberAt(lead, at);
      for (let column = at; column <= size; column++)
        into[column] = numberAt(into, column) - share * numberAt(lead, column);
    }
  }
  return rows.map((row, at) => numberAt(row, size) / numberAt(row, at));
}

export interface Pair {
  from: Place;
  to: Place;
}

/** What one pair says of the eight numbers: two equations, the known side last. */
const equationsOf = ({ from, to }: Pair, scale: number): number[][] => {
  const x = to.x / scale;
  const y = to.y / scale;
  return [
    [from.x, from.y, 1, 0, 0, 0, -x * from.x, -x * from.y, x],
    [0, 0, 0, from.x, from.y, 1, -y * from.x, -y * from.y, y],
  ];
};

/** The homography that carries `from` to `to` best, by least squares of the linear equations. */
export function fitHomography(pairs: readonly Pair[]): Homography | null {
  const rows = Array.from({ length: 8 }, () => new Float64Array(9));
  /* numbers of about one keep the equations apart */
  const scale = Math.max(...pairs.map(({ to }) => Math.max(Math.abs(to.x), Math.abs(to.y))), 1);
  for (const equation of pairs.flatMap((pair) => equationsOf(pair, scale)))
    for (const [i, into] of rows.entries())
      for (let j = 0; j < 9; j++) into[j] = numberAt(into, j) + numberAt(equation, i) * numberAt(equation, j);
  const solved = solve(rows);
  return solved && nineOf([...solved.slice(0, 6).map((value) => value * scale), ...solved.slice(6), 1]);
}

const nineOf = (values: readonly number[]): Homography => {
  const n = (at: number): number => numberAt(values, at);
  return [n(0), n(1), n(2), n(3), n(4), n(5), n(6), n(7), n(8)];
};

/** The same view, its numbers in another size. */
export const inUnit = (values: readonly number[]): Homography =>
  nineOf(values.map((value) => value / numberAt(values, 8)));

/** The other way round; null where everything would fall on one line. */
export function backOf(h: Homography): Homography | null {
  const [a, b, c, d, e, f, g, i] = h;
  const whole = a * e - b * d;
  if (Math.abs(whole) < 1e-12) return null;
  return inUnit([
    e - f * i,
    c * i - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * i - e * g,
    b * g - a * i,
    whole,
  ]);
}
