import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Chosen } from './choose-characters.ts';
import { lineCount, lineLength, type ZoneKind } from './layout.ts';
import { type Reading, readingOf } from './reading.ts';

const kinds: readonly ZoneKind[] = ['TD1', 'TD2', 'TD3'];
/* characters of its ends that ran together, and marks beside the zone */
const mostMissing = 6;
const mostBeside = 3;
const mostOpen = 4;

/** Every text that a line may be where places are open. */
function textsOf(line: readonly Chosen[]): string[] {
  let texts = [''];
  for (const { one, other } of line)
    texts = texts.flatMap((text) => (other === null ? [text + one] : [text + one, text + other]));
  return texts;
}

export interface Placing {
  kind: ZoneKind;
  /** the column of its first character; below nothing where the grid lacks its beginning */
  start: number;
}

/** The kinds of zone that so many rows and columns may be, with the column of their first character. */
export function placings(rows: number, columns: number): Placing[] {
  return kinds
    .filter(
      (kind) =>
        lineCount[kind] === rows &&
        columns >= lineLength[kind] - mostMissing &&
        columns <= lineLength[kind] + mostBeside,
    )
    .flatMap((kind) => {
      const spare = columns - lineLength[kind];
      const starts = Array.from({ length: Math.abs(spare) + 1 }, (_, at) => (spare < 0 ? -at : at));
      return starts.map((start) => ({ kind, start }));
    });
}

/** The one reading of which every check digit holds; null where there is none, or more than one. */
export function decide(
  kind: ZoneKind,
  lines: readonly (readonly Chosen[])[],
  today: IsoDate,
): Reading | null {
  if (lines.flat().filter(({ other }) => other !== null).length > mostOpen) return null;
  let ways: string[][] = [[]];
  for (const line of lines) {
    const texts = textsOf(line);
    ways = ways.flatMap((way) => texts.map((text) => [...way, text]));
  }
  const [reading, second] = ways.flatMap((way) => readingOf(kind, way, today) ?? []);
  return reading && !second ? reading : null;
}
