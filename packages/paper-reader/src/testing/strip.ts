import { alphabet } from '../glyphs/alphabet.ts';
import { cellOf } from '../glyphs/cell.ts';
import type { Homography } from '../grid/homography.ts';
import { blurred } from './blur.ts';
import { coverage, drawGlyph, emptySheet } from './ink.ts';
import { throughJpeg } from './jpeg.ts';
import type { Cut } from './outlines.ts';
import { below, between, type Random } from './random.ts';

export interface Sample {
  cell: Float32Array;
  label: number;
}

const count = 10;

/** A piece of a line under worse conditions than a whole picture is tried with, cut into characters a little askew. */
export function stripOf(random: Random, cut: Cut): Sample[] {
  const pitch = between(random, 11, 30);
  const roll = (between(random, -13, 13) * Math.PI) / 180;
  const shear = between(random, -0.12, 0.12);
  const tall = between(random, 0.85, 1.08);
  const size = Math.ceil(pitch * (count + 2));
  const bend = Math.abs(Math.sin(roll)) * size;
  const height = Math.ceil((pitch * 3 + bend) / 8) * 8;
  const width = Math.ceil(size / 8) * 8;
  const [cos, sin] = [Math.cos(roll) * pitch, Math.sin(roll) * pitch];
  const h: Homography = [
    cos,
    (shear * Math.cos(roll) - Math.sin(roll)) * pitch * tall,
    pitch * 1.5,
    sin,
    (shear * Math.sin(roll) + Math.cos(roll)) * pitch * tall,
    roll > 0 ? pitch * 1.5 : pitch * 1.5 + bend,
    0,
    0,
    1,
  ];
  const sheet = emptySheet(width, height);
  const text = Array.from({ length: count }, () => alphabet[below(random, alphabet.length)] ?? '<');
  /* a character's middle, and half of the way up, is where the grid puts it */
  for (const [at, one] of text.entries()) drawGlyph(sheet, h, one, cut, { x: at - 0.5, y: 0.51 }, 1);
  const spread = between(random, 0.01, 0.07) * pitch;
  const weight = between(random, -0.16, 0.16);
  const printed = blurred(coverage(sheet), width, height, spread, spread).map((ink) =>
    Math.min(1, Math.max(0, (ink - 0.5 + weight) * 1.6 + 0.5)),
  );
  const paper = between(random, 110, 245);
  const ink = between(random, 10, paper * 0.62);
  const [slopeX, slopeY] = [between(random, -1, 1), between(random, -1, 1)];
  const [wave, waveX, waveY] = [between(random, 0, 14), between(random, -3, 3), between(random, -3, 3)];
  const light = printed.map((part, at) => {
    const u = (at % width) / pitch;
    const v = Math.floor(at / width) / pitch;
    return (
      paper + wave * Math.sin(waveX * u + waveY * v) + slopeX * u * 3 + slopeY * v * 3 + (ink - paper) * part
    );
  });
  const blur = between(random, 0, 0.13);
  const soft = blurred(light, width, height, (blur + between(random, 0, 0.07)) * pitch, blur * pitch);
  const noise = between(random, 0, 9);
  for (let at = 0; at < soft.length; at++)
    soft[at] = (soft[at] ?? 0) + noise * (random() + random() - 1) * 2.45;
  if (random() < 0.6) throughJpeg(soft, width, height, between(random, 35, 95));
  const image = { width, height, data: Uint8ClampedArray.from(soft) };
  return text.map((one, at) => ({
    label: alphabet.indexOf(one),
    cell: cellOf(image, h, at, 0, between(random, 0.9, 1.12), {
      dx: between(random, -0.13, 0.13),
      dy: between(random, -0.13, 0.13),
      scale: between(random, 0.93, 1.09),
    }),
  }));
}
