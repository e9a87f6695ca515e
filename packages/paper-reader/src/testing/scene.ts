import { backOf, type Homography } from '../grid/homography.ts';
import { emptyGrey, type GreyImage, greyAt } from '../image/grey-image.ts';
import { numberAt } from '../image/number-at.ts';
import { blurred } from './blur.ts';
import { type Seen, seenBy, type View } from './camera.ts';
import { coverage, drawGlyph, emptySheet, type Sheet } from './ink.ts';
import { throughJpeg } from './jpeg.ts';
import type { Cut } from './outlines.ts';
import { between, type Random } from './random.ts';
import type { ZoneKind } from './zone-text.ts';

export interface Conditions {
  view: View;
  cut: Cut;
  /** drawn flat and photographed from pixels, instead of drawn as it is seen */
  scanned: boolean;
  /** greys of paper, ink and table */
  paper: number;
  ink: number;
  table: number;
  /** how strongly the paper is patterned, in greys */
  pattern: number;
  /** blur across and down, as shares of a character's width */
  across: number;
  down: number;
  /** light falls off from one side to the other by this share */
  shade: number;
  /** brightness of a reflection, 0 to 1, its place on the paper and its size in characters */
  glare: { strength: number; x: number; y: number; size: number };
  noise: number;
  /** null for a picture that was never a JPEG */
  jpeg: number | null;
}

/* papers in characters of 2.54 mm: width, height, and where the last line of the zone stands */
const papers: Record<ZoneKind, { wide: number; high: number; left: number; foot: number }> = {
  TD1: { wide: 33.7, high: 21.3, left: 1.8, foot: 19 },
  TD2: { wide: 41.3, high: 29.1, left: 2.4, foot: 26.6 },
  TD3: { wide: 49.2, high: 34.6, left: 2.4, foot: 32.2 },
};
const lineHeight = 2.5;
const other = 'REPUBLICOFTURKEYPASAPORTKIMLIKKARTI0123456789';

/** The zone and, above it, words and a portrait that are none. */
function printed(
  sheet: Sheet,
  h: Homography,
  lines: readonly string[],
  kind: ZoneKind,
  cut: Cut,
  random: Random,
) {
  const { wide, left, foot } = papers[kind];
  for (const [row, line] of lines.entries())
    for (const [at, character] of Array.from(line).entries())
      drawGlyph(
        sheet,
        h,
        character,
        cut,
        { x: left + at, y: foot - (lines.length - 1 - row) * lineHeight },
        1,
      );
  const above = foot - lines.length * lineHeight - 1;
  for (let y = 3; y < above; y += between(random, 1.5, 3)) {
    const size = between(random, 0.45, 0.85);
    let x = wide * between(random, 0.3, 0.5);
    for (let count = Math.floor(between(random, 3, 16)); count > 0 && x < wide - 2; count--, x += size)
      drawGlyph(sheet, h, other[Math.floor(random() * other.length)] ?? 'A', cut, { x, y }, size);
  }
}

function mustTurn(h: Homography): Homography {
  const back = backOf(h);
  if (!back) throw new Error('a view from the side');
  return back;
}

/** Ink of each pixel, drawn through the view, or drawn flat and looked at. */
function inkOf(
  seen: Seen,
  asked: Conditions,
  lines: readonly string[],
  kind: ZoneKind,
  random: Random,
): Float32Array {
  if (!asked.scanned) {
    const sheet = emptySheet(seen.width, seen.height);
    printed(sheet, seen.h, lines, kind, asked.cut, random);
    return coverage(sheet);
  }
  const { wide, high } = papers[kind];
  const fine = 22;
  const flat = emptySheet(Math.ceil(wide * fine), Math.ceil(high * fine));
  printed(flat, [fine, 0, 0, 0, fine, 0, 0, 0, 1], lines, kind, asked.cut, random);
  const scan = emptyGrey(flat.width, flat.height);
  coverage(flat).forEach((value, at) => {
    scan.data[at] = value * 255;
  });
  const back = mustTurn(seen.h);
  const [a, b, c, d, e, f, g, i] = back;
  const ink = new Float32Array(seen.width * seen.height);
  for (let y = 0; y < seen.height; y++)
    for (let x = 0; x < seen.width; x++) {
      const depth = 1 / (g * (x + 0.5) + i * (y + 0.5) + 1);
      const u = (a * (x + 0.5) + b * (y + 0.5) + c) * depth;
      const v = (d * (x + 0.5) + e * (y + 0.5) + f) * depth;
      if (u > 0 && v > 0 && u < wide && v < high)
        ink[y * seen.width + x] = greyAt(scan, u * fine - 0.5, v * fine - 0.5) / 255;
    }
  return ink;
}

