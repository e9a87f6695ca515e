import { alphabet } from '../glyphs/alphabet.ts';
import { cellSize } from '../glyphs/cell.ts';
import type { Network } from '../glyphs/network.ts';
import { numberAt } from '../image/number-at.ts';
import { between, type Random } from './random.ts';
import type { Sample } from './strip.ts';

const firstMoment = 0.9;
const secondMoment = 0.999;

/** One layer's weights with what Adam remembers of their slopes. */
class Trained {
  readonly weights: Float32Array;
  readonly slopes: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;
  private steps = 0;

  constructor(size: number, spread: number, random: Random) {
    this.weights = Float32Array.from({ length: size }, () => between(random, -spread, spread));
    this.slopes = new Float32Array(size);
    this.means = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  step(rate: number): void {
    this.steps += 1;
    const bias1 = 1 - firstMoment ** this.steps;
    const bias2 = 1 - secondMoment ** this.steps;
    for (let at = 0; at < this.weights.length; at++) {
      const slope = numberAt(this.slopes, at);
      const mean = firstMoment * numberAt(this.means, at) + (1 - firstMoment) * slope;
      const square = secondMoment * numberAt(this.squares, at) + (1 - secondMoment) * slope * slope;
      this.means[at] = mean;
      this.squares[at] = square;
      this.weights[at] =
        numberAt(this.weights, at) - (rate * mean) / bias1 / (Math.sqrt(square / bias2) + 1e-8);
      this.slopes[at] = 0;
    }
  }
}

/** Teaches a network of this many hidden units from samples, batch by batch. */
export function trainer(hidden: number, random: Random) {
  const answers = alphabet.length;
  const first = new Trained(hidden * cellSize, Math.sqrt(3 / cellSize), random);
  const firstBias = new Trained(hidden, 0, random);
  const second = new Trained(answers * hidden, Math.sqrt(3 / hidden), random);
  const secondBias = new Trained(answers, 0, random);
  const middle = new Float32Array(hidden);
  const out = new Float32Array(answers);
  const back = new Float32Array(hidden);
  const network: Network = {
    hidden,
    first: first.weights,
    firstBias: firstBias.weights,
    second: second.weights,
    secondBias: secondBias.weights,
  };

  /** Fills `middle` and `out`, the latter with chances. */
  const look = (cell: Float32Array): void => {
    for (let unit = 0; unit < hidden; unit++) {
      let sum = numberAt(firstBias.weights, unit);
      for (let at = 0; at < cellSize; at++)
        sum += numberAt(first.weights, unit * cellSize + at) * numberAt(cell, at);
      middle[unit] = Math.max(0, sum);
    }
    for (let one = 0; one < answers; one++) {
      let sum = numberAt(secondBias.weights, one);
      for (let unit = 0; unit < hidden; unit++)
        sum += numberAt(second.weights, one * hidden + unit) * numberAt(middle, unit);
      out[one] = sum;
    }
    const most = Math.max(...out);
    const whole = out.reduce((sum, value) => sum + Math.exp(value - most), 0);
    for (let one = 0; one < answers; one++) out[one] = Math.exp(numberAt(out, one) - most) / whole;
  };

  /** Gathers the slopes of the upper layer, and in `back` what they ask of the lower one. */
  const blameUpper = (label: number, share: number): void => {
    back.fill(0);
    for (let one = 0; one < answers; one++) {
      const slope = (numberAt(out, one) - (one === label ? 1 : 0)) * share;
      if (Math.abs(slope) < 1e-7) continue;
      secondBias.slopes[one] = numberAt(secondBias.slopes, one) + slope;
      for (let unit = 0; unit < hidden; unit++) {
        const at = one * hidden + unit;
        second.slopes[at] = numberAt(second.slopes, at) + slope * numberAt(middle, unit);
        back[unit] = numberAt(back, unit) + slope * numberAt(second.weights, at);
      }
    }
  };

  const blameLower = (cell: Float32Array): void => {
    for (let unit = 0; unit < hidden; unit++) {
      const slope = numberAt(back, unit);
      if (middle[unit] === 0 || slope === 0) continue;
      firstBias.slopes[unit] = numberAt(firstBias.slopes, unit) + slope;
      for (let at = 0; at < cellSize; at++) {
        const to = unit * cellSize + at;
        first.slopes[to] = numberAt(first.slopes, to) + slope * numberAt(cell, at);
      }
    }
  };

  /** @returns how unlikely it thought the right answer */
  const learn = ({ cell, label }: Sample, share: number): number => {
    look(cell);
    blameUpper(label, share);
    blameLower(cell);
    return -Math.log(Math.max(1e-12, numberAt(out, label)));
  };

  return {
    network,
    /** @returns the mean loss of the batch before it was learned */
    batch(samples: readonly Sample[], rate: number): number {
      let loss = 0;
      for (const sample of samples) loss += learn(sample, 1 / samples.length);
      for (const layer of [first, firstBias, second, secondBias]) layer.step(rate);
      return loss / samples.length;
    },
  };
}
