const firstMs = 1000;
const growth = 1.5;

/**
 * Milliseconds before the next call of a poll: 1 s, 1.5 s, … at most `slowestMs`.
 * @param count how many calls there were
 */
export const everSlower = (count: number, slowestMs = 15_000): number =>
  Math.min(firstMs * growth ** Math.max(0, count - 1), slowestMs);
