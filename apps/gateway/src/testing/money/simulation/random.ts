import { randomFrom } from '@sigorta/product-kit/testing/random-from';
/** Choices that a seed repeats. */
export interface Choices {
  /** 0 ≤ x < 1 */
  next: () => number;
  /** a whole number, both ends included */
  between: (least: number, most: number) => number;
  /** true this often, 0 to 1 */
  chance: (share: number) => boolean;
  /** one of them */
  pick: <T>(from: readonly [T, ...T[]]) => T;
}

export const choicesOf = (seed: number): Choices => {
  const next = randomFrom(seed);
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
};
