import { numberAt } from '../image/number-at.ts';

/** One dimension of a picture smeared by a kernel of an odd number of weights; beyond its border it goes on as there. */
function smear(
  data: Float32Array,
  width: number,
  height: number,
  kernel: Float32Array,
  step: number,
): Float32Array {
  const out = new Float32Array(data.length);
  const reach = (kernel.length - 1) / 2;
  const end = (step === 1 ? width : height) - 1;
  for (let at = 0; at < data.length; at++) {
    const place = step === 1 ? at % width : Math.floor(at / width);
    const inside = place >= reach && place <= end - reach;
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const shift = inside ? k : Math.min(Math.max(place + k, 0), end) - place;
      sum += numberAt(kernel, k + reach) * numberAt(data, at + shift * step);
    }
    out[at] = sum;
  }
  return out;
}

const bell = (sigma: number): Float32Array => {
  const reach = Math.max(1, Math.ceil(sigma * 2.2));
  const weights = Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return Float32Array.from(weights, (weight) => weight / whole);
};

/**
 * A picture out of focus, and moved while it was taken.
 * @param across,down in pixels, the spread of each direction
 */
export function blurred(
  data: Float32Array,
  width: number,
  height: number,
  across: number,
  down: number,
): Float32Array {
  const once = across > 0.2 ? smear(data, width, height, bell(across), 1) : data;
  return down > 0.2 ? smear(once, width, height, bell(down), width) : once;
}
