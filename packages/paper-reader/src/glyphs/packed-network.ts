import { alphabet } from './alphabet.ts';
import { cellSize } from './cell.ts';
import type { Network } from './network.ts';

/*
 * A network as text: how large a step is and the bias, for each hidden unit and then for each answer, as 32-bit numbers;
 * behind them every weight as so many steps in one byte. Base64, which compresses back to the bytes.
 */

interface Layer {
  weights: Float32Array;
  bias: Float32Array;
}

const steps = 127;

const layersOf = ({ first, firstBias, second, secondBias }: Network): Layer[] => [
  { weights: first, bias: firstBias },
  { weights: second, bias: secondBias },
];

export function packNetwork(network: Network): string {
  const numbers: number[] = [];
  const bytes: number[] = [];
  for (const { weights, bias } of layersOf(network)) {
    const size = weights.length / bias.length;
    const scales = Array.from(bias, (_, unit) =>
      Math.max(1e-9, ...weights.subarray(unit * size, (unit + 1) * size).map(Math.abs)),
    ).map((most) => most / steps);
    numbers.push(...scales, ...bias);
    for (const [at, weight] of weights.entries())
      bytes.push(Math.round(weight / (scales[Math.floor(at / size)] ?? 1)));
  }
  const head = new Uint8Array(Float32Array.from(numbers).buffer);
  const body = new Uint8Array(Int8Array.from(bytes).buffer);
  return btoa(Array.from([...head, ...body], (byte) => String.fromCharCode(byte)).join(''));
}

export function unpackNetwork(text: string): Network {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const answers = alphabet.length;
  /* bytes = 8 · (hidden + answers) + hidden · cellSize + answers · hidden */
  const hidden = (bytes.length - 8 * answers) / (8 + cellSize + answers);
  const numbers = new Float32Array(bytes.buffer, 0, 2 * (hidden + answers));
  const weights = new Int8Array(bytes.buffer, numbers.byteLength);
  const layer = (units: number, size: number, numberAt: number, weightAt: number): Layer => ({
    weights: Float32Array.from(
      weights.subarray(weightAt, weightAt + units * size),
      (weight, at) => weight * (numbers[numberAt + Math.floor(at / size)] ?? 0),
    ),
    bias: numbers.slice(numberAt + units, numberAt + 2 * units),
  });
  const lower = layer(hidden, cellSize, 0, 0);
  const upper = layer(answers, hidden, 2 * hidden, hidden * cellSize);
  return {
    hidden,
    first: lower.weights,
    firstBias: lower.bias,
    second: upper.weights,
    secondBias: upper.bias,
  };
}
