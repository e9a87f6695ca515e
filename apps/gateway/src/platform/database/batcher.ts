import { setTimeout as pause } from 'node:timers/promises';
import type { Batcher } from '../ports.ts';

interface Waiting<T> {
  item: T;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** a batch never holds the one connection of the embedded database for long */
const largestBatch = 200;

/**
 * Items are stored in the order they came. When a batch fails its items are stored one by one, so that a bad one does
 * not take the others with it.
 * @param apartMs from the beginning of a batch to that of the next: what comes after a quiet moment is stored at once, in a crowd more share one
 */
export const createBatcher = <T>(
  storeAll: (items: readonly T[]) => Promise<void>,
  apartMs = 0,
): Batcher<T> => {
  let waiting: Waiting<T>[] = [];
  let running = false;

  const store = async (batch: readonly Waiting<T>[]): Promise<void> => {
    try {
      await storeAll(batch.map(({ item }) => item));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const [only, ...others] = batch;
      if (only && others.length === 0) only.reject(error);
      else for (const one of batch) await store([one]);
    }
  };
  const run = async (): Promise<void> => {
    running = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      const began = performance.now();
      await store(batch);
      const left = began + apartMs - performance.now();
      if (left > 0) await pause(left);
    }
    running = false;
  };
  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        waiting.push({ item, resolve, reject });
        if (!running) void run();
      }),
  };
};
