import { Refusal } from './refusal.ts';

/**
 * Lets so much dear work go on at once, and so much more wait for it in the order it came.
 * @returns runs a work when there is a place
 * @throws Refusal `too-many-requests` when none is left to wait in, too
 */
export const createPlaces = (atOnce: number, waiting: number) => {
  let busy = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= atOnce) {
      if (line.length >= waiting) throw new Refusal('too-many-requests', { retryAfter: 1 });
      // who leaves hands the place over: it stays counted
      await new Promise<void>((resolve) => line.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else busy -= 1;
    }
  };
};
