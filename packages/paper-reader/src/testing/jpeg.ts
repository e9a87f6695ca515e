import { numberAt } from '../image/number-at.ts';

/* the usual table of a JPEG's brightness, row by row */
const table = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

const wave = Float64Array.from({ length: 64 }, (_, at) => {
  const order = at >> 3;
  return Math.cos(((2 * (at & 7) + 1) * order * Math.PI) / 16) * (order === 0 ? Math.SQRT1_2 : 1) * 0.5;
});

/** Rows of a block times the waves; `back` the other way. */
function turn(block: Float64Array, back: boolean): Float64Array {
  const out = new Float64Array(64);
  for (let row = 0; row < 8; row++)
    for (let to = 0; to < 8; to++) {
      let sum = 0;
      for (let k = 0; k < 8; k++)
        sum += numberAt(block, row * 8 + k) * numberAt(wave, back ? k * 8 + to : to * 8 + k);
      /* turned over, so that the second time takes the columns */
      out[to * 8 + row] = sum;
    }
  return out;
}

/** What a JPEG of this quality (1 to 100) leaves of a picture, in place. */
export function throughJpeg(data: Float32Array, width: number, height: number, quality: number): void {
  const scale = (quality < 50 ? 5000 / quality : 200 - 2 * quality) / 100;
  const steps = table.map((step) => Math.max(1, Math.round(step * scale)));
  const block = new Float64Array(64);
  for (let top = 0; top + 8 <= height; top += 8)
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let i = 0; i < 64; i++) block[i] = numberAt(data, (top + (i >> 3)) * width + left + (i & 7)) - 128;
      const waves = turn(turn(block, false), false);
      for (let i = 0; i < 64; i++) {
        const step = steps[i] ?? 1;
        waves[i] = Math.round(numberAt(waves, i) / step) * step;
      }
      const back = turn(turn(waves, true), true);
      for (let i = 0; i < 64; i++) data[(top + (i >> 3)) * width + left + (i & 7)] = numberAt(back, i) + 128;
    }
}
