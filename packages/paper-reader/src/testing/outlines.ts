import type { Place } from '../grid/homography.ts';
import { numberAt } from '../image/number-at.ts';
import file from './ocr-b.json' with { type: 'json' };

export type Cut = 'round' | 'sharp';
/** What one character takes of the em, and how high capitals are. */
export const advance = 723;
export const capHeight = 701;

const curveSteps = 6;

type Numbers = readonly [number, number, number, number, number, number];

/** Points of a cubic curve behind its first. */
const curve = (from: Place, [a, b, c, d, e, f]: Numbers): Place[] =>
  Array.from({ length: curveSteps }, (_, step) => {
    const t = (step + 1) / curveSteps;
    const u = 1 - t;
    const bend = (p: number, q: number, r: number, s: number): number =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: bend(from.x, a, c, e), y: bend(from.y, b, d, f) };
  });

const commands: Record<string, { takes: number; draw: (from: Place, numbers: Numbers) => Place[] }> = {
  M: { takes: 2, draw: (_, [x, y]) => [{ x, y }] },
  L: { takes: 2, draw: (_, [x, y]) => [{ x, y }] },
  H: { takes: 1, draw: ({ y }, [x]) => [{ x, y }] },
  V: { takes: 1, draw: ({ x }, [y]) => [{ x, y }] },
  C: { takes: 6, draw: curve },
};

/** Closed lines of a glyph, in units of the em, y upwards. */
function linesOf(path: string): Place[][] {
  const lines: Place[][] = [];
  for (const [, name = '', text = ''] of path.matchAll(/([MLHVC])([^MLHVCZ]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const command = commands[name];
    if (name === 'M') lines.push([]);
    const line = lines.at(-1);
    if (!command || !line) continue;
    for (let i = 0; i < numbers.length; i += command.takes) {
      const n = (at: number): number => numberAt(numbers, i + at);
      line.push(...command.draw(line.at(-1) ?? { x: 0, y: 0 }, [n(0), n(1), n(2), n(3), n(4), n(5)]));
    }
  }
  return lines;
}

const kept = new Map<string, Place[][]>();

/** Outlines of an OCR-B character as closed lines; none for a space. */
export function outlineOf(character: string, cut: Cut): Place[][] {
  const key = cut + character;
  const known = kept.get(key);
  if (known) return known;
  const cuts: Record<Cut, Record<string, string>> = file.cuts;
  const lines = linesOf(cuts[cut][character] ?? '');
  kept.set(key, lines);
  return lines;
}