/** Light that comes back from each place: paper with its pattern and portrait, ink, the table around, a shade, a reflection. */
function lightOf(
  ink: Float32Array,
  back: Homography,
  { width, height }: Seen,
  asked: Conditions,
  kind: ZoneKind,
  random: Random,
): Float32Array {
  const { wide, high, foot } = papers[kind];
  const [a, b, c, d, e, f, g, i] = back;
  const [one, two] = [between(random, -2, 2), between(random, -2, 2)];
  const light = new Float32Array(width * height);
  const edge = { left: 2, right: wide * 0.28, top: high * 0.15, bottom: Math.min(high * 0.6, foot - 7) };
  const inPortrait = (u: number, v: number): boolean =>
    u > edge.left && u < edge.right && v > edge.top && v < edge.bottom;
  const { glare } = asked;
  let wave = 0;
  const toneAt = (u: number, v: number, isFourth: boolean): number => {
    /* a pattern is wider than four pixels */
    if (isFourth || wave === 0) wave = asked.pattern * Math.sin(one * u + two * v + Math.sin(1.7 * v - u));
    const tone = asked.paper + wave;
    return inPortrait(u, v) ? tone * (0.55 + 0.3 * Math.sin(u * 1.3) * Math.cos(v * 0.9)) : tone;
  };
  const glareAt = (u: number, v: number): number => {
    const far = ((u - glare.x) ** 2 + (v - glare.y) ** 2) / glare.size ** 2;
    return far < 8 ? glare.strength * Math.exp(-far) : 0;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const depth = 1 / (g * x + i * y + 1);
      const u = (a * x + b * y + c) * depth;
      const v = (d * x + e * y + f) * depth;
      const at = y * width + x;
      let value = asked.table;
      if (u >= 0 && v >= 0 && u <= wide && v <= high) {
        const tone = toneAt(u, v, (x & 3) === 0);
        value = tone + (asked.ink - tone) * numberAt(ink, at);
      }
      value *= 1 - asked.shade * (u / wide);
      light[at] = glare.strength > 0 ? value + (255 - value) * glareAt(u, v) : value;
    }
  return light;
}

/** A picture of a paper with this zone. */
export function photographOf(
  lines: readonly string[],
  kind: ZoneKind,
  asked: Conditions,
  random: Random,
): GreyImage {
  const { wide, high } = papers[kind];
  const seen = seenBy(asked.view, wide, high);
  const { width, height } = seen;
  const ink = inkOf(seen, asked, lines, kind, random);
  const light = lightOf(ink, mustTurn(seen.h), seen, asked, kind, random);
  const { pitch } = asked.view;
  const soft = blurred(light, width, height, asked.across * pitch, asked.down * pitch);
  for (let at = 0; at < soft.length; at++)
    soft[at] = numberAt(soft, at) + asked.noise * (random() + random() - 1) * 2.45;
  if (asked.jpeg !== null) throughJpeg(soft, width, height, asked.jpeg);
  return { width, height, data: Uint8ClampedArray.from(soft) };
}

/** Conditions of a hand that means it: the ranges of which the measurement speaks. */
export function randomConditions(random: Random, kind: ZoneKind): Conditions {
  const { wide, high } = papers[kind];
  const blur = between(random, 0, 0.1);
  return {
    view: {
      roll: between(random, -12, 12),
      lean: between(random, -22, 22),
      sway: between(random, -22, 22),
      pitch: between(random, 12, 22),
      margin: between(random, 0.01, 0.1),
    },
    cut: random() < 0.5 ? 'round' : 'sharp',
    scanned: random() < 0.4,
    paper: between(random, 150, 240),
    ink: between(random, 15, 75),
    table: between(random, 30, 230),
    pattern: between(random, 0, 16),
    across: blur + between(random, 0, 0.06),
    down: blur,
    shade: between(random, 0, 0.45),
    glare: {
      strength: random() < 0.5 ? between(random, 0.1, 0.7) : 0,
      x: between(random, 0, wide),
      y: between(random, 0, high),
      size: between(random, 3, 10),
    },
    noise: between(random, 0.5, 7),
    jpeg: random() < 0.4 ? between(random, 40, 95) : null,
  };
}

/** Conditions of a paper that lies flat in good light. */
export const plainConditions = (kind: ZoneKind, pitch = 14): Conditions => ({
  ...randomConditions(() => 0.5, kind),
  view: { roll: 2, lean: 3, sway: -3, pitch, margin: 0.04 },
  across: 0.02,
  down: 0.02,
  noise: 1,
  shade: 0.1,
  glare: { strength: 0, x: 0, y: 0, size: 1 },
  jpeg: null,
});
