/** Choices that a seed repeats (mulberry32, https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32). */
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
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (share) => next() < share,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
};
