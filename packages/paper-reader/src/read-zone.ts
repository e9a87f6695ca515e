import type { IsoDate } from '@sigorta/validators/iso-date';
import type { Network } from './glyphs/network.ts';
import { chancesAt } from './glyphs/place-chances.ts';
import { blobsOf } from './image/blobs.ts';
import type { GreyImage } from './image/grey-image.ts';
import { inkMask } from './image/ink-mask.ts';
import { lightOf } from './image/light.ts';
import type { Steps } from './image/steps.ts';
import { type Chosen, chooseCharacter, placesOf } from './zone/choose-characters.ts';
import { decide, type Placing, placings } from './zone/decide.ts';
import { type Grid, gridOf } from './zone/grid.ts';
import { lineGroups } from './zone/line-groups.ts';
import type { Reading } from './zone/reading.ts';
import { textLines } from './zone/text-lines.ts';

/** Why nothing is read, as something the holder of the camera can mend. */
export type Unreadable = 'dark' | 'noZone' | 'cut' | 'small' | 'tilted' | 'blurred' | 'checks';

export type Answer = { reading: Reading } | { reading: null; reason: Unreadable };

const smallestPitch = 9;
const steepest = 25;
/* shorter lines are text of another kind */
const fewestColumns = 20;

/** The characters of a zone that begins in this column, line by line; null as soon as one is unclear. */
function* charactersOf(
  grid: Grid,
  { kind, start }: Placing,
  chance: (column: number, row: number) => Float32Array,
): Steps<Chosen[][] | null> {
  const lines: Chosen[][] = [];
  for (let row = 0; row < grid.rows; row++) {
    const line: Chosen[] = [];
    for (const [at, of] of placesOf(kind, row).entries()) {
      const chosen = chooseCharacter(of, chance(start + at, row));
      if (!chosen) return null;
      line.push(chosen);
      if (at % 4 === 3) yield;
    }
    lines.push(line);
  }
  return lines;
}

/** Reads a grid in each way in which a zone may lie on it; `legible` when all of its characters were clear. */
function* readGrid(
  image: GreyImage,
  grid: Grid,
  network: Network,
  today: IsoDate,
): Steps<{ reading: Reading | null; legible: boolean }> {
  const kept = new Map<string, Float32Array>();
  const chance = (column: number, row: number): Float32Array => {
    const key = `${column} ${row}`;
    const known = kept.get(key) ?? chancesAt(network, image, grid.h, column, row, grid.rowHeight);
    kept.set(key, known);
    return known;
  };
  let legible = false;
  for (const placing of placings(grid.rows, grid.columns)) {
    const lines = yield* charactersOf(grid, placing, chance);
    const reading = lines && decide(placing.kind, lines, today);
    if (reading) return { reading, legible: true };
    legible ||= lines !== null;
  }
  return { reading: null, legible };
}

/* what is plain first; what ran together when it was out of focus is parted by stricter looks */
const shares = [0.5, 1.2, 0.8];

/** What is wrong with a grid before anything of it is read. */
function hindranceOf(grid: Grid): Unreadable | null {
  if (placings(grid.rows, grid.columns).length === 0) return grid.columns >= fewestColumns ? 'cut' : 'noZone';
  return grid.pitch < smallestPitch ? 'small' : null;
}

/** Why characters of a grid are not clear. */
const unclear = ({ roll }: Grid): Unreadable => (Math.abs(roll) > steepest ? 'tilted' : 'blurred');

function* readOnce(image: GreyImage, share: number, network: Network, today: IsoDate): Steps<Answer> {
  const mask = yield* inkMask(image, Math.round(Math.max(12, image.width / 36)), share);
  const lines = yield* textLines(yield* blobsOf(mask), image.height);
  let reason: Unreadable = 'noZone';
  for (const group of lineGroups(lines)) {
    const grid = gridOf(group);
    yield;
    if (!grid) continue;
    const hindrance = hindranceOf(grid);
    if (reason === 'noZone' && hindrance) reason = hindrance;
    if (hindrance) continue;
    const { reading, legible } = yield* readGrid(image, grid, network, today);
    if (reading) return { reading };
    if (reason !== 'checks') reason = legible ? 'checks' : unclear(grid);
  }
  return { reading: null, reason };
}

/**
 * Reads the machine-readable zone of a passport or identity card out of a picture that is the right way up. Nothing is
 * guessed: the answer is a reading whose every check digit holds, or why there is none.
 * @param today decides the century of the dates
 */
export function* readZone(image: GreyImage, network: Network, today: IsoDate): Steps<Answer> {
  if (lightOf(image).dark) return { reading: null, reason: 'dark' };
  let first: Answer | null = null;
  for (const share of shares) {
    const answer = yield* readOnce(image, share, network, today);
    if (answer.reading) return answer;
    first ??= answer;
  }
  return first ?? { reading: null, reason: 'noZone' };
}
