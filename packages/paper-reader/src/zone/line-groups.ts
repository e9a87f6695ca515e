import type { TextLine } from './text-lines.ts';

const fewest = 12;
const closest = 1.7;
const farthest = 3.6;
const mostApart = 0.1;

const middleOf = ({ marks }: TextLine): number => ((marks[0]?.x ?? 0) + (marks.at(-1)?.x ?? 0)) / 2;

/** How far below another line one stands, in heights of its characters. */
function below(upper: TextLine, lower: TextLine): number {
  const x = (middleOf(upper) + middleOf(lower)) / 2;
  const down = lower.slope * x + lower.base - (upper.slope * x + upper.base);
  return down / Math.hypot(1, upper.slope) / upper.height;
}

const isBelow = (upper: TextLine, lower: TextLine): boolean => {
  const far = below(upper, lower);
  const ratio = lower.height / upper.height;
  const shared =
    Math.min(upper.marks.at(-1)?.x ?? 0, lower.marks.at(-1)?.x ?? 0) -
    Math.max(upper.marks[0]?.x ?? 0, lower.marks[0]?.x ?? 0);
  const width = (upper.marks.at(-1)?.x ?? 0) - (upper.marks[0]?.x ?? 0);
  return (
    far > closest &&
    far < farthest &&
    ratio > 0.7 &&
    ratio < 1.4 &&
    Math.abs(upper.slope - lower.slope) < mostApart &&
    shared > 0.5 * width
  );
};

/** Lines that may be a zone together: three, or two, under each other; more lines first. */
export function lineGroups(lines: readonly TextLine[]): TextLine[][] {
  const long = lines.filter(({ marks }) => marks.length >= fewest).slice(0, 12);
  const pairs = long.flatMap((upper) =>
    long.filter((lower) => lower !== upper && isBelow(upper, lower)).map((lower) => [upper, lower] as const),
  );
  const triples = pairs.flatMap(([upper, middle]) =>
    pairs.filter(([one]) => one === middle).map(([, lower]) => [upper, middle, lower]),
  );
  const count = (group: readonly TextLine[]): number =>
    group.reduce((sum, { marks }) => sum + marks.length, 0);
  const longest = (groups: TextLine[][]): TextLine[][] => groups.sort((a, b) => count(b) - count(a));
  return [...longest(triples), ...longest(pairs.map((pair) => [...pair]))].slice(0, 6);
}
