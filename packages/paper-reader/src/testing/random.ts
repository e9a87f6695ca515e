/** The same numbers for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export type Random = () => number;
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);
export const below = (random: Random, count: number): number => Math.floor(random() * count);
export const oneOf = <T>(random: Random, list: readonly [T, ...T[]]): T =>
  list[below(random, list.length)] ?? list[0];
