import { alphabet } from './alphabet.ts';
import { cellSize } from './cell.ts';

/** Two layers of weights, the first one with a floor at nothing. */
export interface Network {
  hidden: number;
  first: Float32Array;
  firstBias: Float32Array;
  second: Float32Array;
  secondBias: Float32Array;
}

/** How likely each character of the alphabet is, as logarithms. */
export function judge(network: Network, cell: Float32Array): Float32Array {
  const { hidden, first, firstBias, second, secondBias } = network;
  const middle = new Float32Array(hidden);
  for (let unit = 0; unit < hidden; unit++) {
    let sum = firstBias[unit] ?? 0;
    const from = unit * cellSize;
    for (let at = 0; at < cellSize; at++) sum += (first[from + at] ?? 0) * (cell[at] ?? 0);
    middle[unit] = Math.max(0, sum);
  }
  const out = new Float32Array(alphabet.length);
  for (let one = 0; one < out.length; one++) {
    let sum = secondBias[one] ?? 0;
    for (let unit = 0; unit < hidden; unit++) sum += (second[one * hidden + unit] ?? 0) * (middle[unit] ?? 0);
    out[one] = sum;
  }
  const most = Math.max(...out);
  const whole = Math.log(out.reduce((sum, value) => sum + Math.exp(value - most), 0)) + most;
  return out.map((value) => value - whole);
}
